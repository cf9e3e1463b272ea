#include "perf_choice.hpp"

#include "numbers.hpp"

#include "../../msrpp/family.hpp"
#include "../../msrpp/run/backend.hpp"
#include "../../msrpp/run/kinds.hpp"
#include "../../msrpp/run/plain_program.hpp"
#include "../../msrpp/settings.hpp"
#include "../../support/complaint.hpp"

#include "../../support/cpus.hpp"
#include "../../support/text.hpp"

#include <msr/amd/ibs/choice_text.hpp>
#include <msr/amd/ibs/detect.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/program.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/perf/derive.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/table.hpp>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <linux/perf_event.h>

namespace msrpp::profile {

namespace {

namespace ibs = msr::ibs;

std::uint64_t number_in_file(const std::string &path) {
    std::uint64_t number = 0;
    std::ifstream{path} >> number;
    return number;
}

std::string folder_of_pmu(const char *name) {
    return std::string{"/sys/bus/event_source/devices/"} + name;
}

/// The kinds of cores on which the program may run.
const std::vector<run::core_kind> &kinds_here() {
    static const std::vector<run::core_kind> kinds = run::kinds_of({});
    return kinds;
}

/// The processor that this runs on, or the kind of core on which this process may run.
family this_family() {
    target_options here;
    run::resolve_cpu(here, "perf", {});
    return asked_family(here);
}

/// The kernel's name of the PMU of the cores: of a hybrid processor that of the kind on which the
/// program may run.
std::string name_of_core_pmu() {
    if (kinds_here().size() != 1) return "cpu";
    try {
        const std::string of_kind = run::core_pmu(this_family());
        return of_kind.empty() ? "cpu" : of_kind;
    } catch (const complaint &) {
        return "cpu"; // no counters are announced that are known
    }
}

bool has_precise() {
    return number_in_file(folder_of_pmu(name_of_core_pmu().c_str()) + "/caps/max_precise") != 0;
}

/// Samples of one kind's event have none of what runs on the others.
void refuse_several_kinds() {
    const std::vector<run::core_kind> &all = kinds_here();
    if (all.size() < 2) return;
    complain(rule_broken, std::string{perf_prefix} + joined(all, ", ", run::named_cpus) +
                              ": an event is sampled on one kind of core: keep the program there, "
                              "as with taskset -c " +
                              support::list_of(all.front().cpus) + ", or sample cpu-clock");
}

std::string name_of_processor() {
    const msr::core is = msr::detect().is;
    return is == msr::core::none ? std::string{} : msr::processor_row_of(is).name;
}

msr::perf_event derived(const msr::program_view &program, const std::string &choice) {
    msr::perf_events events;
    const auto find = [](std::string_view pmu) {
        return number_of_pmu(pmu == "cpu" ? name_of_core_pmu().c_str() : pmu.data());
    };
    if (const msr::failure why = msr::derive_perf_events(program, find, events))
        complain(rule_broken, perf_prefix + msr::message(why) + "; it is " + in_quotes(choice));
    if (events.count != 1)
        complain(rule_broken, perf_prefix + in_quotes(choice) +
                                  " takes more than a counter: sample an "
                                  "event that one counter counts");
    return events.all[0];
}

// --- AMD's instruction-based sampling
// -------------------------------------------------------------

perf_choice of_ibs(const recorded &what, bool is_op) {
    constexpr std::uint32_t usual_period = 0x4000;
    const ibs::processor here = ibs::detect();
    if (number_of_pmu(is_op ? "ibs_op" : "ibs_fetch") == 0 || !here.known)
        complain(rule_broken, std::string{perf_prefix} + "--kind " + (is_op ? "op" : "fetch") +
                                  ": this kernel shows no IBS (no ibs_op or ibs_fetch below "
                                  "/sys/bus/event_source/devices), which is AMD's");
    if (!what.event.empty())
        complain(wrong_usage, std::string{perf_prefix} +
                                  "-e: op and fetch sample what is executed, and no event");
    ibs::request asked;
    asked.what = is_op ? ibs::engine::op : ibs::engine::fetch;
    asked.period = period_of(what, usual_period);
    asked.period_said = true;
    if (is_op && here.what.has(ibs::feature::op_cnt)) asked.counts = ibs::counted::dispatched_ops;
    // Linux leaves the low 7 bits of an op count as the hardware has them; of fetches the hardware
    // draws 4 bits where it is asked to.
    const unsigned of_perf = is_op ? here.what.has(ibs::feature::rd_wr_op_cnt) ? 7 : 0 : 4;
    const unsigned bits = random_bits_of(what, of_perf);
    if (bits != of_perf && (is_op || bits != 0))
        complain(rule_broken, perf_prefix + std::string{"--random: perf varies periods of "} +
                                  (is_op ? "ops by " + std::to_string(of_perf) + " bits"
                                         : "fetches by 4 bits, or not at all") +
                                  ", and lets nobody choose; --backend shim does");
    asked.random = bits != 0;
    if (const msr::verdict why = ibs::check(asked, here.what); !why.legal())
        complain(rule_broken, perf_prefix + sentence_with_names(why));
    perf_choice result{.what = msr::perf_sampled::registers, .kind = is_op ? "op" : "fetch"};
    ibs::write_text(asked,
                    [&](msr::text_view part) { result.text.append(part.data(), part.size()); });
    const auto program = ibs::program_of({&asked, 1}, here.what);
    result.event = derived(program.view(), result.text);
    // Since 6.14 the kernel leaves modes out itself where it is asked to.
    const std::string leaves_out = folder_of_pmu(is_op ? "ibs_op" : "ibs_fetch") + "/format/swfilt";
    if (std::string place; std::ifstream{leaves_out} >> place && place == "config2:0")
        result.event.config2 = 1;
    result.cpu = ibs::row_of(here.what.is).name;
    result.counts = !is_op                                         ? "fetches"
                    : asked.counts == ibs::counted::dispatched_ops ? "ops"
                                                                   : "clocks";
    result.period = static_cast<std::uint32_t>(asked.period);
    result.random_bits = bits;
    return result;
}

// --- events
// ---------------------------------------------------------------------------------------

/// The kernel's own events, which need no PMU.
struct kernel_event {
    const char *name;
    std::uint64_t number;
    std::uint32_t usual_period;
};
constexpr kernel_event kernel_events[] = {
    {"cpu-clock", PERF_COUNT_SW_CPU_CLOCK, 1'000'000}, // nanoseconds
    {"task-clock", PERF_COUNT_SW_TASK_CLOCK, 1'000'000},
    {"page-faults", PERF_COUNT_SW_PAGE_FAULTS, 1},
    {"minor-faults", PERF_COUNT_SW_PAGE_FAULTS_MIN, 1},
    {"major-faults", PERF_COUNT_SW_PAGE_FAULTS_MAJ, 1},
    {"context-switches", PERF_COUNT_SW_CONTEXT_SWITCHES, 1},
    {"cpu-migrations", PERF_COUNT_SW_CPU_MIGRATIONS, 1},
    {"alignment-faults", PERF_COUNT_SW_ALIGNMENT_FAULTS, 1},
};

const kernel_event *kernel_event_named(std::string_view name) {
    for (const kernel_event &each : kernel_events)
        if (name == each.name) return &each;
    return nullptr;
}

/// Precise events that are taken where none is said, the first that the processor has.
constexpr const char *usual_precise[] = {"mem_trans_retired.load_latency_gt_4",
                                         "mem_inst_retired.latency_above_threshold_4",
                                         "mem_uops_retired.all_loads",
                                         "mem_inst_retired.all_loads",
                                         "inst_retired.any_p",
                                         "instructions_retired"};

family_plan plan_of(const family &of, const std::string &event) {
    if (!event.empty()) return of.plan(of, {event});
    for (const char *const each : usual_precise) {
        try {
            return of.plan(of, {each});
        } catch (const complaint &) {
            // another one
        }
    }
    complain(wrong_usage, std::string{perf_prefix} + "say with -e which event is sampled");
}

void vary_by_hand(perf_choice &into, const recorded &what, std::uint32_t usual_period) {
    constexpr unsigned usual_bits = 7;
    into.period = period_of(what, usual_period);
    const bool has_room = into.period > 2u << usual_bits;
    into.random_bits = random_bits_of(what, has_room ? usual_bits : 0);
    if (into.random_bits != 0 && into.period <= 1u << into.random_bits)
        complain(wrong_usage, perf_prefix + std::to_string(into.random_bits) +
                                  " random bits leave nothing of a period of " +
                                  std::to_string(into.period) +
                                  ": give a longer one, or fewer bits");
    into.varied_by_hand = into.random_bits != 0;
}

perf_choice of_kernel(const recorded &what, const kernel_event &event) {
    perf_choice result{
        .event = {.type = PERF_TYPE_SOFTWARE, .config = event.number, .name = event.name},
        .what = msr::perf_sampled::interrupt,
        .kind = "overflow",
        .text = event.name,
        .cpu = name_of_processor(),
        .counts = std::string_view{event.name}.ends_with("clock") ? "nanoseconds" : "events"};
    vary_by_hand(result, what, event.usual_period);
    return result;
}

perf_choice of_counter(const recorded &what, bool precise) {
    constexpr std::uint32_t usual_precise_period = 20'000, usual_period = 1'000'000;
    refuse_several_kinds();
    if (precise && !has_precise())
        complain(rule_broken, std::string{perf_prefix} +
                                  "--kind precise: the kernel samples nothing precisely here "
                                  "(/sys/bus/event_source/devices/cpu/caps/max_precise): Intel's "
                                  "PEBS, and no virtual machine without it");
    const family of = this_family();
    const family_plan plan = plan_of(of, what.event);
    perf_choice result{.what = precise ? msr::perf_sampled::precise : msr::perf_sampled::interrupt,
                       .kind = precise ? "precise" : "overflow",
                       .text = plan.texts.front(),
                       .cpu = name_of_processor(),
                       .counts = "events"};
    result.event = derived(run::plain_program{plan}.view(), result.text);
    vary_by_hand(result, what, precise ? usual_precise_period : usual_period);
    return result;
}

/// The best source of samples that the kernel has.
perf_choice usual(const recorded &what) {
    if (number_of_pmu("ibs_op") != 0 && ibs::detect().known) return of_ibs(what, true);
    if (has_precise()) return of_counter(what, true);
    perf_choice result = of_kernel(what, kernel_events[0]);
    result.remark = "the kernel has neither IBS nor PEBS here: samples of cpu-clock tell where the "
                    "program was, not what its instructions did";
    return result;
}

} // namespace

std::uint32_t number_of_pmu(const char *name) {
    return static_cast<std::uint32_t>(number_in_file(folder_of_pmu(name) + "/type"));
}

perf_choice perf_choice_of(const recorded &what) {
    if (!what.overhead.empty())
        complain(wrong_usage, std::string{perf_prefix} +
                                  "--overhead: perf has no such target, it throttles at "
                                  "kernel.perf_cpu_time_max_percent; --backend shim has it");
    if (what.kind == "op" || what.kind == "fetch") return of_ibs(what, what.kind == "op");
    if (what.kind == "precise") return of_counter(what, true);
    const std::string event = what.event.empty() ? kernel_events[0].name : what.event;
    const kernel_event *const of = kernel_event_named(event);
    if (what.kind == "overflow")
        return of != nullptr ? of_kernel(what, *of) : of_counter(what, false);
    if (what.event.empty()) return usual(what);
    if (of != nullptr) return of_kernel(what, *of);
    return of_counter(what, has_precise());
}

} // namespace msrpp::profile
