// `msrpp rdt set`, `reset` and `assign`: they change registers, which stay so.
#include "commands.hpp"
#include "line.hpp"
#include "processor.hpp"
#include "settings/found.hpp"
#include "settings/settings.hpp"
#include "watch/tasks.hpp"

#include "../msrpp/run/line.hpp"
#include "../support/complaint.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <cstdio>

namespace msrpp::rdt_tool {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace {

void tell(const std::vector<std::string> &lines) {
    for (const std::string &line : lines)
        std::fprintf(stderr, "msrpp: rdt: %s\n", line.c_str());
}

/// No limits, and events that count what they count at reset. 0 would be a limit; slow memory has
/// no word for none, but a greatest limit.
void reset_amd(processor &on, std::size_t cache) {
    const qos::features &has = on.has();
    for (unsigned number = 0; number < has.bandwidth_classes; ++number) {
        on.write_cache(cache, qos::mba_bw::address + number,
                       std::uint64_t{1} << has.bandwidth_length);
        if (has.slow_memory)
            on.write_cache(cache, qos::smba_bw::address + number,
                           decltype(qos::smba_bw::bw_max)::mask);
    }
    for (unsigned event = 0; has.configurable_traffic != 0 && event < qos::evt_cfg::most; ++event)
        on.write_cache(cache, qos::evt_cfg::address + event,
                       qos::evt_cfg_at_reset[event] & has.configurable_traffic);
}

/// Masks whole, no delays, no limits, code and data together, all CPUs in class 0 and RMID 0.
void reset_all(processor &on) {
    const qos::features &has = on.has();
    for (const unsigned cpu : on.cpus())
        on.write(cpu, rdt::pqr_assoc::address, 0);
    for (std::size_t cache = 0; cache < on.caches().size(); ++cache) {
        for (unsigned number = 0; number < has.shared.l3.classes; ++number)
            on.write_cache(cache, rdt::l3_qos_mask::address + number, has.shared.l3.whole());
        for (const unsigned cpu : on.caches()[cache].cpus) {
            for (unsigned number = 0; number < has.shared.l2.classes; ++number)
                on.write(cpu, rdt::l2_qos_mask::address + number, has.shared.l2.whole());
            if (has.shared.l3.cdp) on.write(cpu, rdt::l3_qos_cfg::address, 0);
            if (has.shared.l2.cdp) on.write(cpu, rdt::l2_qos_cfg::address, 0);
        }
        if (!on.is_amd())
            for (unsigned number = 0; number < has.shared.mba.classes; ++number)
                on.write_cache(cache, rdt::mba_thrtl::address + number, 0);
        else
            reset_amd(on, cache);
    }
    // Assigned counters go with it; what else the register holds stays.
    if (on.is_amd() && has.assignable_counters != 0)
        for (const unsigned cpu : on.cpus()) {
            auto held =
                msr::decode<qos::l3_qos_ext_cfg>(on.read(cpu, qos::l3_qos_ext_cfg::address));
            held.abmc_en = false;
            on.write(cpu, qos::l3_qos_ext_cfg::address, msr::try_encode(held).value);
        }
}

} // namespace

int set(const std::vector<std::string> &words) {
    support::command app{
        "Sets what classes of service may fill and how much bandwidth they have. All "
        "settings are checked before the first is written, and each is read back.",
        "msrpp rdt set"};
    std::string backend = "auto", snapshot;
    std::vector<std::string> texts;
    app.add_option("SETTING", texts, setting_words).require();
    app.add_option("--backend", backend, backend_or_registers_help);
    app.add_option("--snapshot", snapshot, snapshot_help);
    if (!read_line(app, words)) return 0;
    enter_machine(backend, "set", words);
    processor on{backend};
    std::vector<setting> asked;
    for (const std::string &text : texts)
        asked.push_back(setting_in(text, on));
    const std::vector<write_of_cache> writes = writes_of(asked, on);
    on.refuse_resctrl();
    if (!snapshot.empty()) write_snapshot(snapshot, on);
    tell(carry_out(writes, on));
    return 0;
}

int reset(const std::vector<std::string> &words) {
    support::command app{
        "Makes all masks whole, takes delays and limits away, and puts all CPUs into "
        "class 0 and RMID 0; or puts a snapshot back. Counters of IPC and misses that a "
        "killed command left are not touched: the next monitor says what frees them.",
        "msrpp rdt reset"};
    std::string backend = "auto", snapshot, restore;
    app.add_option("--backend", backend, backend_or_registers_help);
    app.add_option("--snapshot", snapshot, snapshot_help);
    app.add_option("--restore", restore, "a snapshot: what it holds is put back, no more");
    if (!read_line(app, words)) return 0;
    enter_machine(backend, "reset", words);
    processor on{backend};
    on.refuse_resctrl();
    const std::vector<held_register> held =
        restore.empty() ? std::vector<held_register>{} : read_snapshot(restore, on);
    if (!snapshot.empty()) write_snapshot(snapshot, on);
    if (restore.empty())
        reset_all(on);
    else
        put_back(held, on);
    return 0;
}

int assign(const std::vector<std::string> &words) {
    support::command app{"Puts logical CPUs, or a task, into a class of service.",
                         "msrpp rdt assign"};
    std::string backend = "auto", snapshot, cpus, pid;
    unsigned of_class = 0, rmid = 0;
    double time = 0;
    app.add_option("CLASS", of_class, "the class of service").require();
    app.add_option("--cpus", cpus, "logical CPUs, as in 0,2-3");
    app.add_option("--pid", pid,
                   "a process with all its threads and those that they create, as long as this "
                   "command runs: the kernel module moves the class with them");
    app.add_option("--time", time, "of --pid: seconds after which the command ends");
    app.add_option("--rmid", rmid, "the RMID of the CPUs, too; it stays as it is without this");
    app.add_option("--backend", backend, backend_or_registers_help);
    app.add_option("--snapshot", snapshot, snapshot_help);
    if (!read_line(app, words)) return 0;
    if (!pid.empty()) {
        if (!cpus.empty() || app.is_given("--rmid") || !snapshot.empty() || backend == "dev")
            complain(wrong_usage, "rdt: assign --pid: the kernel module moves the class with the "
                                  "threads: without --cpus, --rmid, --snapshot, --backend dev");
        return assign_process(process_in(pid, "assign --pid"), of_class, time);
    }
    if (cpus.empty()) complain(wrong_usage, "rdt: assign: say with --cpus which, as in 0,2-3");
    enter_machine(backend, "assign", words);
    const std::vector<unsigned> list = run::cpus_in(cpus, "--cpus", "rdt");
    processor on{backend};
    on.check(list);
    on.check_class(of_class, "assign");
    if (rmid != 0 && !rdt::is_rmid(rmid, on.has().shared.monitoring))
        complain(rule_broken, fmt::format("rdt: assign: there is no RMID {}, the last is {}", rmid,
                                          on.has().shared.monitoring.rmids - 1));
    on.refuse_resctrl();
    if (!snapshot.empty()) write_snapshot(snapshot, on);
    for (const unsigned cpu : list) {
        auto held = msr::decode<rdt::pqr_assoc>(on.read(cpu, rdt::pqr_assoc::address));
        held.cos = of_class;
        if (app.is_given("--rmid")) held.rmid = rmid;
        const std::uint64_t value = msr::try_encode(held).value;
        on.write(cpu, rdt::pqr_assoc::address, value);
        if (const std::uint64_t got = on.read(cpu, rdt::pqr_assoc::address); got != value)
            std::fprintf(stderr,
                         "msrpp: rdt: IA32_PQR_ASSOC of CPU %u reads back 0x%llx where 0x%llx was "
                         "written: somebody else writes it, or this machine ignores classes\n",
                         cpu, static_cast<unsigned long long>(got),
                         static_cast<unsigned long long>(value));
    }
    return 0;
}

} // namespace msrpp::rdt_tool
