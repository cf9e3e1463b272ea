#include "found.hpp"

#include "../../support/complaint.hpp"
#include "../../support/json.hpp"
#include "../../support/output.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

namespace msrpp::rdt_tool {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

namespace {

void keep(std::vector<held_register> &registers, processor &machine, unsigned cpu,
          std::uint32_t address) {
    registers.push_back({cpu, address, machine.read(cpu, address)});
}

void keep_row(std::vector<held_register> &registers, processor &machine, unsigned cpu,
              std::uint32_t first, unsigned count) {
    for (unsigned number = 0; number < count; ++number)
        keep(registers, machine, cpu, first + number);
}

/// Adds the registers that configure bandwidth events and assigned counters.
void keep_events(std::vector<held_register> &registers, processor &machine) {
    const qos::features &features = machine.has();
    if (features.configurable_traffic != 0)
        for (const shared_by &cache : machine.caches())
            keep_row(registers, machine, cache.cpus.front(), qos::evt_cfg::address,
                     qos::evt_cfg::most);
    if (features.assignable_counters == 0 && !features.io_allocation) return;
    for (const unsigned cpu : machine.cpus())
        keep(registers, machine, cpu, qos::l3_qos_ext_cfg::address);
    for (const shared_by &cache : machine.caches()) {
        const unsigned cpu = cache.cpus.front();
        if (!assigns_counters(machine, cpu)) continue;
        for (unsigned number = 0; number < features.assignable_counters; ++number)
            registers.push_back(
                {cpu, qos::abmc_cfg::address, counter_configuration(machine, cpu, number)});
    }
}

[[noreturn]] void wrong_snapshot(const std::string &file, const std::string &reason) {
    complain(wrong_usage, fmt::format("rdt: the snapshot {}: {}", in_quotes(file), reason));
}

/// Returns the JSON in a file. Throws a complaint with the position where the text is no JSON.
json json_of(const std::string &file) {
    std::ifstream input{file};
    if (!input) complain(wrong_usage, "rdt: cannot read the snapshot " + in_quotes(file));
    const std::string text{std::istreambuf_iterator<char>{input}, {}};
    try {
        return json::parse(text);
    } catch (const json::parse_error &error) {
        const std::size_t position = std::min(text.size(), error.byte == 0 ? 0 : error.byte - 1);
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(position);
        const std::size_t newline = position == 0 ? text.npos : text.rfind('\n', position - 1);
        wrong_snapshot(file, fmt::format("line {}, column {}: this is no JSON",
                                         1 + std::count(text.begin(), end, '\n'),
                                         newline == text.npos ? position + 1 : position - newline));
    }
}

/// Returns the number that a text in the form "0xc91" has. Throws std::invalid_argument where the
/// text is no such number, or the number is too large.
template <typename Number>
Number hexadecimal_in(const json &text) {
    const std::string digits_text = text.get<std::string>();
    const char *const end = digits_text.data() + digits_text.size();
    Number number = 0;
    if (!digits_text.starts_with("0x") ||
        std::from_chars(digits_text.data() + 2, end, number, 16) != std::from_chars_result{end, {}})
        throw std::invalid_argument("no such number");
    return number;
}

/// Returns a register of a snapshot, from the entry with the index `place` of the snapshot. Throws
/// a complaint where the entry is invalid.
held_register register_in(const json &entry, std::size_t place, const std::string &file) {
    try {
        const json &number = entry.at("cpu");
        const std::int64_t cpu = number.is_number_integer() ? number.get<std::int64_t>() : -1;
        if (!std::in_range<unsigned>(cpu)) throw std::invalid_argument("no such CPU");
        return {static_cast<unsigned>(cpu), hexadecimal_in<std::uint32_t>(entry.at("address")),
                hexadecimal_in<std::uint64_t>(entry.at("value"))};
    } catch (const std::exception &) {
        wrong_snapshot(file, fmt::format("register {}: it has a cpu, and an address and a value "
                                         "as \"0xc91\"",
                                         place));
    }
}

/// Returns the registers that a snapshot of a processor's RDT registers may have, by CPU and
/// address.
std::set<std::pair<unsigned, std::uint32_t>> restorable(processor &machine) {
    std::set<std::pair<unsigned, std::uint32_t>> known;
    for (const held_register &held_register : found_registers(machine))
        known.emplace(held_register.cpu, held_register.address);
    if (machine.has().assignable_counters != 0)
        for (const shared_by &cache : machine.caches())
            known.emplace(cache.cpus.front(), qos::abmc_cfg::address);
    return known;
}

} // namespace

std::uint64_t counter_configuration(processor &machine, unsigned cpu, unsigned number) {
    machine.write(cpu, qos::abmc_cfg::address,
                  msr::try_encode(qos::abmc_cfg{.cntr_id = number}).value);
    auto value = msr::decode<qos::abmc_cfg>(machine.read(cpu, qos::abmc_dsc::address));
    value.cntr_id = number;
    value.cfg_en = true;
    return msr::try_encode(value).value;
}

bool assigns_counters(processor &machine, unsigned cpu) {
    return machine.has().assignable_counters != 0 &&
           msr::decode<qos::l3_qos_ext_cfg>(machine.read(cpu, qos::l3_qos_ext_cfg::address))
               .abmc_en;
}

std::vector<held_register> found_registers(processor &machine) {
    std::vector<held_register> registers;
    const qos::features &features = machine.has();
    for (const unsigned cpu : machine.cpus())
        keep(registers, machine, cpu, rdt::pqr_assoc::address);
    for (const shared_by &cache : machine.caches()) {
        const unsigned first = cache.cpus.front();
        keep_row(registers, machine, first, rdt::l3_qos_mask::address, features.shared.l3.classes);
        for (const unsigned cpu : cache.cpus)
            keep_row(registers, machine, cpu, rdt::l2_qos_mask::address,
                     features.shared.l2.classes);
        if (machine.is_amd()) {
            keep_row(registers, machine, first, qos::mba_bw::address, features.bandwidth_classes);
            if (features.slow_memory)
                keep_row(registers, machine, first, qos::smba_bw::address,
                         features.bandwidth_classes);
        } else {
            keep_row(registers, machine, first, rdt::mba_thrtl::address,
                     features.shared.mba.classes);
        }
    }
    for (const unsigned cpu : machine.cpus()) {
        if (features.shared.l3.cdp) keep(registers, machine, cpu, rdt::l3_qos_cfg::address);
        if (features.shared.l2.cdp) keep(registers, machine, cpu, rdt::l2_qos_cfg::address);
    }
    if (machine.is_amd()) keep_events(registers, machine);
    return registers;
}

void put_back(const std::vector<held_register> &registers, processor &machine) {
    for (const held_register &entry : registers) {
        const bool is_window = entry.address == qos::abmc_cfg::address;
        const std::uint64_t current =
            is_window ? counter_configuration(
                            machine, entry.cpu,
                            static_cast<unsigned>(msr::decode<qos::abmc_cfg>(entry.value).cntr_id))
                      : machine.read(entry.cpu, entry.address);
        if (current != entry.value) machine.write(entry.cpu, entry.address, entry.value);
    }
}

putting_back::putting_back(processor &machine, bool keep, const std::string &snapshot)
    : machine_{machine}, keep_{keep} {
    if (!keep) registers_ = found_registers(machine);
    if (snapshot.empty()) return;
    write_snapshot(snapshot, machine);
    std::fprintf(stderr,
                 "msrpp: rdt: should this process be killed: msrpp rdt reset --restore %s\n",
                 snapshot.c_str());
}

putting_back::~putting_back() {
    if (keep_) return;
    try {
        put_back(registers_, machine_);
    } catch (const complaint &problem) {
        std::fprintf(stderr, "msrpp: what was found could not be put back: %s\n",
                     problem.line.c_str());
    } catch (const std::exception &error) {
        std::fprintf(stderr, "msrpp: what was found could not be put back: %s\n", error.what());
    }
}

void write_snapshot(const std::string &file, processor &machine) {
    json entries = json::object();
    entries["processor"] = machine.name();
    entries["simulated"] = machine.is_simulated();
    json registers = json::array();
    for (const held_register &held_register : found_registers(machine))
        registers.push_back({{"cpu", held_register.cpu},
                             {"address", hex(held_register.address)},
                             {"value", hex(held_register.value)}});
    entries["registers"] = registers;
    std::ofstream output{file};
    output << entries.dump(2) << '\n';
    if (!output.flush()) complain(rule_broken, "rdt: cannot write the snapshot " + in_quotes(file));
}

std::vector<held_register> read_snapshot(const std::string &file, processor &machine) {
    const json entries = json_of(file);
    const auto name = entries.find("processor"), entry = entries.find("registers");
    if (name == entries.end() || entry == entries.end() || !name->is_string() || !entry->is_array())
        wrong_snapshot(file,
                       "it is no snapshot of msrpp rdt: those have a processor and registers");
    if (name->get<std::string>() != machine.name())
        complain(wrong_usage,
                 fmt::format("rdt: the snapshot {} is of {}, not of {}", in_quotes(file),
                             in_quotes(name->get<std::string>()), machine.name()));
    const auto known = restorable(machine);
    std::vector<held_register> registers;
    for (const json &element : *entry) {
        registers.push_back(register_in(element, registers.size() + 1, file));
        const held_register &item = registers.back();
        if (known.count({item.cpu, item.address}) == 0)
            wrong_snapshot(file, fmt::format("register {} of CPU {} divides nothing here; nothing "
                                             "was written",
                                             hex(item.address), item.cpu));
    }
    return registers;
}

} // namespace msrpp::rdt_tool
