#include "newest_branches.hpp"

#include "../support/complaint.hpp"
#include "../support/report/report.hpp"

#include "branch_choices.hpp"

#include <msr/branches/choice.hpp>
#include <msr/branches/record.hpp>
#include <msr/branches/record_plan.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

/// Returns the yes or no of a field in a branch record; null: the record lacks the field.
cell answer_cell(msr::lbr::answer answer) {
    if (answer == msr::lbr::answer::unknown) return nullptr;
    return answer == msr::lbr::answer::yes;
}

cell type_cell(msr::lbr::record_type type) {
    constexpr const char *names[] = {
        "",       "conditional", "indirect jump", "relative jump", "indirect call", "relative call",
        "return", "other",       "reserved"};
    if (type == msr::lbr::record_type::unknown) return nullptr;
    return names[static_cast<unsigned>(type)];
}

} // namespace

newest_branches::newest_branches(simulated &processor, const family &identity,
                                 const std::string &text)
    : on_{processor}, identity_{identity} {
    const std::string option = "machine: --branches";
    const msr::lbr::choice request = branch_choice_in(text, option);
    plan_ = msr::lbr::plan_of(facility_for(identity, request, text, option), request);
    for (unsigned cpu = 0; cpu < on_.cpus(); ++cpu) {
        write(cpu, plan_.writes.view().set_up);
        write(cpu, plan_.writes.view().start);
    }
}

void newest_branches::print(output &output, const std::string &format) {
    table rows{.member = "branches",
               .lines = {fmt::format("simulated {}; nothing is measured", identity_.text)},
               .columns = {{"cpu"},
                           {"source", hex_format},
                           {"destination", hex_format},
                           {"mispredicted"},
                           {"kind"}},
               .indent = "  "};
    msr::lbr::decoding_facts facts = plan_.expected();
    facts.has_transactions = false; // CPUID of simulated machines announces no TSX
    for (unsigned cpu = 0; cpu < on_.cpus(); ++cpu) {
        write(cpu, plan_.writes.view().stop);
        const std::uint64_t top = plan_.facility->top == 0 ? 0 : read(cpu, plan_.facility->top);
        for (unsigned age = 0; age < plan_.entries; ++age) {
            const msr::lbr::record_addresses places = plan_.addresses(plan_.index_of(age, top));
            msr::lbr::raw_record raw{.source = read(cpu, places.source)};
            if (places.destination != 0) raw.destination = read(cpu, places.destination);
            if (places.info != 0) raw.info = read(cpu, places.info);
            const msr::lbr::branch_record record = msr::lbr::decode(raw, facts);
            if (!record.is_valid) break;
            rows.rows.push_back({cpu, record.source, record.destination,
                                 answer_cell(record.mispredicted), type_cell(record.type)});
        }
    }
    append_report(output, format,
                  {.members = {{"cpu", identity_.name}, {"simulated", true}, {"branches", nullptr}},
                   .tables = {std::move(rows)}});
}

void newest_branches::write(unsigned cpu, msr::sequence<msr::write> phase) {
    for (const msr::write &entry : phase) {
        std::uint64_t value = entry.value;
        if (entry.keep != 0)
            value = (value & ~entry.keep) | (read(cpu, entry.address) & entry.keep);
        if (on_.write(cpu, entry.address, value))
            complain(rule_broken,
                     fmt::format("machine: --branches: the simulated processor refuses {:#x} for "
                                 "register {:#x}",
                                 value, entry.address));
    }
}

std::uint64_t newest_branches::read(unsigned cpu, std::uint32_t address) {
    std::uint64_t value = 0;
    if (on_.read(cpu, address, value))
        complain(rule_broken,
                 fmt::format("machine: --branches: the simulated processor has no register {:#x}",
                             address));
    return value;
}

} // namespace msrpp::machine
