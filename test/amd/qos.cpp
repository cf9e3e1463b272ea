#include <msr/amd/qos.hpp>

#include "../owners.hpp"
#include "../rdt/measured.hpp"
#include "../rdt/rdt_facts.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace qos = msr::qos;
namespace rdt = msr::rdt;
using msr::all_of;
using msr::encode;
using msr::fields_of;
using qos::event;
using rdt_facts::agrees;
using rdt_facts::is_at;

/// The features that AMD's Zen 4 shares with Intel's RDT, in the usual sizes: the dumps do not have
/// them.
constexpr rdt::features shared{
    .l3 = {.mask_length = 16, .classes = 16, .sparse = true, .may_be_empty = true, .cdp = true},
    .monitoring = {.rmids = 256,
                   .occupancy = true,
                   .total = true,
                   .local = true,
                   .counter_width = 44,
                   .upscale = 64}};
constexpr qos::features zen4 = qos::zen4.with(shared);
constexpr qos::features zen5 = [] {
    qos::features result = qos::zen5.with(shared);
    result.assignable_counters = 32;
    return result;
}();

constexpr field_check::line qm_evtsel_facts[] = {
    MSR_FACT(qos::qm_evtsel, evt_id, 0, 0xff, read_write),
    MSR_FACT(qos::qm_evtsel, reserved8, 8, 0x7fffff00, reserved),
    MSR_FACT(qos::qm_evtsel, extended_evt_id, 31, 0x80000000, read_write),
    MSR_FACT(qos::qm_evtsel, rmid, 32, 0xfff00000000, read_write),
    MSR_FACT(qos::qm_evtsel, reserved44, 44, 0xfffff00000000000, reserved),
};
constexpr field_check::line mba_bw_facts[] = {
    MSR_FACT(qos::mba_bw, bw_max, 0, 0x7ff, read_write),
    MSR_FACT(qos::mba_bw, unlimited, 11, 0x800, read_write),
    MSR_FACT(qos::mba_bw, reserved12, 12, 0xfffffffffffff000, reserved),
};
constexpr field_check::line mba_bw_12_facts[] = {
    MSR_FACT(qos::mba_bw_12, bw_max, 0, 0xfff, read_write),
    MSR_FACT(qos::mba_bw_12, unlimited, 12, 0x1000, read_write),
    MSR_FACT(qos::mba_bw_12, reserved13, 13, 0xffffffffffffe000, reserved),
};
constexpr field_check::line smba_bw_facts[] = {
    MSR_FACT(qos::smba_bw, bw_max, 0, 0x1fff, read_write),
    MSR_FACT(qos::smba_bw, reserved13, 13, 0xffffffffffffe000, reserved),
};
constexpr field_check::line evt_cfg_facts[] = {
    MSR_FACT(qos::evt_cfg, local_reads, 0, 0x1, read_write),
    MSR_FACT(qos::evt_cfg, remote_reads, 1, 0x2, read_write),
    MSR_FACT(qos::evt_cfg, local_nt_writes, 2, 0x4, read_write),
    MSR_FACT(qos::evt_cfg, remote_nt_writes, 3, 0x8, read_write),
    MSR_FACT(qos::evt_cfg, local_slow_reads, 4, 0x10, read_write),
    MSR_FACT(qos::evt_cfg, remote_slow_reads, 5, 0x20, read_write),
    MSR_FACT(qos::evt_cfg, dirty_victims, 6, 0x40, read_write),
    MSR_FACT(qos::evt_cfg, reserved7, 7, 0xffffffffffffff80, reserved),
};
constexpr field_check::line abmc_cfg_facts[] = {
    MSR_FACT(qos::abmc_cfg, bw_type, 0, 0xffffffff, read_write),
    MSR_FACT(qos::abmc_cfg, bw_src, 32, 0xfff00000000, read_write),
    MSR_FACT(qos::abmc_cfg, reserved44, 44, 0x700000000000, reserved),
    MSR_FACT(qos::abmc_cfg, src_is_clos, 47, 0x800000000000, read_write),
    MSR_FACT(qos::abmc_cfg, cntr_id, 48, 0x1f000000000000, read_write),
    MSR_FACT(qos::abmc_cfg, reserved53, 53, 0x3fe0000000000000, reserved),
    MSR_FACT(qos::abmc_cfg, cntr_en, 62, 0x4000000000000000, read_write),
    MSR_FACT(qos::abmc_cfg, cfg_en, 63, 0x8000000000000000, read_write),
};
constexpr field_check::line abmc_dsc_facts[] = {
    MSR_FACT(qos::abmc_dsc, status, 0, 0xffffffffffffffff, read_only),
};
constexpr field_check::line l3_qos_ext_cfg_facts[] = {
    MSR_FACT(qos::l3_qos_ext_cfg, abmc_en, 0, 0x1, read_write),
    MSR_FACT(qos::l3_qos_ext_cfg, sdciae_en, 1, 0x2, read_write),
    MSR_FACT(qos::l3_qos_ext_cfg, reserved2, 2, 0xfffffffffffffffc, reserved),
};

