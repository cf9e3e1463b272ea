#include "subject.hpp"

#include "announced.hpp"
#include "ibs_registers.hpp"
#include "resources.hpp"

#include "../../support/complaint.hpp"
#include "../../support/cpus.hpp"
#include "../beside.hpp"
#include "../families/meters.hpp"
#include "../run/plain_program.hpp"

#include <msr/backend/message.hpp>
#include <msr/controls/rows/control_row.hpp>
#include <msr/core/failure.hpp>
#include <msr/meters/names.hpp>
#include <msr/portable/event.hpp>
#include <msr/session.hpp>
#include <msr/session/run_time_plan.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::validate {

namespace {

/// Returns how often other tasks have preempted this process so far.
long preemptions() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_nivcsw;
}

// The counters of the Pentium 4 as requests name them (SDM, volume 3, table 20-16 of edition 082).
// Counters that count instructions come first.
constexpr const char *netburst_counters[] = {
    "iq_counter0",    "iq_counter1",    "iq_counter2",   "iq_counter3",  "iq_counter4",
    "iq_counter5",    "bpu_counter0",   "bpu_counter1",  "bpu_counter2", "bpu_counter3",
    "ms_counter0",    "ms_counter1",    "ms_counter2",   "ms_counter3",  "flame_counter0",
    "flame_counter1", "flame_counter2", "flame_counter3"};

constexpr quantity tried_quantities[] = {quantity::instructions, quantity::branches,
                                         quantity::cycles, quantity::reference_cycles};

std::string lower_case(std::string_view text) {
    std::string result{text};
    for (char &letter : result)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return result;
}

bool has_part(std::string_view text, std::initializer_list<std::string_view> parts) {
    return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) {
        return text.find(part) != std::string_view::npos;
    });
}

// Fields of IA32_PERFEVTSELx, and of AMD's PERF_CTL, where they are equal (SDM, volume 3, 20.2.1;
// AMD's APM, volume 2, 13.2.1).
constexpr select_fields usual_fields{.user = 1u << 16,
                                     .kernel = 1u << 17,
                                     .event = 0xff,
                                     .mask = 0xff00,
                                     .enable = 1u << 22,
                                     .edge = 1u << 18,
                                     .invert = 1u << 23,
                                     .threshold = 0xffu << 24};
// Fields of ESCRs and CCCRs (SDM, volume 3, 20.6.3).
constexpr select_fields netburst_fields{.user = 1u << 2,
                                        .kernel = 1u << 3,
                                        .event = 0x3fu << 25,
                                        .mask = 0xffffu << 9,
                                        .enable = 1u << 12,
                                        .edge = 1u << 24,
                                        .invert = 1u << 19,
                                        .threshold = 0xfu << 20,
                                        .compare = 1u << 18};

} // namespace

subject::subject(const family &identity, device &registers, const subject_options &options,
                 cpuid_source cpuid)
    : identity_{identity}, registers_{&registers}, options_{options}, cpuid_{std::move(cpuid)} {
    if (identity.event_names != nullptr)
        for (const std::string_view name : identity.event_names(identity))
            event_names_.insert(lower_case(name));
    find_counters();
    find_lone_registers();
}

/// Returns whether the processor may have a requested event. False saves the slow search among the
/// events of all processors that a complaint about the request takes.
bool subject::may_have(std::string_view choice) const {
    const std::string_view event = choice.substr(0, choice.find(':'));
    return event_names_.empty() || event_names_.contains(event) ||
           msr::portable_event_named({event.data(), event.size()});
}

const family_plan *subject::plan_of(const std::vector<std::string> &choices) const {
    const auto [place, is_new] = plans_.try_emplace(choices);
    if (is_new) try {
            place->second = identity_.plan(identity_, choices);
        } catch (const complaint &) {
        }
    return place->second ? &*place->second : nullptr;
}

std::string subject::choice_of(quantity quantity, const std::string &qualifiers) const {
    for (const char *const choice : choices_of(quantity))
        if (may_have(choice) && can_plan({choice + qualifiers})) return choice + qualifiers;
    return {};
}

void subject::find_counters() {
    if (identity_.name == "pentium4") {
        layout_.fields = netburst_fields;
        for (const char *const name : netburst_counters)
            add_counter(fmt::format(":counter={}", name));
        return;
    }
    // Some processors number fixed counters behind the general counters.
    for (unsigned i = 0; add_counter(fmt::format(":counter={}", i)); ++i) {
    }
    for (unsigned i = 0; add_counter(fmt::format(":counter=fixed_ctr{}", i)); ++i) {
    }
}

