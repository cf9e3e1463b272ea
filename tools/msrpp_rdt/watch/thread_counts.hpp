// Counts of a process's threads by programs of the kernel module: each thread has a program of its
// own, which also counts threads that the thread creates.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace msrpp::rdt_tool {

/// The counts of a process's threads. `Shim`: class of a device like `msr::shim`; the device must
/// outlive the object. The counting ends with the object.
template <typename Shim>
class thread_counts {
public:
    /// `program`: the register writes that count; the memory to which `program` refers must outlive
    /// the object.
    thread_counts(Shim &module, const msr::program_view &program)
        : module_{module}, program_{program}, sums_(program.readouts.size()) {}
    thread_counts(const thread_counts &) = delete;
    thread_counts &operator=(const thread_counts &) = delete;
    ~thread_counts() {
        for (const msr::program_handle &handle : loaded_)
            static_cast<void>(module_.unload(handle));
    }

    /// Counts a thread, and threads that it creates, from the call on. If the kernel module
    /// refuses, nothing stays loaded.
    msr::failure add(pid_t thread) {
        msr::program_handle handle;
        if (const msr::failure problem = module_.load_for_thread(program_, handle)) return problem;
        msr::failure problem = module_.attach(handle, thread, true);
        if (!problem) problem = module_.start(handle);
        if (problem)
            // The error of the refusal is returned, not an error of unload().
            static_cast<void>(module_.unload(handle));
        else
            loaded_.push_back(handle);
        return problem;
    }

    /// Adds all threads of a process. `list()`: returns the present threads; it is called again as
    /// long as it returns new threads, because threads may begin meanwhile. Threads that a counted
    /// thread created are refused, and are counted with that thread. Returns the failure of the
    /// first threads, unless these have ended.
    template <typename List>
    msr::failure add_all(List &&list) {
        std::vector<pid_t> known;
        constexpr int most_rounds = 10;
        for (int round = 0; round < most_rounds; ++round) {
            bool is_new = false;
            for (const pid_t thread : list()) {
                if (is_in(known, thread)) continue;
                known.push_back(thread);
                is_new = true;
                const msr::failure problem = add(thread);
                if (problem && round == 0 && is_in(list(), thread)) return problem;
            }
            if (!is_new) break;
        }
        return {};
    }

    std::size_t programs() const { return loaded_.size(); }

    /// Sums the counts of all threads, for each counter of the program.
    msr::failure read(std::vector<std::uint64_t> &destination) {
        destination.assign(sums_.size(), 0);
        for (const msr::program_handle &handle : loaded_) {
            if (const msr::failure problem = module_.counts(handle, sums_.data(), sums_.size()))
                return problem;
            for (std::size_t i = 0; i < sums_.size(); ++i)
                destination[i] += sums_[i];
        }
        return {};
    }

private:
    static bool is_in(const std::vector<pid_t> &pids, pid_t pid) {
        for (const pid_t process : pids)
            if (process == pid) return true;
        return false;
    }

    Shim &module_;
    msr::program_view program_;
    std::vector<std::uint64_t> sums_; ///< counts of one thread, for each counter
    std::vector<msr::program_handle> loaded_;
};

} // namespace msrpp::rdt_tool
