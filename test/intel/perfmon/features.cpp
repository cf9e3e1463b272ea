#include <msr/intel/perfmon/features.hpp>

#include <msr/intel/perfmon/choices.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <utility>

namespace {

namespace pm = msr::perfmon;

/// A CPUID instruction with answers from a table, in the manner of published dumps.
struct dump {
    std::map<std::pair<std::uint32_t, std::uint32_t>, msr::cpuid_registers> leaves;

    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        const auto position = leaves.find({leaf, subleaf});
        return position == leaves.end() ? msr::cpuid_registers{} : position->second;
    }
};

constexpr msr::cpuid_registers genuine_intel{0x24, 0x756e6547, 0x6c65746e, 0x49656e69};

/// Returns EAX of leaf 1 for a model of family 6.
constexpr std::uint32_t of_model(std::uint32_t model) {
    return 0x600 | (model & 0xf) << 4 | (model >> 4) << 16;
}

/// Returns EAX of leaf 0Ah: version, counters, width, number of announced events.
constexpr std::uint32_t leaf_0a(unsigned version, unsigned counters, unsigned width,
                                unsigned events) {
    return version | counters << 8 | width << 16 | events << 24;
}

dump haswell() {
    return {{{{0, 0}, genuine_intel},
             {{1, 0}, {of_model(0x3c), 0, 1u << 15, 0}},
             {{7, 0}, {0, 1u << 11 | 1u << 4, 0, 0}},
             {{0x0a, 0}, {leaf_0a(3, 4, 48, 7), 0, 0, 3 | 48 << 5}}}};
}

dump ice_lake() {
    return {{{{0, 0}, genuine_intel},
             {{1, 0}, {of_model(0x7e), 0, 1u << 15, 0}},
             {{0x0a, 0}, {leaf_0a(5, 8, 48, 8), 0, 0xf, 4 | 48 << 5 | 1u << 15}}}};
}

/// Returns CPUID of a Skylake with EDX of leaf 7.
dump skylake(std::uint32_t edx) {
    return {{{{0, 0}, genuine_intel},
             {{1, 0}, {of_model(0x5e), 0, 1u << 15, 0}},
             {{7, 0}, {0, 1u << 11 | 1u << 4, 0, edx}},
             {{0x0a, 0}, {leaf_0a(4, 4, 48, 8), 0, 0, 3 | 48 << 5}}}};
}

/// Returns CPUID of a Lunar Lake. Leaf 0Ah announces 8 general counters, leaf 23h those in
/// `general`; 10 were measured on such a processor.
dump lunar_lake(std::uint32_t general, std::uint32_t fixed, std::uint32_t events) {
    return {{{{0, 0}, genuine_intel},
             {{1, 0}, {of_model(0xbd), 0, 1u << 15, 0}},
             {{7, 0}, {0, 0, 0, 1u << 19}},
             {{0x0a, 0}, {leaf_0a(6, 8, 48, 13), 0, 0, 3 | 48 << 5 | 1u << 15}},
             {{0x23, 0}, {0x3b, 3, 8, 0}},
             {{0x23, 1}, {general, fixed, 0, 0}},
             {{0x23, 3}, {events, 0, 0, 0}}}};
}

/// Returns CPUID of a performance core of a Core Ultra 9 285H (InstLatx64,
/// GenuineIntel00C0652_ArrowLakeH_04).
dump arrow_lake_h() {
    return {{{{0, 0}, genuine_intel},
             {{1, 0}, {0xc0652, 0, 0x7ffafbbf, 0xbfebfbff}},
             {{7, 0}, {2, 0x239ca7eb, 0, 0xfc18c410}},
             {{7, 1}, {0x44c009d0, 0, 0, 0}},
             {{0x0a, 0}, {0x07300805, 0, 7, 0x8603}},
             {{0x1a, 0}, {0x40000003, 0, 0, 0}},
             {{0x23, 0}, {0xb, 3, 0, 0}},
             {{0x23, 1}, {0x3ff, 0xf, 0, 0}},
             {{0x23, 3}, {0x1dff, 0, 0, 0}}}};
}

