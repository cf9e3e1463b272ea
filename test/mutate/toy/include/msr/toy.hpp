// A header for the test of mutate, with 1 + 1 == 2 in a comment; ../check has its expected changes.
#pragma once

#include <cstdint>
#include <utility>

#if 1 + 1 == 2
#define MSR_TOY_ONE 1
#endif

static_assert(sizeof(std::uint32_t) == 4, "4 == 4");

namespace msr {

/// Not changed: 1 + 1 == 2 /* 3 */.
template <typename T, int Size = 4>
concept toy = sizeof(T) <= 8 && requires(T &&value) {
    value + 1;
};

constexpr const char *text() noexcept(1 + 1 == 2) { return "1 + 1 // == 2"; }

constexpr const char *long_text() {
    return R"(1 + 1 == 2
        call();)";
}

constexpr bool is_small(int number) { return number < 8; } // toy.cpp: is_small(7), is_small(8)

constexpr int more(int number) { return number + 0x2f; } // no test calls more()

constexpr long distance(const int *first, const int *last) { return last - first; }

#define MSR_TOY_DECLARE(name) int name()
MSR_TOY_DECLARE(one);

inline void call(int &count, int &copy) {
    ++count;
    copy = count;
}

template <typename T>
constexpr T &&passed_on(T &value) {
    if (value > 100) value = 100;
    return std::move(value);
}

} // namespace msr
