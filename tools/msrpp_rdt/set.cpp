// The commands `msrpp rdt set`, `reset` and `assign`, which change registers permanently.
#include "commands.hpp"
#include "line.hpp"
#include "processor.hpp"
#include "settings/found.hpp"
#include "settings/settings.hpp"
#include "watch/tasks.hpp"

#include "../msrpp/run/line.hpp"
#include "../support/command_words.hpp"
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

/// Removes AMD's limits of bandwidth in a cache, and lets bandwidth events count what they count at
/// reset. 0 would be a limit; for slow memory no value means no limit, so that the largest limit is
/// set.
void reset_amd(processor &machine, std::size_t cache) {
    const qos::features &features = machine.has();
    for (unsigned number = 0; number < features.bandwidth_classes; ++number) {
        machine.write_cache(cache, qos::mba_bw::address + number,
                            std::uint64_t{1} << features.bandwidth_length);
        if (features.slow_memory)
            machine.write_cache(cache, qos::smba_bw::address + number,
                                decltype(qos::smba_bw::bw_max)::mask);
    }
    for (unsigned event = 0; features.configurable_traffic != 0 && event < qos::evt_cfg::most;
         ++event)
        machine.write_cache(cache, qos::evt_cfg::address + event,
                            qos::evt_cfg_at_reset[event] & features.configurable_traffic);
}

/// Resets all registers of RDT: whole masks, no delays, no limits, code and data together, all CPUs
/// in class 0 and RMID 0.
void reset_all(processor &machine) {
    const qos::features &features = machine.has();
    for (const unsigned cpu : machine.cpus())
        machine.write(cpu, rdt::pqr_assoc::address, 0);
    for (std::size_t cache = 0; cache < machine.caches().size(); ++cache) {
        for (unsigned number = 0; number < features.shared.l3.classes; ++number)
            machine.write_cache(cache, rdt::l3_qos_mask::address + number,
                                features.shared.l3.whole());
        for (const unsigned cpu : machine.caches()[cache].cpus) {
            for (unsigned number = 0; number < features.shared.l2.classes; ++number)
                machine.write(cpu, rdt::l2_qos_mask::address + number, features.shared.l2.whole());
            if (features.shared.l3.cdp) machine.write(cpu, rdt::l3_qos_cfg::address, 0);
            if (features.shared.l2.cdp) machine.write(cpu, rdt::l2_qos_cfg::address, 0);
        }
        if (!machine.is_amd())
            for (unsigned number = 0; number < features.shared.mba.classes; ++number)
                machine.write_cache(cache, rdt::mba_thrtl::address + number, 0);
        else
            reset_amd(machine, cache);
    }
    // Writing abmc_en as 0 also frees assigned counters; other bits of the register keep their
    // values.
    if (machine.is_amd() && features.assignable_counters != 0)
        for (const unsigned cpu : machine.cpus()) {
            auto value =
                msr::decode<qos::l3_qos_ext_cfg>(machine.read(cpu, qos::l3_qos_ext_cfg::address));
            value.abmc_en = false;
            machine.write(cpu, qos::l3_qos_ext_cfg::address, msr::try_encode(value).value);
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
    if (!read_words(app, words)) return 0;
    enter_machine(backend, "set", words);
    processor machine{backend};
    std::vector<setting> settings;
    for (const std::string &text : texts)
        settings.push_back(setting_in(text, machine));
    const std::vector<write_of_cache> writes = writes_of(settings, machine);
    machine.refuse_resctrl();
    if (!snapshot.empty()) write_snapshot(snapshot, machine);
    tell(carry_out(writes, machine));
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
    if (!read_words(app, words)) return 0;
    enter_machine(backend, "reset", words);
    processor machine{backend};
    machine.refuse_resctrl();
    const std::vector<held_register> registers =
        restore.empty() ? std::vector<held_register>{} : read_snapshot(restore, machine);
    if (!snapshot.empty()) write_snapshot(snapshot, machine);
    if (restore.empty())
        reset_all(machine);
    else
        put_back(registers, machine);
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
    if (!read_words(app, words)) return 0;
    if (!pid.empty()) {
        if (!cpus.empty() || app.is_given("--rmid") || !snapshot.empty() || backend == "dev")
            complain(wrong_usage, "rdt: assign --pid: the kernel module moves the class with the "
                                  "threads: without --cpus, --rmid, --snapshot, --backend dev");
        return assign_process(process_in(pid, "assign --pid"), of_class, time);
    }
    if (cpus.empty()) complain(wrong_usage, "rdt: assign: say with --cpus which, as in 0,2-3");
    enter_machine(backend, "assign", words);
    const std::vector<unsigned> list = run::cpus_in(cpus, "--cpus", "rdt");
    processor machine{backend};
    machine.check(list);
    machine.check_class(of_class, "assign");
    if (rmid != 0 && !rdt::is_rmid(rmid, machine.has().shared.monitoring))
        complain(rule_broken, fmt::format("rdt: assign: there is no RMID {}, the last is {}", rmid,
                                          machine.has().shared.monitoring.rmids - 1));
    machine.refuse_resctrl();
    if (!snapshot.empty()) write_snapshot(snapshot, machine);
    for (const unsigned cpu : list) {
        auto contents = msr::decode<rdt::pqr_assoc>(machine.read(cpu, rdt::pqr_assoc::address));
        contents.cos = of_class;
        if (app.is_given("--rmid")) contents.rmid = rmid;
        const std::uint64_t value = msr::try_encode(contents).value;
        machine.write(cpu, rdt::pqr_assoc::address, value);
        if (const std::uint64_t got = machine.read(cpu, rdt::pqr_assoc::address); got != value)
            std::fprintf(stderr,
                         "msrpp: rdt: IA32_PQR_ASSOC of CPU %u reads back 0x%llx where 0x%llx was "
                         "written: somebody else writes it, or this machine ignores classes\n",
                         cpu, static_cast<unsigned long long>(got),
                         static_cast<unsigned long long>(value));
    }
    return 0;
}

} // namespace msrpp::rdt_tool
