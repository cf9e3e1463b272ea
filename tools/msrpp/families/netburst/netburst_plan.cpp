// Makes the plans of the Pentium 4 that the commands print.
#include "netburst.hpp"
#include "netburst_choices.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "../generic_names.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/perf_notation.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/program.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;

namespace {

// --- counters of requested events in a plan of the Pentium 4 -------------------------------------

/// Returns the least confidence among the facts of a request on a counter: the request's event, the
/// cascade that starts the counter, and precise sampling on the counter.
const char *confidence_of(const netburst::request &request, netburst::counter_number place) {
    netburst::confidence result = netburst::confidence_of(request);
    if (request.is_cascaded()) result = lower_confidence(result, row_of(place).cascade_confidence);
    if (request.how.precise && place != netburst::counter_number::iq_counter4)
        result = lower_confidence(result, netburst::confidence::medium);
    return name_of(result);
}

/// Returns whether an event of a plan tags the micro-ops that a requested event counts.
bool tags_for(const netburst::request &part, const netburst::request &choice) {
    const netburst::request request = netburst::tagging_part(choice);
    return request.masks != 0 && netburst::same_escr_value(part, request);
}

/// Returns the text for a counter of a plan: the requested event as given, or `tagged by` and the
/// event that only tags micro-ops.
std::string text_of_part(const planned &plan, std::size_t part) {
    const netburst::expansion &needed = plan.result.found.needed;
    if (part < needed.counting) return plan.texts[needed.owners[part]];
    return fmt::format("  tagged by {}", netburst::events[needed.parts[part].event].name);
}

std::vector<cells> assignments_of(const planned &plan) {
    const netburst::expansion &needed = plan.result.found.needed;
    std::vector<cells> result;
    for (std::size_t i = 0; i < needed.count; ++i) {
        const netburst::assignment &place = plan.result.found.assigned[i];
        const netburst::counter_row &counter = row_of(place.counter);
        const std::size_t owner = needed.owners[i];
        result.push_back(
            {fmt::format("{}", owner + 1), text_of_part(plan, i), row_of(place.escr).name,
             counter.name, hex(counter.address),
             fmt::format("{}", static_cast<unsigned>(place.counter)),
             confidence_of(plan.requests[owner], plan.result.found.assigned[owner].counter)});
    }
    return result;
}

json masks_of(const netburst::request &part) {
    json result = json::array();
    for (const netburst::mask_row &mask : netburst::events[part.event].masks)
        if ((part.masks >> mask.bit & 1) != 0) result.push_back(mask.name);
    return result;
}

/// Returns the event, the masks and the assignment of a part of a request as JSON.
json part_as_json(const netburst::request &part, const netburst::assignment &place) {
    return {{"event", netburst::events[part.event].name},
            {"masks", masks_of(part)},
            {"escr", row_of(place.escr).name},
            {"counter", row_of(place.counter).name},
            {"counter_address", hex(row_of(place.counter).address)},
            {"rdpmc", static_cast<unsigned>(place.counter)}};
}

std::vector<json> choices_as_json(const planned &plan) {
    const netburst::expansion &needed = plan.result.found.needed;
    std::vector<json> result;
    for (std::size_t i = 0; i < needed.counting; ++i) {
        json choice = part_as_json(needed.parts[i], plan.result.found.assigned[i]);
        choice["confidence"] =
            confidence_of(plan.requests[i], plan.result.found.assigned[i].counter);
        for (std::size_t t = needed.counting; t < needed.count; ++t)
            if (tags_for(needed.parts[t], plan.requests[i]))
                choice["tagged_by"] = part_as_json(needed.parts[t], plan.result.found.assigned[t]);
        result.push_back(std::move(choice));
    }
    return result;
}

std::vector<counting_part> parts_of(const netburst::assignments &assignments) {
    std::vector<counting_part> result;
    for (std::size_t i = 0; i < assignments.needed.count; ++i) {
        const netburst::assignment &place = assignments.assigned[i];
        result.push_back({.choice = assignments.needed.owners[i],
                          .counter = static_cast<unsigned>(place.counter),
                          .select = row_of(place.escr).address,
                          .control = row_of(place.counter).cccr_address,
                          .overflows = assignments.needed.parts[i].how.overflow !=
                                       netburst::overflow_use::none});
    }
    return result;
}

plan_details details_of(const planned &plan, const family &identity) {
    return {.columns = {"", "choice", "escr", "counter", "rdmsr", "rdpmc", "confidence"},
            .rows = assignments_of(plan),
            .target = {{"models", identity.models},
                       {"hyper_threading", target_of(identity).hyper_threading}},
            .choices = choices_as_json(plan),
            .parts = parts_of(plan.result.found)};
}

} // namespace

