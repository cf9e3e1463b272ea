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

void keep(std::vector<held_register> &in, processor &on, unsigned cpu, std::uint32_t address) {
    in.push_back({cpu, address, on.read(cpu, address)});
}

void keep_row(std::vector<held_register> &in, processor &on, unsigned cpu, std::uint32_t first,
              unsigned count) {
    for (unsigned number = 0; number < count; ++number)
        keep(in, on, cpu, first + number);
}

/// Keeps the registers of bandwidth events and of assigned counters.
void keep_events(std::vector<held_register> &in, processor &on) {
    const qos::features &has = on.has();
    if (has.configurable_traffic != 0)
        for (const shared_by &cache : on.caches())
            keep_row(in, on, cache.cpus.front(), qos::evt_cfg::address, qos::evt_cfg::most);
    if (has.assignable_counters == 0 && !has.io_allocation) return;
    for (const unsigned cpu : on.cpus())
        keep(in, on, cpu, qos::l3_qos_ext_cfg::address);
    for (const shared_by &cache : on.caches()) {
        const unsigned cpu = cache.cpus.front();
        if (!assigns_counters(on, cpu)) continue;
        for (unsigned number = 0; number < has.assignable_counters; ++number)
            in.push_back({cpu, qos::abmc_cfg::address, counter_configuration(on, cpu, number)});
    }
}

[[noreturn]] void wrong_snapshot(const std::string &file, const std::string &why) {
    complain(wrong_usage, fmt::format("rdt: the snapshot {}: {}", in_quotes(file), why));
}

/// The JSON of a file. Throws a complaint with the place where it is none.
json json_of(const std::string &file) {
    std::ifstream from{file};
    if (!from) complain(wrong_usage, "rdt: cannot read the snapshot " + in_quotes(file));
    const std::string text{std::istreambuf_iterator<char>{from}, {}};
    try {
        return json::parse(text);
    } catch (const json::parse_error &why) {
        const std::size_t at = std::min(text.size(), why.byte == 0 ? 0 : why.byte - 1);
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(at);
        const std::size_t newline = at == 0 ? text.npos : text.rfind('\n', at - 1);
        wrong_snapshot(file, fmt::format("line {}, column {}: this is no JSON",
                                         1 + std::count(text.begin(), end, '\n'),
                                         newline == text.npos ? at + 1 : at - newline));
    }
}

/// A number as "0xc91". Throws std::invalid_argument where a text is none, or too large.
template <typename Number>
Number hexadecimal_in(const json &text) {
    const std::string all = text.get<std::string>();
    const char *const end = all.data() + all.size();
    Number number = 0;
    if (!all.starts_with("0x") ||
        std::from_chars(all.data() + 2, end, number, 16) != std::from_chars_result{end, {}})
        throw std::invalid_argument("no such number");
    return number;
}

/// One of the registers of a snapshot, the `place`-th.
held_register register_in(const json &one, std::size_t place, const std::string &file) {
    try {
        const json &number = one.at("cpu");
        const std::int64_t cpu = number.is_number_integer() ? number.get<std::int64_t>() : -1;
        if (!std::in_range<unsigned>(cpu)) throw std::invalid_argument("no such CPU");
        return {static_cast<unsigned>(cpu), hexadecimal_in<std::uint32_t>(one.at("address")),
                hexadecimal_in<std::uint64_t>(one.at("value"))};
    } catch (const std::exception &) {
        wrong_snapshot(file, fmt::format("register {}: it has a cpu, and an address and a value "
                                         "as \"0xc91\"",
                                         place));
    }
}

/// The registers that a snapshot of a processor may hold.
std::set<std::pair<unsigned, std::uint32_t>> restorable(processor &on) {
    std::set<std::pair<unsigned, std::uint32_t>> known;
    for (const held_register &each : found_registers(on))
        known.emplace(each.cpu, each.address);
    if (on.has().assignable_counters != 0)
        for (const shared_by &cache : on.caches())
            known.emplace(cache.cpus.front(), qos::abmc_cfg::address);
    return known;
}

} // namespace

std::uint64_t counter_configuration(processor &on, unsigned cpu, unsigned number) {
    on.write(cpu, qos::abmc_cfg::address, msr::try_encode(qos::abmc_cfg{.cntr_id = number}).value);
    auto held = msr::decode<qos::abmc_cfg>(on.read(cpu, qos::abmc_dsc::address));
    held.cntr_id = number;
    held.cfg_en = true;
    return msr::try_encode(held).value;
}