void subject::find_lone_registers() {
    layout_.first_cpu = options_.cpu;
    layout_.follows_thread = registers_->follows_thread();
    layout_.has_other_cpu = options_.other_cpu != msr::no_cpu;
    const auto add = [&](lie_place place, std::uint32_t address, unsigned width = 64) {
        if (address != 0) layout_.lone_registers.push_back({place, address, width});
    };
    for (const msr::meters::meter_row *const row : meters_of(identity_)) {
        using enum msr::meters::meter_number;
        for (const auto &[number, place] : {std::pair{tsc, lie_place::tsc},
                                            {mperf, lie_place::mperf},
                                            {aperf, lie_place::aperf},
                                            {irperf, lie_place::irperf},
                                            {energy_package, lie_place::energy}})
            if (row->number == number) add(place, row->address, row->width);
        if (row->number == irperf) add(lie_place::irperf_enable, row->conversion.unit_address);
        if (row->number == energy_package)
            add(lie_place::energy_unit, row->conversion.unit_address);
    }
    const resource_registers resources = resources_of(*this);
    add(lie_place::cache_mask, resources.mask_address);
    if (resources.has_occupancy) add(lie_place::occupancy, resources.occupancy_address);
    if (const msr::controls::control_row *const row = control_of(*this))
        add(lie_place::prefetcher, row->address);
    if (can_sample_ops(*this)) {
        add(lie_place::op_control, ibs_registers::control);
        add(lie_place::op_address, ibs_registers::instruction);
        add(lie_place::data_address, ibs_registers::data);
    }
    const std::vector<announced_register> announced = announced_registers(cpuid_);
    if (!announced.empty()) add(lie_place::announced, announced.front().address);
}

std::vector<counter_registers> subject::tried_counters() const {
    if (!options_.is_brief) return layout_.counters;
    std::vector<counter_registers> result;
    for (const counter_registers &counter : layout_.counters)
        if (counter.number <= (counter.is_fixed ? 2u : 1u) || &counter == layout_.last_general())
            result.push_back(counter);
    return result;
}

bool subject::add_counter(const std::string &qualifier) {
    std::string choice;
    for (const quantity quantity : tried_quantities) {
        choice = choice_of(quantity, qualifier + ":user");
        if (!choice.empty()) break;
    }
    counter_registers counter{.qualifier = qualifier};
    if (choice.empty()) return false;
    const family_plan &plan = *plan_of({choice});
    const msr::readout &readout = plan.readouts.front();
    counter.name = readout.name;
    counter.address = readout.address;
    counter.width = readout.width;
    for (const auto *const phase : {&plan.set_up, &plan.start})
        for (const named_family_write &write : *phase) {
            const std::string_view name = write.register_name;
            if (has_part(name, {"global"})) {
                if (has_part(name, {"ctl", "ctrl"})) layout_.global_control = write.what.address;
            } else if (has_part(name, {"cccr"})) {
                counter.control = write.what.address;
            } else if (has_part(name, {"fixed_ctr_ctrl"})) {
                counter.is_fixed = true;
                counter.select = counter.control = write.what.address;
            } else if (has_part(name, {"evtsel", "perf_ctl", "legacy_ctl", "escr"}) &&
                       (write.what.value & 0xffff) != 0) {
                counter.select = write.what.address;
                if (!has_part(name, {"escr"})) {
                    counter.control = write.what.address;
                    layout_.fields = usual_fields;
                }
            }
        }
    counter.number = static_cast<unsigned>(std::count_if(
        layout_.counters.begin(), layout_.counters.end(),
        [&](const counter_registers &other) { return other.is_fixed == counter.is_fixed; }));
    if (std::none_of(
            layout_.counters.begin(), layout_.counters.end(),
            [&](const counter_registers &other) { return other.address == counter.address; }))
        layout_.counters.push_back(counter);
    return true;
}

proof_counts subject::count(const std::vector<std::string> &choices, const proof &program) {
    const family_plan *const plan = plan_of(choices);
    if (plan == nullptr) return {.problem = "the processor has no such counts"};
    return count(*plan, program);
}

proof_counts subject::count(const family_plan &plan, const proof &program,
                            const proof_runner &run) {
    proof_counts result;
    void *const memory = registers_->is_replay() ? nullptr : memory_.ready_for(program);
    const run::plain_program writes{plan};
    const msr::run_time_plan opened{writes.view()};
    msr::failure problem;
    const msr::session_cpu place{.cpu = options_.cpu, .pin = !registers_->is_replay()};
    msr::session session{*registers_, opened, place, problem};
    const auto run_once = [&](unsigned long rounds, std::vector<std::uint64_t> &minimum,
                              bool &has_calm) {
        if (problem) return;
        const long earlier = preemptions();
        session.start(problem);
        if (problem) return;
        if (run)
            run(rounds);
        else if (!registers_->is_replay())
            program.run(rounds, memory);
        const auto counts = session.stop(problem);
        if (problem) return;
        const bool is_preempted = registers_->keep_preempted(preemptions() != earlier);
        if (is_preempted) ++result.preempted;
        if (is_preempted && has_calm) return;
        if (minimum.empty() || (!is_preempted && !has_calm))
            minimum.assign(counts.values().begin(), counts.values().end());
        else
            for (std::size_t i = 0; i < minimum.size(); ++i)
                minimum[i] = std::min(minimum[i], counts.at(i));
        has_calm = has_calm || !is_preempted;
    };
    // Counts of the first run are dropped: the run fills caches, and links functions.
    std::vector<std::uint64_t> first;
    bool first_is_calm = false, shorter_is_calm = false, longer_is_calm = false;
    run_once(program.rounds, first, first_is_calm);
    for (unsigned i = 0; i < options_.runs; ++i) {
        run_once(program.rounds, result.shorter, shorter_is_calm);
        run_once(2 * program.rounds, result.longer, longer_is_calm);
    }
    if (problem) {
        result.problem = msr::message(problem);
        return result;
    }
    session.close(problem);
    if (problem) result.problem = msr::message(problem);
    return result;
}

