// Work that may be done on several cores. The library starts no threads; a program with threads
// passes a function that runs work on them.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>

namespace msr::partition {

/// The cores on which a search does its work in parts 0, 1, …, in any order and perhaps at the same
/// time. By default the calling thread runs the parts one after the other.
class cores {
public:
    /// A function that does part `part`, from 0 on, of the work that `object` describes.
    using work = void (*)(void *object, std::size_t part);
    /// A function that runs `task(context, part)` for each part below `count`, and returns when all
    /// parts are done.
    using do_all = void (*)(std::size_t count, work task, void *context);

    /// Makes an object that runs all parts on the calling thread.
    constexpr cores() = default;
    /// Makes an object that runs parts by a function of the program, which may use several threads.
    constexpr explicit cores(do_all run_all) : run{run_all} {}

    /// Returns whether a function of the program runs the parts of the search.
    constexpr bool are_several() const { return run != nullptr; }

    /// Calls `task(part)` for each part below `count`, perhaps on several threads. Returns when all
    /// parts are done.
    template <typename Work>
    void each(std::size_t count, Work &&task) const {
        if (run == nullptr || count < 2) {
            for (std::size_t part = 0; part < count; ++part)
                task(part);
            return;
        }
        run(
            count, [](void *context, std::size_t part) { (*static_cast<Work *>(context))(part); },
            &task);
    }

private:
    do_all run = nullptr;
};

} // namespace msr::partition