template <typename... Choice>
std::string rule_of(const qos::features &features, const Choice &...choice) {
    using room = qos::pmu;
    const qos::request request[] = {room::as_request(request_of(choice))...};
    const rdt::finding finding = qos::check(all_of(request), features);
    return finding.legal() ? "legal" : finding.broken->name;
}

std::string value_rule(std::uint32_t address, std::uint64_t value, const qos::features &features) {
    const msr::broken_rule broken =
        qos::check_value(qos::register_at(address, features), value, features);
    return broken == nullptr ? "legal" : broken->name;
}

} // namespace

TEST_CASE("AMD's registers have the fields of the table") {
    agrees(all_of(qm_evtsel_facts), "IA32_QM_EVTSEL", "amd_abmc", fields_of<qos::qm_evtsel>());
    agrees(all_of(mba_bw_facts), "AMD_MBA_BW", "len11", fields_of<qos::mba_bw>());
    agrees(all_of(mba_bw_12_facts), "AMD_MBA_BW", "len12", fields_of<qos::mba_bw_12>());
    agrees(all_of(smba_bw_facts), "AMD_SMBA_BW", "amd", fields_of<qos::smba_bw>());
    agrees(all_of(evt_cfg_facts), "AMD_EVT_CFG", "amd", fields_of<qos::evt_cfg>());
    agrees(all_of(abmc_cfg_facts), "AMD_ABMC_CFG", "amd", fields_of<qos::abmc_cfg>());
    agrees(all_of(abmc_dsc_facts), "AMD_ABMC_DSC", "amd", fields_of<qos::abmc_dsc>());
    agrees(all_of(l3_qos_ext_cfg_facts), "AMD_L3_QOS_EXT_CFG", "amd",
           fields_of<qos::l3_qos_ext_cfg>());
    is_at("AMD_MBA_BW", qos::mba_bw::address, qos::mba_bw::most);
    is_at("AMD_MBA_BW", qos::mba_bw_12::address, qos::mba_bw_12::most);
    is_at("AMD_SMBA_BW", qos::smba_bw::address, qos::smba_bw::most);
    is_at("AMD_EVT_CFG", qos::evt_cfg::address, qos::evt_cfg::most);
    is_at("AMD_ABMC_CFG", qos::abmc_cfg::address, 1);
    is_at("AMD_ABMC_DSC", qos::abmc_dsc::address, 1);
    is_at("AMD_L3_QOS_EXT_CFG", qos::l3_qos_ext_cfg::address, 1);
    is_at("IA32_QM_EVTSEL", qos::qm_evtsel::address, 1);
}

