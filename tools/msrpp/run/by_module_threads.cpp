#include "carrier.hpp"
#include "command.hpp"
#include "counted_time.hpp"
#include "plain_program.hpp"
#include "report/intervals.hpp"
#include "subjects/tasks.hpp"

#include "../../support/complaint.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

namespace {

void expect_of_module(const msr::failure &problem) {
    if (problem) complain(rule_broken, "run: " + msr::message(problem));
}

/// Register programs of the kernel module, a program for each thread.
class followed_threads {
public:
    followed_threads(msr::shim &module, const family_plan &group)
        : module_{module}, group_{group} {}
    followed_threads(const followed_threads &) = delete;
    followed_threads &operator=(const followed_threads &) = delete;
    ~followed_threads() { forget(); }

    /// Unloads all register programs, then loads and attaches a register program for each of
    /// `threads`. Returns false where a thread has ended.
    bool follow(const std::vector<pid_t> &threads, bool inherit) {
        forget();
        for (const pid_t thread : threads) {
            msr::program_handle loaded;
            expect_of_module(module_.load_for_thread(group_.view(), loaded));
            loaded_.push_back(loaded);
            const msr::failure problem = module_.attach(loaded, thread, inherit);
            if (problem.system_error == ESRCH) return false;
            expect_of_module(problem);
        }
        return true;
    }
    void start() {
        for (const msr::program_handle handle : loaded_)
            expect_of_module(module_.start(handle));
    }
    /// Returns the counts, summed over all threads. `time`: nanoseconds since counting began.
    std::vector<reading> read(std::uint64_t time) {
        const std::size_t readouts = group_.view().readouts.size();
        std::vector<reading> readings(group_.choices(), {0, time, time});
        std::vector<std::uint64_t> counts(readouts);
        for (const msr::program_handle handle : loaded_) {
            expect_of_module(module_.counts(handle, counts.data(), counts.size()));
            for (std::size_t i = 0; i < readouts; ++i)
                readings[group_.choice_of(i)].count += counts[i];
        }
        return readings;
    }

private:
    void forget() {
        for (const msr::program_handle handle : std::exchange(loaded_, {}))
            // the counts were read before: a failure is ignored
            static_cast<void>(module_.unload(handle));
    }

    msr::shim &module_;
    plain_program group_;
    std::vector<msr::program_handle> loaded_;
};

/// Attaches register programs to all threads of the tasks. A thread that begins meanwhile may
/// inherit the register program of its parent, or have none: all register programs are attached
/// anew until no thread has begun meanwhile.
void follow_all(followed_threads &followed_threads, const task_time &tasks, const work &work) {
    constexpr int most_tries = 100;
    const bool inherit = work.counted.is == subject::kind::processes;
    const std::string request =
        fmt::format("{} {}", work.counted.option(), fmt::join(work.counted.tasks, ","));
    for (int attempts = 0; attempts < most_tries; ++attempts) {
        const std::vector<pid_t> threads = tasks.threads();
        if (threads.empty())
            complain(rule_broken, "run: " + request + ": it has ended, before it was counted");
        if (followed_threads.follow(threads, inherit) && tasks.threads() == threads) return;
    }
    complain(rule_broken,
             "run: " + request + ": its threads begin and end faster than they can be counted");
}

} // namespace

outcome by_module_threads(const work &work, plans groups) {
    if (groups.size() != 1 || work.kinds.size() > 1)
        complain(rule_broken,
                 fmt::format("run: {}: the kernel module follows threads with one group "
                             "of choices, on one kind of core: ask for fewer, or for "
                             "--backend perf",
                             work.counted.option()));
    for (std::size_t i = 0; i < groups.front().readouts.size(); ++i)
        if (msr::is_shared_between_cores(groups.front().readouts[i]))
            complain(
                rule_broken,
                fmt::format("run: {}: '{}' counts a unit that several CPUs share, which follows "
                            "no thread: -a counts it",
                            work.counted.option(),
                            groups.front().texts[plain_program{groups.front()}.choice_of(i)]));
    msr::shim module;
    task_time tasks{work.counted};
    std::optional<command> program;
    if (!work.program.empty()) program.emplace(work.program, std::vector<unsigned>{}, work.around);
    followed_threads followed_threads{module, groups.front()};
    follow_all(followed_threads, tasks, work);
    counted_time &time = program ? static_cast<counted_time &>(*program) : tasks;
    followed_threads.start();
    const stopwatch start;
    time.begin();
    std::vector<moment> moments = read_while_running(
        time, work, start, [&](std::uint64_t passed) { return followed_threads.read(passed); });
    outcome result{.status = time.wait(), .readings = {}, .moments = std::move(moments)};
    result.was_counted = time.began();
    result.signal = time.signal();
    if (!result.was_counted) return result;
    const std::uint64_t passed = start.nanoseconds();
    result.readings = followed_threads.read(passed);
    result.moments.push_back({passed, result.readings});
    return result;
}

} // namespace msrpp::run