bool assigns_counters(processor &on, unsigned cpu) {
    return on.has().assignable_counters != 0 &&
           msr::decode<qos::l3_qos_ext_cfg>(on.read(cpu, qos::l3_qos_ext_cfg::address)).abmc_en;
}

std::vector<held_register> found_registers(processor &on) {
    std::vector<held_register> all;
    const qos::features &has = on.has();
    for (const unsigned cpu : on.cpus())
        keep(all, on, cpu, rdt::pqr_assoc::address);
    for (const shared_by &cache : on.caches()) {
        const unsigned first = cache.cpus.front();
        keep_row(all, on, first, rdt::l3_qos_mask::address, has.shared.l3.classes);
        for (const unsigned cpu : cache.cpus)
            keep_row(all, on, cpu, rdt::l2_qos_mask::address, has.shared.l2.classes);
        if (on.is_amd()) {
            keep_row(all, on, first, qos::mba_bw::address, has.bandwidth_classes);
            if (has.slow_memory)
                keep_row(all, on, first, qos::smba_bw::address, has.bandwidth_classes);
        } else {
            keep_row(all, on, first, rdt::mba_thrtl::address, has.shared.mba.classes);
        }
    }
    for (const unsigned cpu : on.cpus()) {
        if (has.shared.l3.cdp) keep(all, on, cpu, rdt::l3_qos_cfg::address);
        if (has.shared.l2.cdp) keep(all, on, cpu, rdt::l2_qos_cfg::address);
    }
    if (on.is_amd()) keep_events(all, on);
    return all;
}

void put_back(const std::vector<held_register> &all, processor &on) {
    for (const held_register &one : all) {
        const bool is_window = one.address == qos::abmc_cfg::address;
        const std::uint64_t now =
            is_window ? counter_configuration(
                            on, one.cpu,
                            static_cast<unsigned>(msr::decode<qos::abmc_cfg>(one.value).cntr_id))
                      : on.read(one.cpu, one.address);
        if (now != one.value) on.write(one.cpu, one.address, one.value);
    }
}

putting_back::putting_back(processor &on, bool keep, const std::string &snapshot)
    : on_{on}, keep_{keep} {
    if (!keep) found_ = found_registers(on);
    if (snapshot.empty()) return;
    write_snapshot(snapshot, on);
    std::fprintf(stderr,
                 "msrpp: rdt: should this process be killed: msrpp rdt reset --restore %s\n",
                 snapshot.c_str());
}

putting_back::~putting_back() {
    if (keep_) return;
    try {
        put_back(found_, on_);
    } catch (const complaint &why) {
        std::fprintf(stderr, "msrpp: what was found could not be put back: %s\n", why.line.c_str());
    } catch (const std::exception &why) {
        std::fprintf(stderr, "msrpp: what was found could not be put back: %s\n", why.what());
    }
}

void write_snapshot(const std::string &file, processor &on) {
    json all = json::object();
    all["processor"] = on.name();
    all["simulated"] = on.is_simulated();
    json registers = json::array();
    for (const held_register &one : found_registers(on))
        registers.push_back(
            {{"cpu", one.cpu}, {"address", hex(one.address)}, {"value", hex(one.value)}});
    all["registers"] = registers;
    std::ofstream to{file};
    to << all.dump(2) << '\n';
    if (!to.flush()) complain(rule_broken, "rdt: cannot write the snapshot " + in_quotes(file));
}

std::vector<held_register> read_snapshot(const std::string &file, processor &on) {
    const json all = json_of(file);
    const auto name = all.find("processor"), held = all.find("registers");
    if (name == all.end() || held == all.end() || !name->is_string() || !held->is_array())
        wrong_snapshot(file,
                       "it is no snapshot of msrpp rdt: those have a processor and registers");
    if (name->get<std::string>() != on.name())
        complain(wrong_usage,
                 fmt::format("rdt: the snapshot {} is of {}, not of {}", in_quotes(file),
                             in_quotes(name->get<std::string>()), on.name()));
    const auto known = restorable(on);
    std::vector<held_register> registers;
    for (const json &one : *held) {
        registers.push_back(register_in(one, registers.size() + 1, file));
        const held_register &each = registers.back();
        if (known.count({each.cpu, each.address}) == 0)
            wrong_snapshot(file, fmt::format("register {} of CPU {} divides nothing here; nothing "
                                             "was written",
                                             hex(each.address), each.cpu));
    }
    return registers;
}

} // namespace msrpp::rdt_tool
