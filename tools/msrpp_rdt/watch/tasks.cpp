#include "tasks.hpp"

#include "../processor.hpp"
#include "keys.hpp"
#include "rows.hpp"
#include "stopping.hpp"
#include "thread_counts.hpp"
#include "watch.hpp"

#include "../../msrpp/choices/cpu_aliases.hpp"
#include "../../msrpp/family.hpp"
#include "../../msrpp/run/plain_program.hpp"
#include "../../msrpp/settings.hpp"
#include "../../support/complaint.hpp"

#include <msr/backend/message.hpp>
#include <msr/processor/cpuid.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <memory>
#include <system_error>
#include <vector>

namespace msrpp::rdt_tool {

namespace {

constexpr double in_kilobytes = 1024, in_megabytes = 1e6;

msr::task_group made(msr::shim &device, const msr::group_choice &group_choice,
                     const char *command) {
    msr::task_group group;
    if (const msr::failure problem = device.group(group_choice, group)) {
        if (problem.kind != msr::error_code::device_missing)
            complain(rule_broken, fmt::format("rdt: {}: {}", command, msr::message(problem)));
        complain(rule_broken,
                 fmt::format("rdt: {}: a task takes its class with it only where the kernel writes "
                             "IA32_PQR_ASSOC at each context switch, which msrpp's kernel module "
                             "does: {}; without it pin the task to CPUs of its own (taskset -a -p) "
                             "and name these: --cpus",
                             command, msr::message(problem)));
    }
    return group;
}

void attach(msr::task_group &group, pid_t process, const char *command) {
    if (const msr::failure problem = group.attach_process(process))
        complain(rule_broken,
                 fmt::format("rdt: {} {}: {}", command, process, msr::message(problem)));
}

/// Returns the sums of occupancy and traffic of a task group. Throws a complaint where the group
/// has lost its class.
msrpp_task_sums sums_of(msr::task_group &group, const char *command) {
    msrpp_task_sums sums{};
    if (const msr::failure problem = group.read(sums))
        complain(rule_broken, fmt::format("rdt: {}: {}", command, msr::message(problem)));
    return sums;
}

amount amount_of(const msrpp_task_sum &sum) {
    switch (sum.state) {
    case MSRPP_SUM_VALID:
        return amount::of(static_cast<double>(sum.bytes));
    case MSRPP_SUM_UNAVAILABLE:
        return {false, 0, "unavailable"};
    case MSRPP_SUM_ERROR:
        return {false, 0, "error"};
    case MSRPP_SUM_FAULT:
        return {false, 0, "failed"};
    default:
        return {false, 0, "not counted"};
    }
}

/// Counts instructions, clocks and misses of a process, by a program of the kernel module for each
/// of its threads.
class process_counts {
public:
    /// Begins counting; where counting is impossible, `why()` returns the reason why.
    process_counts(msr::shim &device, pid_t process) {
        try {
            const std::string name = native_processor();
            if (name.empty())
                complain(rule_broken, "no name of this processor is known, so its events are not");
            target_options line;
            line.cpu = cpu_named(name);
            line.cpu_text = name;
            const msr::cpu_vendor vendor = msr::vendor_of(msr::cpuid_of_this_processor(0, 0));
            plan_ = std::make_unique<made_plan>(family_of_options(line),
                                                vendor == msr::cpu_vendor::amd ||
                                                    vendor == msr::cpu_vendor::hygon);
            counts_ = std::make_unique<thread_counts<msr::shim>>(device, plan_->writes.view());
            if (const msr::failure refused =
                    counts_->add_all([process] { return threads_of(process); }))
                complain(rule_broken, msr::message(refused));
            read();
        } catch (const complaint &problem) {
            reason_ = problem.line;
        } catch (const std::exception &error) {
            reason_ = error.what();
        }
        if (!reason_.empty()) counts_.reset();
    }

    const std::string &why() const { return reason_; }

