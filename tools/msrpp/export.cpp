// `msrpp export allowlist|bochs|json`: registers and events for other programs.
#include "export.hpp"

#include "commands.hpp"
#include "complaint.hpp"
#include "json.hpp"
#include "pentium4_family.hpp"
#include "suggest.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <cstdio>
#include <iterator>
#include <map>

namespace msrpp {

namespace {

constexpr std::string_view what_there_is[] = {"allowlist", "bochs", "json"};

const char *name_of(msr::access how) {
    switch (how) {
    case msr::access::read_write:
        return "read_write";
    case msr::access::read_only:
        return "read_only";
    case msr::access::write_only:
        return "write_only";
    case msr::access::write_0_to_clear:
        return "write_0_to_clear";
    case msr::access::write_1_to_clear:
        return "write_1_to_clear";
    case msr::access::must_be_one:
        return "must_be_one";
    case msr::access::reserved:
        return "reserved";
    }
    return "";
}

json as_json(const msr::field_row &field) {
    json result = {{"name", field.name},
                   {"lo", field.low},
                   {"width", field.width},
                   {"access", name_of(field.kind)}};
    json values = json::array();
    for (const msr::enumerator &value : field.enumerators)
        values.push_back({{"value", value.value}, {"name", value.name}});
    if (!values.empty()) result["values"] = values;
    return result;
}

json as_json(const family_register &one) {
    json fields = json::array();
    for (const msr::field_row &field : one.fields)
        fields.push_back(as_json(field));
    return {{"name", one.name},
            {"address", hex(one.address)},
            {"scope", one.scope.empty() ? "thread" : one.scope},
            {"writable", hex(writable_bits(one))},
            {"reserved", hex(reserved_bits(one))},
            {"unknown", hex(unknown_bits(one))},
            {"fields", fields}};
}

/// The bits whose writes are ignored: those that only the processor sets.
std::uint64_t ignored_bits(const family_register &one) {
    std::uint64_t result = 0;
    for (const msr::field_row &field : one.fields)
        if (field.kind == msr::access::read_only) result |= field.mask();
    return result & ~reserved_bits(one);
}

/// Bochs has a table for the first registers, and its newest versions a second one.
constexpr std::uint32_t bochs_registers = 0x1000;

void append_bochs_row(output &out, const family_register &one) {
    const std::uint64_t reserved = reserved_bits(one);
    const std::uint64_t ignored = ignored_bits(one);
    const auto high = [](std::uint64_t bits) { return static_cast<std::uint32_t>(bits >> 32); };
    const auto low = [](std::uint64_t bits) { return static_cast<std::uint32_t>(bits); };
    const bool too_high = one.address >= bochs_registers;
    fmt::format_to(fmt::appender(out),
                   "{}0x{:03x}     {}    00000000   00000000    {:08x}   {:08x}   {:08x}   {:08x}"
                   "    # {}\n",
                   too_high ? "# " : "   ", one.address, one.linear_address ? 1 : 0, high(reserved),
                   low(reserved), high(ignored), low(ignored), one.name);
}

void export_allowlist(output &out, const command_line &given, const family &of) {
    const settings asked = checked(given, {"msr-safe", "shim"});
    const bool of_plan = !asked.arguments.empty();
    if (given.exact && !of_plan)
        complain(wrong_usage, "--exact: give the choices whose bits shall be written");
    const std::vector<family_register> registers = of.registers(of);
    const allowed_bits which = given.exact ? allowed_bits::set : allowed_bits::decided;
    const restricted_list result = restricted(
        of_plan ? allowed(registers, of.plan(of, asked.arguments), which) : allowed(registers),
        of.wired, {.of_plan = of_plan, .kernel = given.kernel});
    asked.as == format::shim ? append_shim(out, result.list) : append_msr_safe(out, result.list);
    append_omitted(out, result.omitted);
    for (const std::string &line : why_not_loaded(result.omitted))
        std::fprintf(stderr, "msrpp: %s\n", line.c_str());
}

void refuse_choices(const command_line &given) {
    if (given.exact) complain(wrong_usage, "--exact: only an allowlist is made for choices");
    if (given.kernel) complain(wrong_usage, "--kernel: only an allowlist lets bits be written");
    if (!given.arguments.empty())
        complain(wrong_usage,
                 fmt::format("export {}: it is of the whole processor, without choices: {}",
                             given.what, in_quotes(given.arguments.front())));
}

[[noreturn]] void complain_about(const std::string &what) {
    if (what.empty())
        complain(wrong_usage, fmt::format("export: say what: {}", fmt::join(what_there_is, ", ")));
    complain(wrong_usage,
             fmt::format("export: there is no {}{} (known: {})", in_quotes(what),
                         suggestion(what, {std::begin(what_there_is), std::end(what_there_is)}),
                         fmt::join(what_there_is, ", ")));
}

} // namespace

void append_bochs(output &out, const family &of) {
    fmt::format_to(fmt::appender(out),
                   "# {} for Bochs: cpu: msrs=\"FILE\"\n"
                   "# Lines that begin with # beside an address are of registers from 0x{:x} on, "
                   "for which Bochs\n# has no place (BX_MSR_MAX_INDEX).\n"
                   "# ADDRESS  TYPE   RESET_HI   RESET_LO    RSRVD_HI   RSRVD_LO   IGNRD_HI   "
                   "IGNRD_LO\n",
                   of.text, bochs_registers);
    const std::vector<family_register> registers = of.registers(of);
    std::map<std::uint32_t, const family_register *> first; // Bochs takes one row of an address
    for (const family_register &one : registers)
        first.try_emplace(one.address, &one);
    for (const auto &[address, one] : first)
        append_bochs_row(out, *one);
}

void append_export_json(output &out, const family &of) {
    json registers = json::array();
    for (const family_register &one : of.registers(of))
        registers.push_back(as_json(one));
    json events = json::array();
    json counters = json::array();
    for (const listed &row : of.list(of)) {
        json one = {{"kind", row.kind},   {"name", row.name}, {"encoding", row.encoding},
                    {"where", row.where}, {"text", row.text}, {"confidence", row.confidence}};
        if (!row.belongs_to.empty()) one["belongs_to"] = row.belongs_to;
        if (row.kind == "counter")
            counters.push_back(one);
        else if (row.kind != "register" && row.kind != "field")
            events.push_back(one);
    }
    append_document(out, {{"cpu", of.name},
                          {"vendor", of.vendor},
                          {"text", of.text},
                          {"registers", registers},
                          {"counters", counters},
                          {"events", events}});
}

int export_registers(const command_line &given) {
    const family *const named = chosen_family(given);
    const family of = named == nullptr ? pentium4_as_family(target_asked_for(given)) : *named;
    output out;
    if (given.what == "allowlist") {
        export_allowlist(out, given, of);
    } else if (given.what == "bochs") {
        checked(given, {"bochs"});
        refuse_choices(given);
        append_bochs(out, of);
    } else if (given.what == "json") {
        checked(given, {"json"});
        refuse_choices(given);
        append_export_json(out, of);
    } else {
        complain_about(given.what);
    }
    flush(out);
    return 0;
}

} // namespace msrpp