/// Returns CPUID of a core of a Core i9-13900K, of a given kind (InstLatx64,
/// GenuineIntel00B0671_RaptorLake_01).
dump raptor_lake(std::uint32_t kind) {
    msr::cpuid_registers first = genuine_intel;
    first.eax = 0x20;
    return {{{{0, 0}, first},
             {{1, 0}, {0xb0671, 0, 0x7ffafbbf, 0xbfebfbff}},
             {{7, 0}, {2, 0x239ca7eb, 0, 0xfc18c410}},
             {{7, 1}, {0x00400810, 0, 0, 0}},
             {{0x0a, 0}, {0x07300605, 0, 7, 0x8603}},
             {{0x1a, 0}, {kind << 24 | 1, 0, 0, 0}}}};
}

constexpr auto cycles = pm::core_cycles.user();
constexpr auto anybody = pm::core_cycles.any_thread();
constexpr auto committed = pm::instructions_retired.in_tx();
constexpr auto raw = pm::raw<0xd1, 0x20>;

std::string rule_of(const msr::verdict &verdict) {
    return verdict.legal() ? "" : verdict.broken->name;
}

} // namespace

TEST_CASE("CPUID leaf 0Ah announces counters, widths and events") {
    const pm::features features = pm::features_of(haswell());
    CHECK(features.intel);
    CHECK(features.model == 0x3c);
    CHECK(features.version == 3);
    CHECK(features.general == 0xf);
    CHECK(features.width == 48);
    CHECK(features.fixed == 0x7);
    CHECK(features.fixed_width == 48);
    CHECK(features.events == 0x7f);
    CHECK(features.any_thread);
    CHECK(features.transactions);
    CHECK(features.has_capabilities);
    CHECK(!features.umask2);
    CHECK(pm::processor_of(features) == pm::processor_named("haswell"));
}

TEST_CASE("AnyThread is gone where EDX[15] says so") {
    CHECK(!pm::features_of(ice_lake()).any_thread);
    CHECK(pm::features_of(ice_lake()).fixed == 0xf);
    CHECK(pm::features_of(ice_lake()).events == 0xff);
    dump with_gap = ice_lake(); // a fixed counter beyond the contiguous ones: announced by ECX, not
                                // EDX
    with_gap.leaves[{0x0a, 0}].ecx = 0x10;
    CHECK(pm::features_of(with_gap).fixed == 0x1f);
    with_gap.leaves[{0x0a, 0}].eax = leaf_0a(4, 8, 48, 8);
    CHECK(pm::features_of(with_gap).fixed == 0x0f); // before version 5 ECX has no counters
    dump early = haswell();
    early.leaves[{0x0a, 0}].eax = leaf_0a(2, 2, 40, 7);
    CHECK(!pm::features_of(early).any_thread); // version 2 never had AnyThread
}

TEST_CASE("events are absent where EBX has their bit, or is too short") {
    dump dump = haswell();
    dump.leaves[{0x0a, 0}].ebx = 1 << 4 | 1 << 2;
    CHECK(pm::features_of(dump).events == (0x7f & ~(1u << 4 | 1u << 2)));
    dump.leaves[{0x0a, 0}].eax = leaf_0a(3, 4, 48, 3);
    dump.leaves[{0x0a, 0}].ebx = 0;
    CHECK(pm::features_of(dump).events == 0x7);
}

TEST_CASE("leaf 23h wins over leaf 0Ah") {
    const pm::features core = pm::features_of(lunar_lake(0x3ff, 0x0f, 0x1dff));
    CHECK(core.general == 0x3ff);
    CHECK(core.fixed == 0x0f);
    CHECK(core.events == 0x1dff);
    CHECK(core.umask2);
    CHECK(core.equal);
    CHECK(core.slots_per_cycle == 8);
    CHECK(core.architectural_lbr);
    const pm::features atom = pm::features_of(lunar_lake(0xff, 0x77, 0x1f7f));
    CHECK(atom.fixed == 0x77); // no fixed counter 3, though 4 to 6 are there
    CHECK(pm::processor_of(core) == pm::processor_named("lunar_lake"));
    CHECK(pm::processor_of(atom) == pm::processor_named("lunar_lake_atom"));
    // Sub-leaf 4, of architectural PEBS, exists only where bit 4 of EAX announces it.
    dump pebs = lunar_lake(0x3ff, 0x0f, 0x1dff);
    pebs.leaves[{0x23, 4}].ebx = 0x1e;
    CHECK((pebs.leaves[{0x23, 0}].eax & 1u << 4) != 0);
    CHECK(pm::features_of(pebs).pebs_groups == 0x1e);
    pebs.leaves[{0x23, 0}].eax &= ~(1u << 4);
    CHECK(pm::features_of(pebs).pebs_groups == 0);
}

