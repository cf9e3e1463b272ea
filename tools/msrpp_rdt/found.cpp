#include "found.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/json.hpp"
#include "../msrpp/output.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/rdt/registers.hpp>

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <fstream>

namespace msrpp::rdt_tool {

namespace qos = msr::qos;
namespace rdt = msr::rdt;

std::vector<held_register> found_registers(processor &on) {
    std::vector<held_register> all;
    const auto keep = [&](unsigned cpu, std::uint32_t address) {
        all.push_back({cpu, address, on.read(cpu, address)});
    };
    const auto keep_row = [&](unsigned cpu, std::uint32_t first, unsigned count) {
        for (unsigned number = 0; number < count; ++number)
            keep(cpu, first + number);
    };
    const qos::features &has = on.has();
    for (const unsigned cpu : on.cpus())
        keep(cpu, rdt::pqr_assoc::address);
    for (const shared_by &cache : on.caches()) {
        const unsigned first = cache.cpus.front();
        keep_row(first, rdt::l3_qos_mask::address, has.shared.l3.classes);
        for (const unsigned cpu : cache.cpus)
            keep_row(cpu, rdt::l2_qos_mask::address, has.shared.l2.classes);
        if (on.is_amd()) {
            keep_row(first, qos::mba_bw::address, has.bandwidth_classes);
            if (has.slow_memory) keep_row(first, qos::smba_bw::address, has.bandwidth_classes);
        } else {
            keep_row(first, rdt::mba_thrtl::address, has.shared.mba.classes);
        }
    }
    for (const unsigned cpu : on.cpus()) {
        if (has.shared.l3.cdp) keep(cpu, rdt::l3_qos_cfg::address);
        if (has.shared.l2.cdp) keep(cpu, rdt::l2_qos_cfg::address);
    }
    return all;
}

void put_back(const std::vector<held_register> &all, processor &on) {
    for (const held_register &one : all)
        if (on.read(one.cpu, one.address) != one.value) on.write(one.cpu, one.address, one.value);
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

std::vector<held_register> read_snapshot(const std::string &file, const processor &on) {
    std::ifstream from{file};
    if (!from) complain(wrong_usage, "rdt: cannot read the snapshot " + in_quotes(file));
    try {
        const json all = json::parse(from);
        if (all.at("processor").get<std::string>() != on.name())
            complain(wrong_usage,
                     fmt::format("rdt: the snapshot {} is of {}, not of {}", in_quotes(file),
                                 in_quotes(all.at("processor").get<std::string>()), on.name()));
        std::vector<held_register> registers;
        for (const json &one : all.at("registers")) {
            const held_register each{one.at("cpu").get<unsigned>(),
                                     static_cast<std::uint32_t>(std::stoul(
                                         one.at("address").get<std::string>(), nullptr, 16)),
                                     std::stoull(one.at("value").get<std::string>(), nullptr, 16)};
            const bool divides = (each.address >= 0xc81 && each.address <= 0xd8f) ||
                                 (each.address >= 0xc000'0200 && each.address <= 0xc000'03ff);
            if (!divides)
                complain(wrong_usage, fmt::format("rdt: the snapshot {}: {} divides nothing",
                                                  in_quotes(file), hex(each.address)));
            registers.push_back(each);
        }
        return registers;
    } catch (const complaint &) {
        throw;
    } catch (const std::exception &why) {
        complain(wrong_usage, fmt::format("rdt: the snapshot {}: {}", in_quotes(file), why.what()));
    }
}

} // namespace msrpp::rdt_tool