    /// Returns instructions, clocks and misses since the last call; unavailable where the events
    /// are not counted.
    std::array<amount, 3> read() {
        std::array<amount, 3> result;
        std::vector<std::uint64_t> current;
        if (!counts_) return result;
        if (counts_->read(current)) {
            result.fill({false, 0, "failed"});
            return result;
        }
        std::array<double, 3> sums{};
        for (std::size_t i = 0; i < current.size(); ++i)
            sums[plan_->writes.choice_of(i)] += static_cast<double>(current[i]);
        for (std::size_t i = 0; i < sums.size(); ++i)
            result[i] = amount::of(sums[i] - last_[i]);
        last_ = sums;
        return result;
    }

private:
    struct made_plan {
        family identity;
        family_plan plan;
        run::plain_program writes;

        made_plan(const family &family, bool is_amd)
            : identity{family}, plan{identity.plan(identity, counted_beside(is_amd))}, writes{
                                                                                           plan} {}
        made_plan(const made_plan &) = delete;
        made_plan &operator=(const made_plan &) = delete;
    };

    static std::vector<pid_t> threads_of(pid_t process) {
        std::vector<pid_t> result;
        std::error_code error;
        for (const auto &entry :
             std::filesystem::directory_iterator{fmt::format("/proc/{}/task", process), error}) {
            const std::string name = entry.path().filename();
            pid_t thread = 0;
            std::from_chars(name.data(), name.data() + name.size(), thread);
            if (thread > 0) result.push_back(thread);
        }
        return result;
    }

    std::unique_ptr<made_plan> plan_;
    std::unique_ptr<thread_counts<msr::shim>> counts_;
    std::array<double, 3> last_{};
    std::string reason_;
};

/// The counts of a process since the previous row of the table.
struct process_row {
    double seconds{};
    pid_t process{};
    unsigned rmid{}, threads{};
    amount occupancy{}; ///< occupancy of the cache in bytes
    amount total{};     ///< traffic to memory in bytes per second
    amount local{};
    std::array<amount, 3> counted{}; ///< instructions, clocks, misses of the last-level cache

