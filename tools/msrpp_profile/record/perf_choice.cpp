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

/// The kinds of cores that are sampled: those of the chosen CPUs, or else of the CPUs on which this
/// process, and so the program, may run.
class sampled_cores {
public:
    explicit sampled_cores(const std::vector<unsigned> &whole_cpus)
        : whole_cpus_{whole_cpus}, kinds_{run::kinds_of(whole_cpus)} {}

    /// Returns the description of the sampled processor, or of the kind of core that is sampled.
    family this_family() const {
        target_options options;
        run::resolve_cpu(options, "perf", whole_cpus_);
        return family_of_options(options);
    }

    /// Returns the kernel's name of the cores' PMU; of a hybrid processor the PMU of the sampled
    /// kind of core.
    std::string pmu_name() const {
        if (kinds_.size() != 1) return "cpu";
        try {
            const std::string of_kind = run::core_pmu(this_family());
            return of_kind.empty() ? "cpu" : of_kind;
        } catch (const complaint &) {
            return "cpu"; // the library knows no counters of this processor
        }
    }

    bool has_precise() const {
        return number_in_file(folder_of_pmu(pmu_name().c_str()) + "/caps/max_precise") != 0;
    }

    /// Throws a complaint where the sampled CPUs are of several kinds: an event of one kind takes
    /// no samples on CPUs of another kind.
    void refuse_several_kinds() const {
        if (kinds_.size() < 2) return;
        const std::string cpus = support::list_of(kinds_.front().cpus);
        complain(rule_broken,
                 std::string{perf_prefix} + joined(kinds_, ", ", run::named_cpus) +
                     ": an event is sampled on one kind of core: " +
                     (whole_cpus_.empty() ? "keep the program there, as with taskset -c " + cpus
                                          : "name CPUs of one kind, as with --cpus " + cpus) +
                     ", or sample cpu-clock");
    }

    /// Returns the processor's name as `msrpp cpus` prints it; empty: unknown.
    std::string processor() const {
        if (kinds_.size() == 1) return kinds_.front().name;
        const msr::core core = msr::detect().is;
        return core == msr::core::none ? std::string{} : msr::processor_row_of(core).name;
    }

private:
    std::vector<unsigned> whole_cpus_;
    std::vector<run::core_kind> kinds_;
};

msr::perf_event derived(const msr::program_view &program, const std::string &choice,
                        const sampled_cores &cores) {
    msr::perf_events events;
    const auto find = [&](std::string_view pmu) {
        return number_of_pmu(pmu == "cpu" ? cores.pmu_name().c_str() : pmu.data());
    };
    if (const msr::failure problem = msr::derive_perf_events(program, find, events))
        complain(rule_broken, perf_prefix + msr::message(problem) + "; it is " + in_quotes(choice));
    if (events.count != 1)
        complain(rule_broken, perf_prefix + in_quotes(choice) +
                                  " takes more than a counter: sample an "
                                  "event that one counter counts");
    return events.all[0];
}

// --- instruction-based sampling of AMD -----------------------------------------------------------