void subject::run(const proof &program, unsigned long rounds) {
    if (!registers_->is_replay()) program.run(rounds, memory_.ready_for(program));
}

void subject::write_lines(const proof &program, std::size_t size) {
    constexpr std::size_t line_size = 64;
    if (registers_->is_replay()) return;
    auto *const bytes = static_cast<volatile char *>(memory_.ready_for(program));
    for (std::size_t i = 0; bytes != nullptr && i < size; i += line_size)
        bytes[i] = 1;
}

msr::cpu_place subject::place_by_cpuid(unsigned cpu) const {
    support::keep_on({cpu});
    const msr::cpu_place place = msr::place_by_cpuid(cpu, cpuid_source{});
    support::keep_on({options_.cpu});
    return place;
}

void subject::run_in_child(const proof &program, unsigned long rounds) {
    if (registers_->is_replay()) return;
    void *const memory = memory_.ready_for(program);
    const pid_t child = fork();
    if (child == 0) {
        program.run(rounds, memory);
        _exit(0);
    }
    if (child > 0) waitpid(child, nullptr, 0);
    registers_->end_child();
}

int subject::run_in_program(unsigned long rounds) {
    if (registers_->is_replay()) return 0;
    const std::string program = program_beside("msrpp"), number = std::to_string(rounds);
    const pid_t child = fork();
    if (child == 0) {
        proofs().front().run(rounds, nullptr);
        execl(program.c_str(), "msrpp", "validate", "--straight-rounds", number.c_str(), nullptr);
        _exit(127);
    }
    int status = -1;
    if (child > 0) waitpid(child, &status, 0);
    registers_->end_program();
    return status;
}

std::string subject::notes_on(const std::vector<std::string> &choices) const {
    std::string result;
    if (const family_plan *const plan = plan_of(choices))
        for (const std::string &note : plan->notes)
            result += (result.empty() ? "" : "; ") + note;
    return result;
}

check_result result_of(const std::string &check, const std::string &subject,
                       const proof_counts &counts, std::size_t choice,
                       const expected_count &expected, unsigned long rounds) {
    check_result result{.check = check, .subject = subject};
    const double low = expected.low * static_cast<double>(rounds),
                 high = expected.high * static_cast<double>(rounds);
    result.expected = expected.is_exact() ? fmt::format("{:.0f}", low)
                                          : fmt::format("{:.0f} to {:.0f}", low, high);
    if (!counts.problem.empty()) {
        result.outcome = verdict::off;
        result.actual = "no count";
        result.reason = counts.problem;
        return result;
    }
    // The largest number that interrupts add to a count: on many processors an interrupt counts
    // once, and the smallest count of several runs has few interrupts or none.
    constexpr double interrupts = 4;
    const double actual = counts.of_rounds(choice);
    result.actual = fmt::format("{:.0f}", actual);
    // The code around the rounds may miss caches in one run and not in the other, so that a count
    // of 0 may become negative.
    const bool has_floor = expected.is_exact() || expected.low > 0;
    if ((!has_floor || actual >= low - interrupts) && actual <= high + interrupts) return result;
    if (counts.longer[choice] == 0)
        result.outcome = verdict::stands_still;
    else {
        result.outcome = verdict::off;
        result.actual += fmt::format(" ({:+.0f})", actual < low ? actual - low : actual - high);
    }
    return result;
}

check_result not_tried(const std::string &check, const std::string &subject,
                       const std::string &reason, const std::string &advice) {
    return {.check = check,
            .subject = subject,
            .outcome = verdict::not_tried,
            .reason = reason,
            .advice = advice};
}

check_result compared(const std::string &check, const std::string &subject,
                      const std::string &expected, const std::string &actual) {
    return {.check = check,
            .subject = subject,
            .outcome = expected == actual ? verdict::as_documented : verdict::off,
            .expected = expected,
            .actual = actual};
}

} // namespace msrpp::validate
