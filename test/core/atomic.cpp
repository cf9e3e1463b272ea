// Tests the atomic values that several threads read and write.
#include <msr/core/atomic.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <thread>

using msr::detail::atomic;

TEST_CASE("an atomic is read and written") {
    atomic<int> number{3};
    CHECK(number == 3);
    number = 4;
    CHECK(number.load(msr::detail::memory_order::relaxed) == 4);
    number.store(5, msr::detail::memory_order::release);
    CHECK(number.load() == 5);
    CHECK(atomic<bool>{}.load() == false);
}

TEST_CASE("numbers are added and taken away, and what they were before is returned") {
    atomic<std::uint64_t> number{3};
    CHECK(number.fetch_add(2) == 3);
    CHECK(number.fetch_sub(4) == 5);
    CHECK(number == 1);
}

TEST_CASE("an exchange happens only where the value is the expected one") {
    enum class state : std::uint8_t { ready, running };
    atomic<state> current{state::ready};
    state expected = state::running;
    CHECK_FALSE(current.compare_exchange_strong(expected, state::running));
    CHECK(expected == state::ready);
    CHECK(current == state::ready);
    CHECK(current.compare_exchange_strong(expected, state::running));
    CHECK(current == state::running);
}

TEST_CASE("what two threads add is all there") {
    atomic<unsigned> sum{};
    const auto add = [&sum] {
        for (int i = 0; i < 10000; ++i)
            sum.fetch_add(1, msr::detail::memory_order::relaxed);
    };
    std::thread other{add};
    add();
    other.join();
    CHECK(sum == 20000);
}