TEST_CASE("leaf 23h is there where 7.1 EAX[8] says so, whatever the version") {
    dump early = lunar_lake(0x3ff, 0x0f, 0x1dff);
    early.leaves[{0x0a, 0}].eax = leaf_0a(5, 8, 48, 8);
    CHECK(pm::features_of(early).general == 0xff); // version 5 does not announce leaf 23h
    early.leaves[{7, 1}].eax = 1u << 8;
    CHECK(pm::features_of(early).general == 0xff); // leaf 7 has no subleaf 1
    early.leaves[{7, 0}].eax = 1;
    CHECK(pm::features_of(early).general == 0x3ff);
    CHECK(pm::features_of(early).fixed == 0x0f);
    CHECK(pm::features_of(early).events == 0x1dff);
    CHECK(pm::features_of(early).umask2);
    CHECK(pm::features_of(early).version == 5);
}

TEST_CASE("a performance core of Arrow Lake H runs plans for Arrow Lake") {
    const pm::features features = pm::features_of(arrow_lake_h());
    CHECK(features.version == 5);
    CHECK(features.general == 0x3ff);
    CHECK(features.which == msr::core::arrow_lake_core);
    constexpr auto slots = pm::topdown_slots.on(pm::fixed_ctr3);
    constexpr auto last = cycles.on(pm::pmc9);
    CHECK(pm::runs_on(msr::plan<pm::arrow_lake_core, slots, last>, features));
    // Version 6 has registers (from 0x1900 on) that this processor does not announce.
    CHECK(rule_of(pm::check_processor(msr::plan<pm::lunar_lake, cycles>, features)) ==
          "version_is_high_enough");
    const pm::target target = pm::target_of(features);
    CHECK(target.general == 0x3ff);
    CHECK(target.fixed == 0xf);
    CHECK(!target.has_aliases());
    CHECK(!pm::arrow_lake_core.has_aliases());
    CHECK(!pm::arrow_lake_atom.has_aliases());
    CHECK(pm::lunar_lake.has_aliases());
}

TEST_CASE("a performance core of Raptor Lake has more than leaf 0Ah announces for both kinds") {
    const pm::features core = pm::features_of(raptor_lake(0x40));
    CHECK(core.general == 0xff);
    CHECK(core.fixed == 0xf);
    CHECK(core.events == 0xff);
    constexpr auto slots = pm::topdown_slots.on(pm::fixed_ctr3);
    constexpr auto seventh = cycles.on(pm::pmc7);
    CHECK(pm::runs_on(msr::plan<pm::alder_lake, slots, seventh>, core));
    const pm::features atom = pm::features_of(raptor_lake(0x20));
    CHECK(atom.general == 0x3f);
    CHECK(atom.fixed == 0x7);
    CHECK(atom.events == 0x7f);
    // With the Atom cores disabled, leaf 0Ah announces all counters (Linux, INTEL_ALDERLAKE).
    dump alone = raptor_lake(0x40);
    alone.leaves[{0x0a, 0}] = {leaf_0a(5, 8, 48, 8), 0, 0xf, 4 | 48 << 5 | 1u << 15};
    CHECK(pm::features_of(alone).general == 0xff);
    CHECK(pm::features_of(alone).fixed == 0xf);
    // Fewer counters, as a hypervisor shows them, are taken as they are.
    alone.leaves[{0x0a, 0}] = {leaf_0a(5, 4, 48, 7), 0, 0x7, 3 | 48 << 5 | 1u << 15};
    CHECK(pm::features_of(alone).general == 0xf);
}

TEST_CASE("another vendor's processor has nothing of this") {
    dump other = haswell();
    other.leaves[{0, 0}] = {0x24, 0x68747541, 0x444d4163, 0x69746e65};
    const pm::features features = pm::features_of(other);
    CHECK(!features.intel);
    CHECK(features.version == 0);
    CHECK(pm::processor_of(features) == -1);
    CHECK(pm::detect() == pm::features_of(msr::cpuid_of_this_processor));
}