perf_choice of_ibs(const recorded &options, const sampled_cores &cores, bool is_op) {
    constexpr std::uint32_t usual_period = 0x4000;
    const ibs::processor processor = ibs::detect();
    if (number_of_pmu(is_op ? "ibs_op" : "ibs_fetch") == 0 || !processor.known)
        complain(rule_broken, std::string{perf_prefix} + "--kind " + (is_op ? "op" : "fetch") +
                                  ": this kernel shows no IBS (no ibs_op or ibs_fetch below "
                                  "/sys/bus/event_source/devices), which is AMD's");
    if (!options.event.empty())
        complain(wrong_usage, std::string{perf_prefix} +
                                  "-e: op and fetch sample what is executed, and no event");
    ibs::request request;
    request.what = is_op ? ibs::engine::op : ibs::engine::fetch;
    request.period = period_of(options, usual_period);
    request.period_said = true;
    if (is_op && processor.what.has(ibs::feature::op_cnt))
        request.counts = ibs::counted::dispatched_ops;
    // Random bits of a period: Linux leaves the low 7 bits of an op count unchanged, which
    // the hardware varies; of a fetch count the hardware varies 4 bits on request.
    const unsigned of_perf = is_op ? processor.what.has(ibs::feature::rd_wr_op_cnt) ? 7 : 0 : 4;
    const unsigned bits = random_bits_of(options, of_perf);
    if (bits != of_perf && (is_op || bits != 0))
        complain(rule_broken, perf_prefix + std::string{"--random: perf varies periods of "} +
                                  (is_op ? "ops by " + std::to_string(of_perf) + " bits"
                                         : "fetches by 4 bits, or not at all") +
                                  ", and lets nobody choose; --backend shim does");
    request.random = bits != 0;
    if (const msr::verdict verdict = ibs::check(request, processor.what); !verdict.legal())
        complain(rule_broken, perf_prefix + sentence_with_names(verdict));
    perf_choice result{.what = msr::perf_sampled::registers, .kind = is_op ? "op" : "fetch"};
    ibs::write_text(request,
                    [&](msr::text_view part) { result.text.append(part.data(), part.size()); });
    const auto program = ibs::program_of({&request, 1}, processor.what);
    result.event = derived(program.view(), result.text, cores);
    // From Linux 6.14 on the kernel itself excludes user or kernel mode from IBS on request; sysfs
    // then has the format `swfilt`.
    const std::string leaves_out = folder_of_pmu(is_op ? "ibs_op" : "ibs_fetch") + "/format/swfilt";
    if (std::string place; std::ifstream{leaves_out} >> place && place == "config2:0")
        result.event.config2 = 1;
    result.cpu = ibs::row_of(processor.what.is).name;
    result.counts = !is_op                                           ? "fetches"
                    : request.counts == ibs::counted::dispatched_ops ? "ops"
                                                                     : "clocks";
    result.period = static_cast<std::uint32_t>(request.period);
    result.random_bits = bits;
    return result;
}

// --- events of PMUs and of the kernel ------------------------------------------------------------

/// A software event of the kernel, which needs no PMU.
struct kernel_event {
    const char *name;
    std::uint64_t number;
    std::uint32_t usual_period;
};
constexpr kernel_event kernel_events[] = {
    {"cpu-clock", PERF_COUNT_SW_CPU_CLOCK, 1'000'000}, // a sample every 1'000'000 nanoseconds
    {"task-clock", PERF_COUNT_SW_TASK_CLOCK, 1'000'000},
    {"page-faults", PERF_COUNT_SW_PAGE_FAULTS, 1},
    {"minor-faults", PERF_COUNT_SW_PAGE_FAULTS_MIN, 1},
    {"major-faults", PERF_COUNT_SW_PAGE_FAULTS_MAJ, 1},
    {"context-switches", PERF_COUNT_SW_CONTEXT_SWITCHES, 1},
    {"cpu-migrations", PERF_COUNT_SW_CPU_MIGRATIONS, 1},
    {"alignment-faults", PERF_COUNT_SW_ALIGNMENT_FAULTS, 1},
};

const kernel_event *kernel_event_named(std::string_view name) {
    for (const kernel_event &event : kernel_events)
        if (name == event.name) return &event;
    return nullptr;
}

/// Events that precise samples count by default: the first that the processor has.
constexpr const char *usual_precise[] = {"mem_trans_retired.load_latency_gt_4",
                                         "mem_inst_retired.latency_above_threshold_4",
                                         "mem_uops_retired.all_loads",
                                         "mem_inst_retired.all_loads",
                                         "inst_retired.any_p",
                                         "instructions_retired"};

family_plan plan_of(const family &identity, const std::string &event) {
    if (!event.empty()) return identity.plan(identity, {event});
    for (const char *const entry : usual_precise) {
        try {
            return identity.plan(identity, {entry});
        } catch (const complaint &) {
            // An error about one default event is dropped, and the next event is tried.
        }
    }
    complain(wrong_usage, std::string{perf_prefix} + "say with -e which event is sampled");
}

void vary_by_hand(perf_choice &destination, const recorded &options, std::uint32_t usual_period) {
    constexpr unsigned usual_bits = 7;
    destination.period = period_of(options, usual_period);
    const bool has_room = destination.period > 2u << usual_bits;
    destination.random_bits = random_bits_of(options, has_room ? usual_bits : 0);
    if (destination.random_bits != 0 && destination.period <= 1u << destination.random_bits)
        complain(wrong_usage, perf_prefix + std::to_string(destination.random_bits) +
                                  " random bits leave nothing of a period of " +
                                  std::to_string(destination.period) +
                                  ": give a longer one, or fewer bits");
    destination.varied_by_hand = destination.random_bits != 0;
}

