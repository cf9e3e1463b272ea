// A backend for tests that takes whole register programs and counts a thread: each count is the
// kernel's number of the thread.
#pragma once

#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

#include <sys/types.h>
#include <unistd.h>

/// A backend of whole register programs that counts the thread which loaded last.
struct following_recorder : msr::recorder {
    msr::failure load(unsigned, const msr::program_view &, msr::program_handle &handle) noexcept {
        thread = ::gettid();
        handle = {.number = ++loads};
        return {};
    }
    msr::failure start(msr::program_handle) noexcept { return {}; }
    msr::failure counts(msr::program_handle, std::uint64_t *values, std::size_t count) noexcept {
        for (std::size_t i = 0; i < count; ++i)
            values[i] = static_cast<std::uint64_t>(thread);
        return {};
    }
    msr::failure stop(msr::program_handle handle, std::uint64_t *values,
                      std::size_t count) noexcept {
        return counts(handle, values, count);
    }
    msr::failure unload(msr::program_handle) noexcept { return {}; }
    bool follows_thread() const noexcept { return true; }

    pid_t thread{};
    unsigned loads{};
};