TEST_CASE("a target made from CPUID has what CPUID announces") {
    const pm::target haswell_target = pm::target_of(pm::features_of(haswell()));
    CHECK(haswell_target == pm::haswell);
    constexpr std::uint64_t full_width = 1 << 13;
    CHECK(pm::target_of(pm::features_of(haswell()), full_width).full_width);
    pm::target atom = pm::target_of(pm::features_of(lunar_lake(0xff, 0x77, 0x1f7f)));
    CHECK(atom.lacking == 0x3'0000'0000); // bits of TSX, which no Atom core has
    CHECK(atom == pm::lunar_lake_atom);
    dump unknown = ice_lake();
    unknown.leaves[{1, 0}].eax = of_model(0xfe);
    const pm::target target = pm::target_of(pm::features_of(unknown));
    CHECK(target.processor == pm::processor_named("perfmon5"));
    CHECK(target.general == 0xff);
    // no plan is for an unknown processor
    CHECK(!pm::event_pmu::knows(pm::target_of(pm::features{})));
}

TEST_CASE("where MSR_TSX_FORCE_ABORT exists its bit 0 says whether counter 3 is free") {
    constexpr std::uint32_t force_abort = 1u << 13, always_aborts = 1u << 11;
    const auto counters = [](std::uint32_t edx, std::uint64_t value = 0) {
        return pm::target_of(pm::features_of(skylake(edx)), 0, value).general;
    };
    CHECK(counters(0) == 0xf);
    CHECK(counters(force_abort) == 0x7);
    CHECK(counters(force_abort, 1) == 0xf);
    CHECK(counters(force_abort, 2) == 0x7); // TSX_CPUID_CLEAR is no RTM_FORCE_ABORT
    CHECK(counters(force_abort | always_aborts) == 0xf);
    CHECK(counters(always_aborts) == 0xf);

    constexpr const auto &three = msr::plan<pm::skylake, raw, cycles, pm::llc_misses>;
    constexpr auto last = pm::raw<0xd1, 0x10>.on(pm::pmc3);
    constexpr const auto &four = msr::plan<pm::skylake, last>;
    const pm::features features = pm::features_of(skylake(force_abort));
    CHECK(pm::runs_on(three, features));
    CHECK(pm::runs_on(four, pm::features_of(skylake(0))));
    CHECK(pm::runs_on(four, pm::features_of(skylake(force_abort | always_aborts))));
    CHECK(pm::runs_on(four, features, 0, 1));
    const msr::verdict verdict = pm::check_processor(four, features);
    CHECK(rule_of(verdict) == "counter_3_is_not_of_transactions");
    CHECK(std::string{verdict.names[0]} == "pmc3");
    CHECK(std::string{verdict.names[1]} == "CPUID.7.0:EDX[13]");
    // The target `plain` has the counters that CPUID shows.
    constexpr auto plain = pm::skylake.with(pm::tsx_force_abort::clear);
    CHECK(pm::target_of(features).general == plain.general);
}

TEST_CASE("what CPUID lacks cannot be planned for the target made from it") {
    const auto rule = [](const auto &choice, const pm::target &target) {
        return rule_of(msr::select::check<pm::event_pmu>(choice.as_request(), target));
    };
    const pm::target whole = pm::target_of(pm::features_of(haswell()));
    CHECK(rule(committed, whole).empty());
    CHECK(rule(anybody, whole).empty());
    dump less = haswell();
    less.leaves[{7, 0}] = {};
    less.leaves[{0x0a, 0}].edx |= 1u << 15;
    const pm::target entry = pm::target_of(pm::features_of(less));
    CHECK(rule(committed, entry) == "qualifier_exists_on_target");
    CHECK(rule(anybody, entry) == "qualifier_exists_on_target");
    CHECK(rule(cycles, entry).empty());
    CHECK(!entry.fixed_any_thread());
    dump lunar = lunar_lake(0x3ff, 0x0f, 0x1dff);
    lunar.leaves[{0x23, 0}].ebx = 0;
    const pm::target old = pm::target_of(pm::features_of(lunar));
    CHECK(rule(raw.umask2<1>(), old) == "qualifier_exists_on_target");
    CHECK(rule(raw.cmask<1>().equal(), old) == "qualifier_exists_on_target");
    CHECK(rule(raw.cmask<1>(), old).empty());
}