perf_choice of_kernel(const recorded &options, const sampled_cores &cores,
                      const kernel_event &event) {
    perf_choice result{
        .event = {.type = PERF_TYPE_SOFTWARE, .config = event.number, .name = event.name},
        .what = msr::perf_sampled::interrupt,
        .kind = "overflow",
        .text = event.name,
        .cpu = cores.processor(),
        .counts = std::string_view{event.name}.ends_with("clock") ? "nanoseconds" : "events"};
    vary_by_hand(result, options, event.usual_period);
    return result;
}

perf_choice of_counter(const recorded &options, const sampled_cores &cores, bool precise) {
    constexpr std::uint32_t usual_precise_period = 20'000, usual_period = 1'000'000;
    cores.refuse_several_kinds();
    if (precise && !cores.has_precise())
        complain(rule_broken, std::string{perf_prefix} +
                                  "--kind precise: the kernel samples nothing precisely here "
                                  "(/sys/bus/event_source/devices/cpu/caps/max_precise): Intel's "
                                  "PEBS, and no virtual machine without it");
    const family identity = cores.this_family();
    const family_plan plan = plan_of(identity, options.event);
    perf_choice result{.what = precise ? msr::perf_sampled::precise : msr::perf_sampled::interrupt,
                       .kind = precise ? "precise" : "overflow",
                       .text = plan.texts.front(),
                       .cpu = cores.processor(),
                       .counts = "events"};
    result.event = derived(run::plain_program{plan}.view(), result.text, cores);
    vary_by_hand(result, options, precise ? usual_precise_period : usual_period);
    return result;
}

/// Returns the choice (event of perf) that is sampled by default: the most informative kind of
/// sample that the kernel offers.
perf_choice usual(const recorded &options, const sampled_cores &cores) {
    if (number_of_pmu("ibs_op") != 0 && ibs::detect().known) return of_ibs(options, cores, true);
    if (cores.has_precise()) return of_counter(options, cores, true);
    perf_choice result = of_kernel(options, cores, kernel_events[0]);
    result.remark = "the kernel has neither IBS nor PEBS here: samples of cpu-clock tell where the "
                    "program was, not what its instructions did";
    return result;
}

/// Returns the event of a counter that is sampled, for samples with branches: the kernel gives
/// branches with no other events.
perf_choice with_branches(const recorded &options, const sampled_cores &cores) {
    if (options.kind == "op" || options.kind == "fetch")
        complain(wrong_usage, std::string{perf_prefix} +
                                  "--branches: samples of IBS have no branches: take --kind "
                                  "overflow, with an event of a counter");
    recorded of_event = options;
    if (of_event.event.empty()) of_event.event = "cycles";
    if (kernel_event_named(of_event.event) != nullptr)
        complain(wrong_usage, std::string{perf_prefix} +
                                  "--branches: the kernel's own events have no branches: take an "
                                  "event of a counter, such as -e cycles");
    const bool precise = options.kind == "precise" ||
                         (options.kind.empty() && !options.event.empty() && cores.has_precise());
    return of_counter(of_event, cores, precise);
}

} // namespace

std::uint32_t number_of_pmu(const char *name) {
    return static_cast<std::uint32_t>(number_in_file(folder_of_pmu(name) + "/type"));
}

perf_choice perf_choice_of(const recorded &options, const std::vector<unsigned> &whole_cpus) {
    if (!options.overhead.empty())
        complain(wrong_usage, std::string{perf_prefix} +
                                  "--overhead: perf has no such target, it throttles at "
                                  "kernel.perf_cpu_time_max_percent; --backend shim has it");
    const sampled_cores cores{whole_cpus};
    if (!options.branches.empty()) return with_branches(options, cores);
    if (options.kind == "op" || options.kind == "fetch")
        return of_ibs(options, cores, options.kind == "op");
    if (options.kind == "precise") return of_counter(options, cores, true);
    const std::string event = options.event.empty() ? kernel_events[0].name : options.event;
    const kernel_event *const kernel_event = kernel_event_named(event);
    if (options.kind == "overflow")
        return kernel_event != nullptr ? of_kernel(options, cores, *kernel_event)
                                       : of_counter(options, cores, false);
    if (options.event.empty()) return usual(options, cores);
    if (kernel_event != nullptr) return of_kernel(options, cores, *kernel_event);
    return of_counter(options, cores, cores.has_precise());
}

} // namespace msrpp::profile