TEST_CASE("Fn8000_0020 has the fields of the table, and the dumps say what the processors have") {
    rdt_facts::agrees_with_cpuid_rows(all_of(qos::cpuid::fields),
                                      [](std::uint64_t leaf) { return leaf >= 0x80000000; });
    // "80000020.1 EAX=0xB EDX=0xF, Zen4 adds 0x1E features": EBX of Fn8000_0020.0 is 0x1E
    measured::cpuid processor = measured::row_of("AMD", "AuthenticAMD");
    CHECK(processor(0x80000020, 1).eax == 0xb);
    processor.leaves[{0x80000020, 0}].ebx = 0x1e;
    CHECK(qos::features_from(processor).with({}) == qos::zen4);

    std::string of_zen5;
    for (const facts::row &row : facts::table{"intel/rdt_measured.csv"})
        if (row["models"] == "1Ah (Zen5)") of_zen5 = row["leaf10_or_80000020"];
    measured::cpuid next{"AuthenticAMD"};
    next.take(of_zen5);
    next.take("80000020.3 EBX=2 ECX=0x7F");
    CHECK(of_zen5.find("features 0x7E") != std::string::npos);
    next.leaves[{0x80000020, 0}].ebx = 0x7e;
    next.leaves[{0x80000020, 5}].ebx = 31;
    qos::features features = qos::features_from(next).with({});
    CHECK(features.assignable_counters == 32);
    features.assignable_counters = 0; // the dumps do not say how many counters can be assigned
    CHECK(features == qos::zen5);
    CHECK(qos::features_from(measured::cpuid{"AuthenticAMD"}).bandwidth_length == 0);
}

TEST_CASE("a class has a limit in eighths of GB/s, or none") {
    constexpr const auto &plan =
        msr::plan<zen4, qos::class_of_service<1>.l3(0x0).bandwidth(qos::gigabytes_per_second(10)),
                  qos::class_of_service<2>.bandwidth(qos::unlimited).slow_bandwidth(80),
                  qos::association{.class_of_service = 1, .rmid = 255}>;
    const auto set_up = plan.view().set_up;
    REQUIRE(set_up.size() == 4);
    CHECK(set_up[0].address == 0xc91);
    CHECK(set_up[0].value == 0); // AMD accepts an empty mask
    CHECK(set_up[1].address == 0xc0000201);
    CHECK(set_up[1].value == 80);
    CHECK(set_up[2].address == 0xc0000202);
    CHECK(set_up[2].value == 0x800); // value for no limit: "0x800 for EAX=11, 0x1000 for EAX=12"
    CHECK(set_up[3].address == 0xc0000282);
    CHECK(set_up[3].value == 80);
    CHECK(plan.view().start[0].value == 0x1000000ff);
    CHECK(owners_of(set_up) ==
          owners{{0xc91, 0}, {0xc0000201, 0}, {0xc0000202, 1}, {0xc0000282, 1}});
    CHECK(owners_of(plan.view().start) == owners{{0xc8f, 2}});
    static_assert(plan.widest() == qos::scope::l3);
    CHECK(
        msr::plan<zen5, qos::class_of_service<2>.bandwidth(qos::unlimited)>.view().set_up[0].value ==
        0x1000);
    static_assert(encode(qos::mba_bw{.unlimited = true}) == 0x800);
    static_assert(encode(qos::mba_bw_12{.unlimited = true}) == 0x1000);
}

TEST_CASE("limits: every value of each length") {
    for (const auto &[has, length] : {std::pair{zen4, 11u}, {zen5, 12u}})
        for (std::uint64_t limit = 0; limit < 5000; ++limit) {
            const bool legal = limit < std::uint64_t{1} << length;
            REQUIRE(rule_of(has, qos::class_of_service<1>.bandwidth(limit)) ==
                    (legal ? "legal" : "bandwidth_fits_its_length"));
            const bool is_none = limit == std::uint64_t{1} << length;
            const bool has_bits = limit < std::uint64_t{2} << length;
            REQUIRE(value_rule(0xc0000201, limit, has) == (!has_bits ? "unused_bits_are_zero"
                                                           : (legal || is_none)
                                                               ? "legal"
                                                               : "bandwidth_fits_its_length"));
        }
}

