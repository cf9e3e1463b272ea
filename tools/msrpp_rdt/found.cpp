#include "found.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/json.hpp"
#include "../msrpp/output.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <fstream>
#include <set>
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

/// What events count, and who has which counter.
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
    std::ifstream from{file};
    if (!from) complain(wrong_usage, "rdt: cannot read the snapshot " + in_quotes(file));
    try {
        const json all = json::parse(from);
        if (all.at("processor").get<std::string>() != on.name())
            complain(wrong_usage,
                     fmt::format("rdt: the snapshot {} is of {}, not of {}", in_quotes(file),
                                 in_quotes(all.at("processor").get<std::string>()), on.name()));
        std::set<std::pair<unsigned, std::uint32_t>> known;
        for (const held_register &each : found_registers(on))
            known.emplace(each.cpu, each.address);
        if (on.has().assignable_counters != 0)
            for (const shared_by &cache : on.caches())
                known.emplace(cache.cpus.front(), qos::abmc_cfg::address);
        std::vector<held_register> registers;
        for (const json &one : all.at("registers")) {
            const held_register each{one.at("cpu").get<unsigned>(),
                                     static_cast<std::uint32_t>(std::stoul(
                                         one.at("address").get<std::string>(), nullptr, 16)),
                                     std::stoull(one.at("value").get<std::string>(), nullptr, 16)};
            if (known.count({each.cpu, each.address}) == 0)
                complain(wrong_usage, fmt::format("rdt: the snapshot {}: register {} of CPU {} "
                                                  "divides nothing here; nothing was written",
                                                  in_quotes(file), hex(each.address), each.cpu));
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
