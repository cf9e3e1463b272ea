// The command `msrpp control show`: prints the controls of the processor and their states.
#include "access.hpp"
#include "commands.hpp"
#include "line.hpp"

#include "../msrpp/beside.hpp"
#include "../support/command_words.hpp"
#include "../support/complaint.hpp"
#include "../support/cpus.hpp"
#include "../support/output.hpp"
#include "../support/report/report.hpp"

#include <msr/backend/message.hpp>
#include <msr/controls/table.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/session/controls.hpp>

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

namespace msrpp::control_tool {

namespace controls = msr::controls;

namespace {

/// The CPUs on which a control of the processor has the same state.
struct shown_state {
    const controls::control_row *row{};
    std::string state;
    std::vector<unsigned> cpus{};
};

bool is_set(const msr::cpu_registers &registers, const controls::register_bit &bit) {
    std::uint64_t value = 0;
    return bit.address != 0 && !registers.read(bit.address, value) && (value >> bit.bit & 1) != 0;
}

/// Returns the words for the state of a control of the processor.
std::string state_of(const msr::control_places &places, const controls::control_row &row) {
    const msr::cpu_registers &registers = places.registers;
    if (row.needs.address != 0 && !is_set(registers, row.needs)) return "not in force";
    if (is_set(registers, row.overrules)) return "not in force";
    std::uint64_t content = 0;
    if (registers.read(row.address, content)) return "cannot be read";
    std::string text = text_of(row.number, row.value_of(content), places.units);
    if (is_set(registers, row.lock)) text += ", locked";
    return text;
}

std::vector<shown_state> states_of(const std::vector<msr::control_places> &processors) {
    std::vector<shown_state> states;
    for (std::size_t control = 0; control < controls::control_count; ++control)
        for (const msr::control_places &places : processors) {
            const controls::control_row *const row = places.rows[control];
            if (row == nullptr) continue;
            const std::string state = state_of(places, *row);
            shown_state *same = nullptr;
            for (shown_state &known : states)
                if (known.row == row && known.state == state) same = &known;
            if (same == nullptr) same = &states.emplace_back(shown_state{row, state});
            same->cpus.push_back(places.registers.cpu);
        }
    return states;
}

table table_of(const std::vector<shown_state> &states) {
    table result{.columns = {{"control"},
                             {"state"},
                             {"cpus"},
                             {"register"},
                             {"address", hex_format},
                             {"bits"},
                             {"shared"},
                             {"confidence"},
                             {"text"}}};
    for (const shown_state &state : states) {
        const controls::control_row &row = *state.row;
        const std::string bits = row.width == 1
                                     ? std::to_string(row.low)
                                     : fmt::format("{}-{}", row.low, row.low + row.width - 1);
        std::string text = controls::name_of(row.number).text;
        if (row.refusal != nullptr) text += fmt::format("; never written: {}", row.refusal);
        if (row.moves) text += "; the processor may change it itself";
        result.rows.push_back({controls::name_of(row.number).name, state.state,
                               support::list_of(state.cpus), row.register_name, row.address, bits,
                               msr::name_of(row.scope), msr::name_of(row.sure), text});
    }
    return result;
}

} // namespace

int show(const std::vector<std::string> &words) {
    support::command app{"Shows the controls that the processor has, and their state.",
                         "msrpp control show"};
    std::string backend = "auto", cpus, format = "table";
    app.add_option("--cpus", cpus, "logical CPUs, as in 0,2-3; by default all");
    app.add_option("--format", format, "table (the default), csv or json");
    app.add_option("--backend", backend, backend_help);
    if (!read_words(app, words)) return 0;
    if (format != "table" && format != "csv" && format != "json")
        complain(wrong_usage, "control: --format: table, csv or json, not " + in_quotes(format));
    enter_machine(backend, "control", "show", words);
    access registers{backend};
    std::vector<controls::setting> settings;
    for (unsigned i = 0; i < controls::control_count; ++i)
        settings.push_back({static_cast<controls::control_number>(i), 0, true});
    std::vector<msr::control_places> places;
    const msr::failure problem = registers.with([&](auto &device) {
        return msr::find_controls(device, {settings.data(), settings.size()}, cpus_named(cpus), {},
                                  places);
    });
    if (problem) complain(rule_broken, "control: " + msr::message(problem));
    for (msr::control_places &place : places)
        place.units = msr::read_power_units(place);
    table rows = table_of(states_of(places));
    if (rows.rows.empty()) complain(rule_broken, "control: no control of this processor is known");
    output out;
    append_table(out, format, rows);
    flush(out);
    return 0;
}

} // namespace msrpp::control_tool