    amount ipc() const {
        return watched_row{.instructions = counted[0], .clocks = counted[1]}.ipc();
    }
};

amount rate(const msrpp_task_sum &previous, const msrpp_task_sum &current, double passed) {
    const amount start = amount_of(current);
    if (!start.is_known) return start;
    if (previous.state != MSRPP_SUM_VALID || passed <= 0) return {};
    if (current.gaps != previous.gaps) return {false, 0, "went round"};
    return amount::of(static_cast<double>(current.bytes - previous.bytes) / passed);
}

process_row row_of(pid_t process, const msrpp_task_sums &previous, const msrpp_task_sums &current) {
    const double passed = static_cast<double>(current.nanoseconds - previous.nanoseconds) / 1e9;
    return {.seconds = static_cast<double>(current.nanoseconds) / 1e9,
            .process = process,
            .rmid = current.rmid,
            .threads = current.threads,
            .occupancy = amount_of(current.occupancy),
            .total = rate(previous.total, current.total, passed),
            .local = rate(previous.local, current.local, passed)};
}

std::string text_of_row(const process_row &row, const std::string &format, bool is_first) {
    const json ipc = json_of(row.ipc()), misses = json_of(row.counted[2]);
    return text_of(
        {.columns =
             {
                 {"seconds", "seconds", "seconds", seconds_format},
                 {"process", "pid", "pid"},
                 {"RMID", "rmid", "rmid"},
                 {"threads"},
                 {"IPC", "", "", ipc_format},
                 {"LLC misses", "", "", count_format},
                 {"occupancy KB", "occupancy_kb", "occupancy_bytes", kilobytes_format},
                 {"total MB/s", "total_mbps", "total_bytes_per_second", megabytes_format},
                 {"local MB/s", "local_mbps", "local_bytes_per_second", megabytes_format},
                 {"", "instructions", "instructions", count_format},
                 {"", "clocks", "clocks", count_format},
                 {"", "ipc", "ipc", ipc_format},
                 {"", "llc_misses", "llc_misses", count_format},
             },
         .rows = {{row.seconds, row.process, row.rmid, row.threads, ipc, misses,
                   json_of(row.occupancy), json_of(row.total), json_of(row.local),
                   json_of(row.counted[0]), json_of(row.counted[1]), ipc, misses}},
         .continues = !is_first},
        format);
}

} // namespace

pid_t process_in(const std::string &text, const char *option) {
    pid_t process = 0;
    const char *const end = text.data() + text.size();
    if (std::from_chars(text.data(), end, process).ptr != end || text.empty() || process <= 0)
        complain(wrong_usage,
                 fmt::format("rdt: {}: {} is no process number", option, in_quotes(text)));
    return process;
}

bool has_task_groups() {
    msr::shim device;
    msrpp_info info{};
    return !device.information(info) && (info.features & MSRPP_FEATURE_TASKS) != 0;
}

int assign_process(pid_t process, unsigned of_class, double seconds) {
    constexpr const char *command = "assign --pid";
    msr::shim device;
    const stopping stop;
    msr::task_group group = made(device, {.of_class = of_class}, command);
    attach(group, process, command);
    msrpp_task_sums sums = sums_of(group, command);
    std::fprintf(
        stderr,
        "msrpp: rdt: process %d with all its threads (now %u), and what they create, works for "
        "class %u as long as this command runs%s\n",
        static_cast<int>(process), sums.threads, of_class, seconds > 0 ? "" : " (^C ends it)");
    bool reported = false;
    while (sums.threads != 0) {
        const double passed = static_cast<double>(sums.nanoseconds) / 1e9;
        if (seconds > 0 && passed >= seconds) break;
        if (stop.wait(seconds > 0 ? std::min(0.2, seconds - passed) : 0.2, nullptr)) break;
        sums = sums_of(group, command);
        if (sums.inherit_lost != 0 && !reported)
            std::fputs("msrpp: rdt: a new thread could not be followed, and is in no class: the "
                       "group or its user has too many\n",
                       stderr);
        reported = sums.inherit_lost != 0;
    }
    return 0;
}

int monitor_process(pid_t process, const process_watch &options) {
    constexpr const char *command = "monitor --pid";
    msr::shim device;
    const stopping stop;
    msr::task_group group = made(device, {.watched = true}, command);
    attach(group, process, command);
    process_counts counts{device, process};
    if (!counts.why().empty())
        std::fprintf(stderr, "msrpp: rdt: monitor: IPC and misses are unavailable: %s\n",
                     counts.why().c_str());
    msrpp_task_sums previous = sums_of(group, command);
    terminal_keys keys{options.output == stdout && options.format == "table"};
    bool is_first = true;
    for (bool ended = false; !ended; is_first = false) {
        bool is_quit = false;
        ended = keys.wait(options.interval, stop, nullptr, [&is_quit](char key) {
            is_quit = key == 'q' || key == 'Q';
            return !is_quit;
        });
        if (is_quit) break;
        const msrpp_task_sums current = sums_of(group, command);
        process_row row = row_of(process, previous, current);
        row.counted = counts.read();
        const std::string text = text_of_row(row, options.format, is_first);
        if (std::fwrite(text.data(), 1, text.size(), options.output) != text.size() ||
            std::fflush(options.output) != 0)
            complain(rule_broken, "rdt: monitor: the output cannot be written");
        ended = ended || current.threads == 0 ||
                (options.seconds > 0 && row.seconds >= options.seconds);
        previous = current;
    }
    return 0;
}

program_class::program_class(unsigned of_class, bool watched)
    : group_{made(device_, {.of_class = of_class, .watched = watched}, "run")} {}

void program_class::begin() {
    if (const msr::failure problem = group_.attach(0))
        complain(rule_broken, "rdt: run: " + msr::message(problem));
}

void program_class::end() {
    if (const msr::failure problem = group_.detach(0))
        complain(rule_broken, "rdt: run: " + msr::message(problem));
}

std::string program_class::report() {
    const msrpp_task_sums current = sums_of(group_, "run");
    const auto text = [](const msrpp_task_sum &sum, double unit) {
        return text_of(amount_of(sum), unit, 1);
    };
    return fmt::format("class {}, RMID {}: occupancy {} KB, moved {} MB in all, {} MB locally\n",
                       current.class_number, current.rmid, text(current.occupancy, in_kilobytes),
                       text(current.total, in_megabytes), text(current.local, in_megabytes));
}

} // namespace msrpp::rdt_tool