TEST_CASE("each rule by name") {
    using qos::class_of_service;
    CHECK(rule_of(zen4, class_of_service<1>.l3(0x505)) == "legal"); // AMD allows masks with holes
    CHECK(rule_of(zen4, class_of_service<1>.l3(0x10000)) == "capacity_lies_in_mask_length");
    CHECK(rule_of(zen4, class_of_service<16>.bandwidth(1)) == "class_exists");
    CHECK(rule_of(zen4, class_of_service<16>.slow_bandwidth(1)) == "class_exists");
    CHECK(rule_of(zen4, class_of_service<1>.slow_bandwidth(0x2000)) == "bandwidth_fits_its_length");
    CHECK(rule_of(zen4, class_of_service<1>.slow_bandwidth(qos::unlimited)) ==
          "bandwidth_fits_its_length");
    CHECK(rule_of(zen4, class_of_service<1>.slow_bandwidth(0x1fff)) == "legal");
    CHECK(rule_of({}, class_of_service<1>.bandwidth(1)) == "resource_exists");
    CHECK(rule_of({}, class_of_service<1>.slow_bandwidth(1)) == "resource_exists");
    CHECK(rule_of(zen4, class_of_service<1>) == "class_sets_each_thing_once");
    CHECK(rule_of(zen4, class_of_service<1>.bandwidth(1).bandwidth(2)) ==
          "class_sets_each_thing_once");
    CHECK(rule_of(zen4, class_of_service<1>.bandwidth(1), class_of_service<1>.l3(1)) ==
          "register_has_one_value");
    CHECK(rule_of(zen4, qos::association{.class_of_service = 16}) == "class_exists");
    CHECK(rule_of(zen4, qos::association{.class_of_service = 15, .rmid = 256}) == "rmid_exists");
    CHECK(rule_of(zen4, qos::association{.class_of_service = 15, .rmid = 255}) == "legal");
    // bandwidth limits have 16 classes, though there are no cache masks
    const qos::features only_limits = qos::zen4;
    CHECK(rule_of(only_limits, qos::association{.class_of_service = 15}) == "legal");
    const qos::configured_event reads{event::l3_local_bandwidth, {.local_reads = true}};
    CHECK(rule_of(zen4, reads) == "legal");
    CHECK(rule_of(zen4, reads, reads) == "register_has_one_value");
    CHECK(rule_of({}, reads) == "resource_exists");
    CHECK(rule_of(zen4, qos::configured_event{event::l3_occupancy, {.local_reads = true}}) ==
          "event_is_monitored");
    const qos::assigned_counter third{.number = 3, .rmid = 7, .traffic = {.dirty_victims = true}};
    CHECK(rule_of(zen5, third) == "legal");
    CHECK(rule_of(zen4, third) == "resource_exists");
    CHECK(rule_of(zen5, third, third) == "register_has_one_value");
    CHECK(rule_of(zen5, qos::assigned_counter{.number = 32}) == "resource_exists");
    CHECK(rule_of(zen5, qos::assigned_counter{.number = 31, .rmid = 256}) == "rmid_exists");
}

TEST_CASE("what CPUID invents does not reach the registers") {
    using qos::class_of_service;
    qos::features hostile = zen5;
    hostile.bandwidth_length = 70; // a length of 70 bits is no valid limit
    hostile.bandwidth_classes = 500;
    CHECK(rule_of(hostile, class_of_service<1>.bandwidth(qos::unlimited)) ==
          "features_are_possible");
    CHECK(rule_of(hostile, class_of_service<1>.bandwidth(1)) == "features_are_possible");
    hostile.bandwidth_length = 13;
    CHECK(rule_of(hostile, class_of_service<1>.bandwidth(1)) == "features_are_possible");
    hostile.bandwidth_length = 12;
    CHECK(rule_of(hostile, class_of_service<15>.bandwidth(1)) == "legal");
    CHECK(rule_of(hostile, class_of_service<16>.bandwidth(1)) == "class_exists");

    // the field of abmc_cfg for the counter's number has 5 bits
    hostile.assignable_counters = 0x10000;
    CHECK(rule_of(hostile, qos::assigned_counter{.number = 31, .rmid = 1}) == "legal");
    CHECK(rule_of(hostile, qos::assigned_counter{.number = 32, .rmid = 1}) == "resource_exists");
    msr::recorder machine;
    CHECK(qos::read_assigned(machine, 0, 32, hostile).state == rdt::reading_state::not_legal);
    CHECK(qos::read_assigned(machine, 0, 5000, hostile).state == rdt::reading_state::not_legal);
    CHECK(machine.log().empty());
    hostile.shared.monitoring.rmids = 5000;
    CHECK(rule_of(hostile, qos::assigned_counter{.number = 1, .rmid = 1024}) == "rmid_exists");
    CHECK(rule_of(hostile, qos::association{.class_of_service = 1, .rmid = 1024}) == "rmid_exists");
}

