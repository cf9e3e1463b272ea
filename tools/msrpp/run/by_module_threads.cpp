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

void expect_of_module(const msr::failure &why) {
    if (why) complain(rule_broken, "run: " + msr::message(why));
}

/// A program of the kernel module for each thread.
class followed_threads {
public:
    followed_threads(msr::shim &module, const family_plan &group)
        : module_{module}, group_{group} {}
    followed_threads(const followed_threads &) = delete;
    followed_threads &operator=(const followed_threads &) = delete;
    ~followed_threads() { forget(); }

    /// Loads and attaches all anew. False: one of the threads has ended.
    bool follow(const std::vector<pid_t> &threads, bool inherit) {
        forget();
        for (const pid_t thread : threads) {
            msr::program_handle loaded;
            expect_of_module(module_.load_for_thread(group_.view(), loaded));
            loaded_.push_back(loaded);
            const msr::failure why = module_.attach(loaded, thread, inherit);
            if (why.system_error == ESRCH) return false;
            expect_of_module(why);
        }
        return true;
    }
    void start() {
        for (const msr::program_handle each : loaded_)
            expect_of_module(module_.start(each));
    }
    /// Returns the counts of all threads, after so many nanoseconds.
    std::vector<reading> read(std::uint64_t time) {
        const std::size_t readouts = group_.view().readouts.size();
        std::vector<reading> all(group_.choices(), {0, time, time});
        std::vector<std::uint64_t> counts(readouts);
        for (const msr::program_handle each : loaded_) {
            expect_of_module(module_.counts(each, counts.data(), counts.size()));
            for (std::size_t i = 0; i < readouts; ++i)
                all[group_.choice_of(i)].count += counts[i];
        }
        return all;
    }

private:
    void forget() {
        for (const msr::program_handle each : std::exchange(loaded_, {}))
            static_cast<void>(module_.unload(each)); // what was counted has been read
    }

    msr::shim &module_;
    plain_program group_;
    std::vector<msr::program_handle> loaded_;
};

/// Follows all threads that the tasks have. A thread that begins meanwhile is followed with who
/// began it, or is not: they are attached anew until none has begun.
void follow_all(followed_threads &all, const task_time &tasks, const work &what) {
    constexpr int most_tries = 100;
    const bool inherit = what.counted.is == subject::kind::processes;
    const std::string asked =
        fmt::format("{} {}", what.counted.option(), fmt::join(what.counted.tasks, ","));
    for (int tries = 0; tries < most_tries; ++tries) {
        const std::vector<pid_t> threads = tasks.threads();
        if (threads.empty())
            complain(rule_broken, "run: " + asked + ": it has ended, before it was counted");
        if (all.follow(threads, inherit) && tasks.threads() == threads) return;
    }
    complain(rule_broken,
             "run: " + asked + ": its threads begin and end faster than they can be counted");
}

} // namespace

outcome by_module_threads(const work &what, plans groups) {
    if (groups.size() != 1 || what.kinds.size() > 1)
        complain(rule_broken,
                 fmt::format("run: {}: the kernel module follows threads with one group "
                             "of choices, on one kind of core: ask for fewer, or for "
                             "--backend perf",
                             what.counted.option()));
    for (std::size_t i = 0; i < groups.front().readouts.size(); ++i)
        if (msr::is_of_one_cpu(groups.front().readouts[i]))
            complain(
                rule_broken,
                fmt::format("run: {}: '{}' counts a unit that several CPUs share, which follows "
                            "no thread: -a counts it",
                            what.counted.option(),
                            groups.front().texts[plain_program{groups.front()}.choice_of(i)]));
    msr::shim module;
    task_time tasks{what.counted};
    std::optional<command> program;
    if (!what.program.empty()) program.emplace(what.program, std::vector<unsigned>{}, what.around);
    followed_threads all{module, groups.front()};
    follow_all(all, tasks, what);
    counted_time &time = program ? static_cast<counted_time &>(*program) : tasks;
    all.start();
    const stopwatch since;
    time.begin();
    std::vector<moment> moments = read_while_running(
        time, what, since, [&](std::uint64_t passed) { return all.read(passed); });
    outcome result{.status = time.wait(), .readings = {}, .moments = std::move(moments)};
    result.was_counted = time.began();
    result.signal = time.signal();
    if (!result.was_counted) return result;
    const std::uint64_t passed = since.nanoseconds();
    result.readings = all.read(passed);
    result.moments.push_back({passed, result.readings});
    return result;
}

} // namespace msrpp::run
