// Counts of a process's threads by programs of the kernel module: each thread has a program of its
// own, and what it creates is counted with it.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace msrpp::rdt_tool {

/// `Shim`: as `msr::shim`, which must outlive this. The counting ends with this.
template <typename Shim>
class thread_counts {
public:
    /// The program must outlive this.
    thread_counts(Shim &module, const msr::program_view &program)
        : module_{module}, program_{program}, sums_(program.readouts.size()) {}
    thread_counts(const thread_counts &) = delete;
    thread_counts &operator=(const thread_counts &) = delete;
    ~thread_counts() {
        for (const msr::program_handle &each : loaded_)
            static_cast<void>(module_.unload(each));
    }

    /// From now on counts a thread, and those that it creates. If refused, nothing stays loaded.
    msr::failure add(pid_t thread) {
        msr::program_handle taken;
        if (const msr::failure why = module_.load_for_thread(program_, taken)) return why;
        msr::failure why = module_.attach(taken, thread, true);
        if (!why) why = module_.start(taken);
        if (why)
            static_cast<void>(module_.unload(taken)); // what was refused says more
        else
            loaded_.push_back(taken);
        return why;
    }

    /// Adds all threads of a process. `list()` has those that there are now: it is asked again as
    /// long as it has others than before, as threads may come meanwhile. Those are refused that
    /// were created by a counted one, and are counted with it; what the first ones are refused for
    /// is returned, unless they have ended.
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
                const msr::failure why = add(thread);
                if (why && round == 0 && is_in(list(), thread)) return why;
            }
            if (!is_new) break;
        }
        return {};
    }

    std::size_t programs() const { return loaded_.size(); }

    /// The sum of all programs by readout.
    msr::failure read(std::vector<std::uint64_t> &into) {
        into.assign(sums_.size(), 0);
        for (const msr::program_handle &each : loaded_) {
            if (const msr::failure why = module_.counts(each, sums_.data(), sums_.size()))
                return why;
            for (std::size_t i = 0; i < sums_.size(); ++i)
                into[i] += sums_[i];
        }
        return {};
    }

private:
    static bool is_in(const std::vector<pid_t> &all, pid_t one) {
        for (const pid_t each : all)
            if (each == one) return true;
        return false;
    }

    Shim &module_;
    msr::program_view program_;
    std::vector<std::uint64_t> sums_; ///< of one program
    std::vector<msr::program_handle> loaded_;
};

} // namespace msrpp::rdt_tool