family_plan plan(const family &identity, const std::vector<std::string> &choices) {
    const auto made = std::make_shared<const planned>(plan_of(choices, target_of(identity)));
    const msr::program_view program = made->result.view();
    family_plan result{.texts = choices,
                       .places = {},
                       .set_up = {},
                       .start = {},
                       .stop = {},
                       .readouts = {program.readouts.begin(), program.readouts.end()},
                       .notes = {},
                       .also_read = {}};
    take_writes(result, program,
                [](std::uint32_t address) { return netburst::register_at(address).row.name; });
    for (const msr::claim &claim : program.claims)
        result.also_read.push_back(claim.address);
    result.details = [made, identity] { return details_of(*made, identity); };
    result.tells_readouts = false;
    // only CCCRs have a bit that a write may keep: the overflow flag, which is cleared by writing 0
    result.keeps_bits = false;
    for (std::size_t i = 0; i < made->requests.size(); ++i)
        if (made->requests[i].how.precise &&
            made->requests[i].how.threads != netburst::thread_set::unsaid)
            // Bit 25 of IA32_PEBS_ENABLE is for the CPU that sets it.
            result.of_this_cpu.push_back(i);
    return result;
}

bool encode_choice(const family &identity, std::string_view choice,
                   std::vector<plain_write> &writes, std::string &reason) {
    // a requested event has a part that counts, and a part that tags
    constexpr std::size_t most_parts = 2;
    const netburst::target target = target_of(identity);
    const std::string text = expand_generic_name(std::string{choice}, target);
    const netburst::parsed parsed = netburst::parse(view(text));
    if (!parsed.well_formed()) {
        reason = notation_sentence(parsed);
        return false;
    }
    const netburst::assignments assignments = netburst::assign({&parsed.wanted, 1}, target);
    if (!assignments.found()) {
        reason = sentence_with_names(assignments.why);
        return false;
    }
    const auto program =
        netburst::program_of<most_parts>(assignments.needed, assignments.assigned, target);
    const msr::program_view phases = program.view();
    for (const msr::sequence<msr::write> &phase : {phases.set_up, phases.start})
        for (const msr::write &next : phase) {
            const auto previous =
                std::find_if(writes.begin(), writes.end(), [&](const plain_write &write) {
                    return write.address == next.address;
                });
            // A later write to a register replaces an earlier write.
            if (previous != writes.end()) writes.erase(previous);
            writes.push_back(
                {netburst::register_at(next.address).row.name, next.address, next.value});
        }
    return true;
}

/// Returns a line for each choice: perf's `config` word of the choice, and after a comma the
/// `config` word of the event that tags for the choice, unless an earlier line has that word.
std::vector<perf_event> perf_events(const family &identity,
                                    const std::vector<std::string> &choices) {
    const planned planned = plan_of(choices, target_of(identity));
    const netburst::expansion &needed = planned.result.found.needed;
    std::vector<perf_event> result(needed.counting);
    for (std::size_t i = 0; i < needed.count; ++i) {
        const netburst::perf_word word = netburst::perf_word_of(needed.parts[i]);
        perf_event &event = result[needed.owners[i]];
        if (!word.why.legal() && event.why.empty()) event.why = sentence_with_names(word.why);
        event.text += fmt::format("{}r{:x}", event.text.empty() ? "" : ",", word.value);
    }
    return result;
}

} // namespace msrpp::netburst_room