TEST_CASE("events count what is configured, and counters are assigned while the plan runs") {
    constexpr const auto &plan =
        msr::plan<zen5,
                  qos::configured_event{event::l3_total_bandwidth,
                                        {.local_reads = true, .remote_reads = true}},
                  qos::configured_event{event::l3_local_bandwidth, {.dirty_victims = true}},
                  qos::assigned_counter{.number = 3, .rmid = 7, .traffic = {.local_reads = true}}>;
    const msr::program_view program = plan.view();
    REQUIRE(program.set_up.size() == 3);
    CHECK(program.set_up[0].address == 0xc0000400);
    CHECK(program.set_up[0].value == 0x3);
    CHECK(program.set_up[1].address == 0xc0000401);
    CHECK(program.set_up[1].value == 0x40);
    CHECK(program.set_up[2].address == 0xc00003ff);
    CHECK(program.set_up[2].value == 1);
    // the register keeps its bits of other extensions
    CHECK(program.set_up[2].keep == ~std::uint64_t{1});
    REQUIRE(program.start.size() == 1);
    // value of abmc_cfg: configure (63), enable (62), counter 3 (52:48), RMID 7 (43:32), local
    // reads (0)
    CHECK(program.start[0].value == 0xc003000700000001);
    CHECK(program.stop[0].value == 0x8003000700000001);
    CHECK(owners_of(program.set_up) == owners{{0xc0000400, 0}, {0xc0000401, 1}, {0xc00003ff, 2}});
    CHECK(owners_of(program.start) == owners{{0xc00003fd, 2}});
    CHECK(owners_of(program.stop) == owners{{0xc00003fd, 2}});

    msr::recorder machine;
    machine.set(0, 0xc00003ff, 2);
    {
        msr::session session{machine, plan, msr::watch_cpu(0)};
        CHECK(machine.value(0, 0xc00003ff) == 3);
        static_cast<void>(session.measure([] {}));
    }
    CHECK(machine.value(0, 0xc00003ff) == 2);
    CHECK(machine.value(0, 0xc0000400) == 0);
    {
        msr::session session{machine, plan, msr::watch_cpu(0)};
        // other software changes the register's bits of other extensions
        machine.set(0, 0xc00003ff, 5);
    }
    CHECK(machine.value(0, 0xc00003ff) == 4);
}

TEST_CASE("the first of several assigned counters has the processor assign them") {
    constexpr qos::evt_cfg reads{.local_reads = true};
    const msr::program_view program =
        msr::plan<zen5, qos::assigned_counter{.number = 3, .rmid = 7, .traffic = reads},
                  qos::assigned_counter{.number = 4, .rmid = 8, .traffic = reads}>.view();
    CHECK(owners_of(program.set_up) == owners{{0xc00003ff, 0}});
    CHECK(owners_of(program.start) == owners{{0xc00003fd, 0}, {0xc00003fd, 1}});
    CHECK(owners_of(program.stop) == owners{{0xc00003fd, 0}, {0xc00003fd, 1}});
}

