// An array that owns its memory, in place of std::unique_ptr<T[]>: <memory> takes longer to compile
// than <iostream>.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>

namespace msr::detail {

template <typename T>
class sole_array {
public:
    /// Makes `count` objects, zeros where they are numbers.
    explicit sole_array(std::size_t count) : first{new T[count]{}} {}
    sole_array(const sole_array &) = delete;
    sole_array &operator=(const sole_array &) = delete;
    ~sole_array() { delete[] first; }

    T &operator[](std::size_t i) const noexcept { return first[i]; }

private:
    T *first;
};

} // namespace msr::detail