TEST_CASE("a plan for the target made from any answers of CPUID runs on that processor") {
    std::mt19937_64 random{1};
    int legal = 0;
    const auto any_registers = [&] {
        const auto entry = [&] { return static_cast<std::uint32_t>(random()); };
        return msr::cpuid_registers{entry(), entry(), entry(), entry()};
    };
    for (int i = 0; i < 20'000; ++i) {
        dump dump;
        dump.leaves[{0, 0}] = genuine_intel;
        for (const std::uint32_t leaf : {1u, 7u, 0x0au})
            dump.leaves[{leaf, 0}] = any_registers();
        for (std::uint32_t subleaf = 0; subleaf < 5; ++subleaf)
            dump.leaves[{0x23, subleaf}] = any_registers();
        dump.leaves[{7, 1}] = any_registers();
        std::uint32_t &version = dump.leaves[{0x0a, 0}].eax;
        version = (version & ~0xffu) | static_cast<std::uint32_t>(random() % 9);
        const pm::features features = pm::features_of(dump);
        const pm::target target = pm::target_of(features);
        const msr::select::request request{
            .event = static_cast<std::int32_t>(random() % pm::architectural_event_count),
            .flags = static_cast<std::uint32_t>(random() % 16 & random()),
            .user = true};
        const auto result = msr::select::assign<pm::event_pmu, 2>({&request, 1}, target);
        if (!result.found()) continue;
        ++legal;
        REQUIRE(pm::check_processor(pm::usage_of({&request, 1}, result.assigned), target, features)
                    .legal());
    }
    CHECK(legal > 1000);
}

TEST_CASE("a plan runs where what it uses is") {
    constexpr const auto &plan = msr::plan<pm::perfmon3, cycles>;
    CHECK(pm::runs_on(plan, pm::features_of(haswell())));
    CHECK(pm::runs_on(plan, pm::features_of(ice_lake())));
    CHECK(rule_of(pm::check_processor(plan, pm::features{})) ==
          "processor_has_performance_monitoring");
}

TEST_CASE("a plan for an earlier version lacks the global control") {
    constexpr const auto &first = msr::plan<cycles>;
    CHECK(rule_of(pm::check_processor(first, pm::features_of(haswell()))) ==
          "version_1_has_no_global_control");
    dump second = haswell();
    second.leaves[{0x0a, 0}].eax = leaf_0a(2, 2, 40, 7);
    CHECK(rule_of(pm::check_processor(first, pm::features_of(second))) ==
          "version_1_has_no_global_control");
    second.leaves[{0x0a, 0}].eax = leaf_0a(1, 2, 40, 7);
    CHECK(pm::runs_on(first, pm::features_of(second)));
    constexpr const auto &last = msr::plan<pm::perfmon5, cycles>;
    const msr::verdict verdict = pm::check_processor(last, pm::features_of(haswell()));
    CHECK(rule_of(verdict) == "version_is_high_enough");
    CHECK(verdict.names[0] == std::string{"version 5"});
    CHECK(verdict.names[1] == std::string{"version 3"});
}

TEST_CASE("a plan is refused where a counter or an event is missing") {
    constexpr const auto &slots = msr::plan<pm::ice_lake, pm::topdown_slots>;
    CHECK(pm::runs_on(slots, pm::features_of(ice_lake())));
    dump atom = ice_lake();
    atom.leaves[{0x0a, 0}] = {leaf_0a(5, 6, 48, 8), 0, 0x7, 3 | 48 << 5 | 1u << 15};
    msr::verdict verdict = pm::check_processor(slots, pm::features_of(atom));
    CHECK(rule_of(verdict) == "processor_has_counter");
    CHECK(verdict.names[0] == std::string{"fixed_ctr3"});
    constexpr const auto &misses = msr::plan<pm::haswell, pm::llc_misses>;
    dump plain = haswell();
    plain.leaves[{0x0a, 0}].ebx = 1 << 4;
    verdict = pm::check_processor(misses, pm::features_of(plain));
    CHECK(rule_of(verdict) == "processor_has_event");
    CHECK(verdict.names[0] == std::string{"llc_misses"});
    CHECK(verdict.names[1] == std::string{"CPUID.0AH:EBX"});
    dump narrow = haswell();
    narrow.leaves[{0x0a, 0}].eax = leaf_0a(3, 4, 40, 7);
    CHECK(rule_of(pm::check_processor(misses, pm::features_of(narrow))) ==
          "counter_is_wide_enough");
}