TEST_CASE("an assigned counter is read by its number") {
    msr::recorder machine;
    machine.set(5, 0xc8e, 100);
    machine.expect({msr::expected_write(5, 0xc8d, 0x380000001), msr::expected_read(5, 0xc8e),
                    msr::expected_read(5, 0xc8d)});
    const rdt::reading previous = qos::read_assigned(machine, 5, 3, zen5);
    CHECK(machine.difference() == "");
    CHECK(previous);
    msr::recorder later;
    later.set(5, 0xc8e, 90);
    const rdt::reading final_value = qos::read_assigned(later, 5, 3, zen5);
    // The counters of traffic have 44 bits, and a count stands for 64 bytes.
    CHECK(rdt::traffic_between(previous, final_value, zen5.shared.monitoring).bytes ==
          ((std::uint64_t{1} << 44) - 10) * 64);
    msr::recorder untouched;
    CHECK(qos::read_assigned(untouched, 5, 32, zen5).state == rdt::reading_state::not_legal);
    CHECK(untouched.log().empty());
}

TEST_CASE("AMD's registers by address and by name, and what Intel alone has is not among them") {
    std::vector<std::string> printed;
    for (const facts::row &row : facts::table{"intel/rdt_fields.csv"}) {
        const std::string &name = row["register"];
        if (name.rfind("AMD_", 0) != 0 ||
            std::find(printed.begin(), printed.end(), name) != printed.end())
            continue;
        printed.push_back(name);
        INFO(name);
        const rdt::found_row found_row =
            qos::register_at(static_cast<std::uint32_t>(facts::number(row["address"])));
        REQUIRE(found_row);
        const std::string ours = facts::lower_case(name.substr(4));
        CHECK(found_row.row->name == (found_row.row->count > 1 ? ours + "_" : ours));
        auto minimum = rdt::confidence::high;
        for (const facts::row &field : facts::table{"intel/rdt_fields.csv"})
            if (field["register"] == name)
                minimum =
                    lower_confidence(minimum, rdt_facts::confidence_named(field["confidence"]));
        CHECK(found_row.row->sure == minimum);
    }
    // only the register QM_EVTSEL is not printed
    CHECK(printed.size() + 1 == std::size(qos::registers));
    CHECK(qos::register_at(0xc8d).row == &qos::registers[0]);
    CHECK(qos::register_at(0xc91).number == 1);
    CHECK(qos::register_named("MBA_BW_15").number == 15);
    CHECK(qos::register_named("pqr_assoc").row->address == 0xc8f);
    CHECK_FALSE(qos::register_at(0xd50)); // register D50h has Intel's delays, which AMD lacks
    CHECK_FALSE(qos::register_named("mba_thrtl_0"));
    CHECK(qos::register_at(0xc0000200, zen5).row->fields[0].width == 12);
    CHECK(qos::register_at(0xc0000200, zen4).row->fields[0].width == 11);
}

TEST_CASE("the rules that values break") {
    CHECK(value_rule(0xc8d, 0x580000001, zen5) == "legal");
    CHECK(value_rule(0xc8d, 0x580000001, zen4) == "resource_exists");
    CHECK(value_rule(0xc8d, 0x500000000, zen4) == "event_number_is_of_its_event");
    CHECK(value_rule(0xc0000400, 0x7f, zen4) == "legal");
    CHECK(value_rule(0xc0000400, 0x80, zen4) == "unused_bits_are_zero");
    CHECK(value_rule(0xc0000400, 0x1, {}) == "resource_exists");
    CHECK(value_rule(0xc00003fd, 0xc003000700000001, zen5) == "legal");
    CHECK(value_rule(0xc00003fd, 0xc003000700000001, zen4) == "resource_exists");
    CHECK(value_rule(0xc00003ff, 1, zen5) == "legal");
    CHECK(value_rule(0xc00003ff, 1, zen4) == "resource_exists");
    CHECK(value_rule(0xc00003ff, 2, zen5) == "legal");
    CHECK(value_rule(0xc00003ff, 2, zen4) == "resource_exists");
    CHECK(value_rule(0xc8f, 0xf000000ff, zen4) == "legal");
    CHECK(value_rule(0xc8f, 0x1000000000, zen4) == "class_exists");
    CHECK(value_rule(0xc91, 0, zen4) == "legal");
    CHECK(value_rule(0xc0000280, 0x1fff, zen4) == "legal");
    CHECK(value_rule(0xc0000280, 0x1fff, {}) == "resource_exists");
}