TEST_CASE("a plan is refused where its bits are reserved, and the bit of CPUID is named") {
    constexpr const auto &shared = msr::plan<pm::haswell, anybody>;
    CHECK(pm::runs_on(shared, pm::features_of(haswell())));
    dump deprecated = haswell();
    deprecated.leaves[{0x0a, 0}].edx |= 1u << 15;
    msr::verdict verdict = pm::check_processor(shared, pm::features_of(deprecated));
    CHECK(rule_of(verdict) == "processor_has_qualifier");
    CHECK(verdict.names[0] == std::string{"any_thread"});
    CHECK(verdict.names[1] == std::string{"CPUID.0AH:EDX[15]"});

    constexpr const auto &inner = msr::plan<pm::haswell, committed>;
    CHECK(pm::runs_on(inner, pm::features_of(haswell())));
    dump without_tsx = haswell(); // some parts of a generation have TSX and some do not
    without_tsx.leaves[{7, 0}] = {};
    verdict = pm::check_processor(inner, pm::features_of(without_tsx));
    CHECK(rule_of(verdict) == "processor_has_qualifier");
    CHECK(verdict.names[1] == std::string{"CPUID.7.0:EBX[11]"});

    constexpr const auto &second = msr::plan<pm::lunar_lake, raw.umask2<1>()>;
    dump lunar = lunar_lake(0x3ff, 0x0f, 0x1dff);
    CHECK(pm::runs_on(second, pm::features_of(lunar)));
    lunar.leaves[{0x23, 0}].ebx = 2;
    verdict = pm::check_processor(second, pm::features_of(lunar));
    CHECK(verdict.names[1] == std::string{"CPUID.23H.0:EBX[0]"});
    constexpr const auto &exactly = msr::plan<pm::lunar_lake, cycles.cmask<2>().equal()>;
    CHECK(pm::runs_on(exactly, pm::features_of(lunar)));
    lunar.leaves[{0x23, 0}].ebx = 1;
    CHECK(pm::check_processor(exactly, pm::features_of(lunar)).names[1] ==
          std::string{"CPUID.23H.0:EBX[1]"});
}

TEST_CASE("numbers of a generation run on its models only") {
    constexpr const auto &plan = msr::plan<pm::haswell, raw>;
    CHECK(pm::runs_on(plan, pm::features_of(haswell())));
    dump broadwell = haswell();
    broadwell.leaves[{1, 0}].eax = of_model(0x3d);
    const msr::verdict verdict = pm::check_processor(plan, pm::features_of(broadwell));
    CHECK(rule_of(verdict) == "processor_is_of_generation");
    CHECK(verdict.names[0] == std::string{"haswell"});
    // Architectural events mean the same on every model.
    CHECK(pm::runs_on(msr::plan<pm::haswell, cycles>, pm::features_of(broadwell)));
}

TEST_CASE("numbers of one kind of core do not run on the other kind of the same model") {
    dump core = ice_lake();
    core.leaves[{1, 0}].eax = of_model(0x97);
    dump atom = core;
    atom.leaves[{0x0a, 0}] = {leaf_0a(5, 6, 48, 8), 0, 0x7, 3 | 48 << 5 | 1u << 15};
    constexpr const auto &on_core = msr::plan<pm::alder_lake, raw>;
    constexpr const auto &on_atom = msr::plan<pm::alder_lake_atom, raw>;
    CHECK(pm::runs_on(on_core, pm::features_of(core)));
    CHECK(pm::runs_on(on_atom, pm::features_of(atom)));
    CHECK(rule_of(pm::check_processor(on_core, pm::features_of(atom))) ==
          "processor_is_of_generation");
    CHECK(rule_of(pm::check_processor(on_atom, pm::features_of(core))) ==
          "processor_is_of_generation");
}

TEST_CASE("full-width writes need IA32_PERF_CAPABILITIES[13]") {
    constexpr const auto &plan = msr::plan<pm::haswell.with(pm::extras{.full_width = true}), raw>;
    CHECK(rule_of(pm::check_processor(plan, pm::features_of(haswell()))) ==
          "counters_are_written_whole");
    CHECK(pm::runs_on(plan, pm::features_of(haswell()), 1 << 13));
}
