// Tests of parts of `msrpp rdt` on registers that no simulated processor has: second-level masks,
// assigned counters, values that read back changed.
#include "../../tools/msrpp_rdt/balance/planning.hpp"
#include "../../tools/msrpp_rdt/balance/programs.hpp"
#include "../../tools/msrpp_rdt/processor.hpp"
#include "../../tools/msrpp_rdt/settings/amd_settings.hpp"
#include "../../tools/msrpp_rdt/settings/found.hpp"
#include "../../tools/msrpp_rdt/settings/settings.hpp"
#include "../../tools/msrpp_rdt/show.hpp"
#include "../../tools/msrpp_rdt/watch/thread_counts.hpp"
#include "../../tools/msrpp_rdt/watch/watch.hpp"
#include "../../tools/support/complaint.hpp"
#include "../../tools/support/output.hpp"

#include <msr/amd/qos/features.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/backend/any_backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

namespace tool = msrpp::rdt_tool;
namespace rdt = msr::rdt;
namespace qos = msr::qos;

namespace {

/// Registers that keep written values, except the window on assigned counters and the values of
/// `otherwise`, which read back changed.
struct plain_registers {
    std::map<std::pair<unsigned, std::uint32_t>, std::uint64_t> values{};
    std::map<unsigned, std::uint64_t> counters{};
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::uint64_t> otherwise{};
    unsigned selected = 0;

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        value = address == qos::abmc_dsc::address ? counters[selected] : values[{cpu, address}];
        return {};
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (address == qos::abmc_cfg::address) {
            const auto abmc_cfg = msr::decode<qos::abmc_cfg>(value);
            selected = static_cast<unsigned>(abmc_cfg.cntr_id);
            if (abmc_cfg.cfg_en) counters[selected] = value;
            return {};
        }
        const auto other = otherwise.find({address, value});
        values[{cpu, address}] = other == otherwise.end() ? value : other->second;
        return {};
    }
};

struct fixture {
    plain_registers registers{};
    msr::any_backend device{
        registers, {.prefer = msr::backend_kind::given, .only_preferred = true}, "registers"};
    tool::processor processor;

    fixture(msrpp::rdt_room::maker maker, const char *name, const qos::features &features,
            bool is_simulated = true)
        : processor{tool::processor_parts{.made_by = maker,
                                          .name = name,
                                          .backend = "registers",
                                          .has = features,
                                          .caches = {{0, {0, 1}}},
                                          .device = {std::shared_ptr<void>{}, &device},
                                          .is_simulated = is_simulated}} {
        for (unsigned number = 0; number < features.shared.l3.classes; ++number)
            write(rdt::l3_qos_mask::address + number, features.shared.l3.whole());
        for (unsigned number = 0; number < features.shared.l2.classes; ++number)
            write(rdt::l2_qos_mask::address + number, features.shared.l2.whole());
        for (unsigned number = 0; number < features.bandwidth_classes; ++number)
            write(qos::mba_bw::address + number, std::uint64_t{1} << features.bandwidth_length);
    }
    void write(std::uint32_t address, std::uint64_t value) {
        for (unsigned cpu = 0; cpu < 2; ++cpu)
            registers.values[{cpu, address}] = value;
    }
    std::vector<std::string> set(const std::vector<std::string> &texts) {
        std::vector<tool::setting> settings;
        for (const std::string &text : texts)
            settings.push_back(tool::setting_in(text, processor));
        return tool::carry_out(tool::writes_of(settings, processor), processor);
    }
    std::string shown(const char *format) {
        msrpp::output out;
        tool::print_shown(out, processor, format);
        return {out.data(), out.size()};
    }
};

constexpr qos::features with_counters{
    .shared =
        rdt::features{
            .l3 = {.mask_length = 16, .classes = 16, .sparse = true, .may_be_empty = true}}
            .monitored(64, 64),
    .bandwidth_length = 12,
    .bandwidth_classes = 16,
    .configurable_traffic = 0x7f,
    .assignable_counters = 4};
constexpr qos::features with_second{
    .shared = {.l3 = {.mask_length = 11, .classes = 16},
               .l2 = {.mask_length = 8, .classes = 8, .cdp = true},
               .mba = {.maximum = 90, .classes = 8, .linear = true}}};

constexpr auto amd = msrpp::rdt_room::maker::amd;
constexpr auto intel = msrpp::rdt_room::maker::intel;

bool has(const std::string &text, const char *part) { return text.find(part) != text.npos; }

} // namespace

TEST_CASE("a counter is assigned to an RMID, shown, and freed") {
    fixture machine{amd, "zen5", with_counters};
    CHECK(machine.set({"abmc:2=5:local_reads:dirty_victims"}).empty());
    // Both CPUs have assigned counters enabled.
    for (unsigned cpu = 0; cpu < 2; ++cpu)
        CHECK(machine.registers.values[{cpu, qos::l3_qos_ext_cfg::address}] == 1);
    // Expected by hand from the register L3_QOS_ABMC_CFG: bw_type 41H, bw_src 5, cntr_id 2,
    // cntr_en, cfg_en.
    CHECK(machine.registers.counters[2] == (0x41ULL | 5ULL << 32 | 2ULL << 48 | 3ULL << 62));
    CHECK(has(machine.shown("table"), "counter 2: RMID 5, counts local_reads dirty_victims"));
    CHECK(has(machine.shown("json"), "\"counter\": 2"));
    CHECK(machine.set({"abmc:2=off"}).empty());
    CHECK((machine.registers.counters[2] >> 62 & 1) == 0);
    CHECK_FALSE(has(machine.shown("table"), "counter 2"));
}

TEST_CASE("counters and RMIDs that are not there are refused before anything is written") {
    fixture machine{amd, "zen5", with_counters};
    CHECK_THROWS_AS(machine.set({"abmc:4=5"}), msrpp::complaint);
    CHECK_THROWS_AS(machine.set({"abmc:0=64"}), msrpp::complaint);
    CHECK_THROWS_AS(machine.set({"bmec:total=local_reads", "abmc:4=5"}), msrpp::complaint);
    CHECK(machine.registers.counters.empty());
    CHECK(machine.registers.values[{0, qos::evt_cfg::address}] == 0);
}

TEST_CASE("assigned counters and what events count are put back") {
    fixture machine{amd, "zen5", with_counters};
    machine.set({"abmc:1=7", "bmec:local=local_reads"});
    const std::uint64_t configuration = machine.registers.counters[1];
    const std::vector<tool::held_register> registers = tool::found_registers(machine.processor);
    machine.set({"abmc:1=off", "abmc:0=3", "bmec:local=remote_reads"});
    for (unsigned cpu = 0; cpu < 2; ++cpu)
        machine.registers.values[{cpu, qos::l3_qos_ext_cfg::address}] = 0;
    tool::put_back(registers, machine.processor);
    CHECK(machine.registers.counters[1] == configuration);
    CHECK((machine.registers.counters[0] >> 62 & 1) == 0);
    CHECK(machine.registers.values[{1, qos::l3_qos_ext_cfg::address}] == 1);
    CHECK(machine.registers.values[{0, qos::evt_cfg::address + 1}] == 1);
}

TEST_CASE("masks of the second level are shown, also apart for code, and where CPUs differ") {
    fixture machine{intel, "tremont", with_second};
    CHECK(has(machine.shown("table"), "8 bits; 8 classes; code and data can be divided"));
    machine.set({"l2:3=0xf"});
    CHECK(has(machine.shown("csv"), "0,3,0x7ff,,100 %,,0xf,,"));
    machine.registers.values[{1, rdt::l2_qos_mask::address + 3}] = 0x3;
    CHECK(has(machine.shown("table"), "(other CPUs otherwise)"));
    machine.write(rdt::l2_qos_mask::address + 3, 0xff);
    machine.write(rdt::l2_qos_cfg::address, 1);
    machine.write(rdt::l2_qos_mask::address + 2, 0x3);
    CHECK(has(machine.shown("csv"), "0,1,0x7ff,,100 %,,0x3,0xff,"));
    CHECK(has(machine.shown("table"), "masks for data and for code in the second level"));
}

TEST_CASE("a class that is delayed, limited, or has ways of the second level is not free") {
    fixture machine{intel, "skylake_sp", with_second};
    // class 7 is the last class that can have a delay
    CHECK(tool::free_classes(machine.processor).front() == 7);
    machine.set({"mba:7=50", "l2:6=0xf", "l3:5=0xf"});
    CHECK(tool::free_classes(machine.processor).front() == 4);
    fixture other{amd, "zen5", with_counters};
    CHECK(tool::free_classes(other.processor).front() == 15);
    other.set({"mba:15=80"});
    CHECK(tool::free_classes(other.processor).front() == 14);
}

TEST_CASE("what reads back otherwise is told with what is known of the processor") {
    fixture machine{intel, "skylake_sp", with_second};
    machine.registers.otherwise[{rdt::l3_qos_mask::address + 1, 0x400}] = 0x600;
    machine.registers.otherwise[{rdt::l3_qos_mask::address + 2, 0x3}] = 0x7;
    machine.registers.otherwise[{rdt::l3_qos_mask::address + 3, 0x3}] = 0;
    machine.registers.otherwise[{rdt::mba_thrtl::address + 1, 30}] = 10;
    machine.registers.otherwise[{rdt::mba_thrtl::address + 2, 50}] = 40;
    const auto warning = [&machine](const char *setting) {
        const std::vector<std::string> warnings = machine.set({setting});
        REQUIRE(warnings.size() == 1);
        return warnings.front();
    };
    CHECK(has(warning("l3:1=0x400"),
              "reads back 0x600 where 0x400 was written: skylake_sp is known "
              "for it: the ways 0x600"));
    CHECK(has(warning("l3:1=0x400"), "intel-cmt-cat 135, 246"));
    CHECK(has(warning("l3:2=0x3"), "nothing is known of it for skylake_sp"));
    CHECK(has(warning("l3:3=0x3"), "a virtual machine that swallows it"));
    CHECK(has(warning("mba:1=70"), "skylake_sp is known for it on some of its models"));
    CHECK(has(warning("mba:2=50"), "delays are rounded to the steps of the platform"));
    CHECK(machine.set({"l3:4=0xf"}).empty());
}

TEST_CASE("a mounted resctrl is found, and the sentence says what to do") {
    std::istringstream unmounted{"proc /proc proc rw 0 0\nresctrl /not-it tmpfs rw 0 0\n"};
    CHECK(tool::resctrl_in(unmounted).empty());
    std::istringstream mounted{"proc /proc proc rw 0 0\nresctrl /sys/fs/resctrl resctrl rw 0 0\n"};
    CHECK(tool::resctrl_in(mounted) == "/sys/fs/resctrl");
    const std::string sentence = tool::refusal_of_resctrl("/sys/fs/resctrl");
    CHECK(has(sentence, "resctrl is mounted at /sys/fs/resctrl"));
    CHECK(has(sentence, "umount /sys/fs/resctrl"));
    CHECK(has(sentence, "nothing was written"));
}

namespace {

namespace partition = msr::partition;

/// Miss curves over 4 ways: two services that need two ways each, and two streams that need none.
partition::curves four_programs() {
    std::vector<partition::curve_row> rows;
    for (const char *const name : {"service", "stream", "other_service", "other_stream"})
        for (unsigned ways = 1; ways <= 4; ++ways) {
            const bool is_service = std::string{name}.find("service") != std::string::npos;
            const bool is_served = !is_service || ways >= 2;
            partition::curve_row row{.application = name, .ways = ways};
            row.values[partition::place_of(partition::property::ipc)] = is_served ? 1 : 0.25;
            row.values[partition::place_of(partition::property::llcmpki)] = is_served ? 1 : 40;
            row.values[partition::place_of(partition::property::llcmpkc)] = is_served ? 1 : 10;
            rows.push_back(row);
        }
    return partition::make_curves(rows, {partition::property::ipc, partition::property::llcmpki,
                                         partition::property::llcmpkc})
        .value;
}

} // namespace

TEST_CASE("programs that are more than the classes share them") {
    const partition::request request{.room = {.ways = 4, .classes = 2}};
    const std::vector<std::string> names{"service", "stream", "other_service", "other_stream"};
    const tool::planned_ways planned =
        tool::plan_ways(four_programs(), names, {0, 1, 2, 3}, 4, request);
    CHECK(planned.sharing.masks.size() <= 2);
    std::uint64_t used = 0;
    for (const std::uint64_t mask : planned.sharing.masks) {
        CHECK((used & mask) == 0);
        used |= mask;
    }
    CHECK((used & ~0xfULL) == 0);
    for (const std::size_t group : planned.sharing.group_of)
        CHECK(group < planned.sharing.masks.size());
}

TEST_CASE("a plan has the ways of the room, and programs that have ended are not in it") {
    const partition::request request{.room = {.ways = 3, .first = 2, .classes = 4}};
    // Programs 0 and 3 run; by hand: the service needs two ways, the stream gets the third.
    const tool::planned_ways planned =
        tool::plan_ways(four_programs(), {"service", "other_stream"}, {0, 3}, 4, request);
    REQUIRE(planned.sharing.masks.size() == 2);
    CHECK(planned.sharing.masks[planned.sharing.group_of[0]] == 0xc);
    CHECK(planned.sharing.masks[planned.sharing.group_of[3]] == 0x10);
}

TEST_CASE("what cannot be planned is refused before there are curves") {
    partition::request request{.policy = partition::policy::ucp, .room = {.ways = 4, .classes = 4}};
    const partition::properties speed_alone{partition::property::ipc};
    CHECK_THROWS_AS(tool::refuse_what_cannot_be_planned(request, 2, speed_alone), msrpp::complaint);
    tool::refuse_what_cannot_be_planned(request, 2,
                                        {partition::property::ipc, partition::property::llcmpki});
    request.policy = partition::policy::optimal;
    tool::refuse_what_cannot_be_planned(request, 2, speed_alone);
}

// --- corrections of counts of RMIDs --------------------------------------------------------------

namespace {

/// A folder of CPUs as Linux has it, with the nodes of CPUs 0 and 1.
class folder_of_cpus {
public:
    folder_of_cpus(unsigned first, unsigned second)
        : path_{std::filesystem::temp_directory_path() /
                ("rdt_parts." + std::to_string(getpid()))} {
        for (const unsigned cpu : {0U, 1U})
            std::filesystem::create_directories(
                path_ / ("cpu" + std::to_string(cpu)) /
                ("node" + std::to_string(cpu == 0 ? first : second)));
    }
    ~folder_of_cpus() { std::filesystem::remove_all(path_); }
    folder_of_cpus(const folder_of_cpus &) = delete;
    folder_of_cpus &operator=(const folder_of_cpus &) = delete;

    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

qos::features with_rmids(const rdt::features &features, unsigned rmids) {
    return {.shared = features.monitored(rmids, 65536)};
}

} // namespace

TEST_CASE("errata and factors are told where they are, and nowhere else") {
    const folder_of_cpus one_node{0, 0};
    // test/facts/rdt: errata.csv has the sentences, corrections.csv has the factor of 72 RMIDs.
    fixture broadwell{intel, "broadwell_ep", with_rmids(rdt::broadwell_ep, 72), false};
    CHECK(tool::remarks_on(broadwell.processor, one_node.path()) ==
          std::vector<std::string>{
              "broadwell_ep: BDF102: bandwidth of some RMIDs is counted too high or too low; it is "
              "corrected by a factor (confidence high)",
              "broadwell_ep: traffic under RMIDs above 63 is multiplied by 1.185115, as Linux does "
              "with 72 RMIDs"});
    fixture skylake{intel, "skylake_sp", with_rmids(rdt::skylake_sp, 72), false};
    const std::vector<std::string> of_skylake =
        tool::remarks_on(skylake.processor, one_node.path());
    REQUIRE(of_skylake.size() == 4);
    CHECK(has(of_skylake[0], "SKX99"));
    CHECK(has(of_skylake[1], "does not trust occupancy and bandwidth"));
    CHECK(has(of_skylake[2], "rdt=l3cat"));
    CHECK(has(of_skylake[3], "above 63 is multiplied by 1.185115"));
    // Cascade Lake has Skylake's model number: Skylake's factor applies, and no erratum is known.
    fixture cascade{intel, "cascade_lake", with_rmids(rdt::skylake_sp, 72), false};
    CHECK(tool::remarks_on(cascade.processor, one_node.path()).size() == 1);
    // Processors with 64 RMIDs need no correction.
    fixture narrow{intel, "cascade_lake", with_rmids(rdt::skylake_sp, 64), false};
    CHECK(tool::remarks_on(narrow.processor, one_node.path()).empty());
    fixture haswell{intel, "haswell_ep", with_rmids(rdt::haswell_ep, 72), false};
    CHECK(tool::remarks_on(haswell.processor, one_node.path()).empty());
    fixture simulated{intel, "skylake_sp", with_rmids(rdt::skylake_sp, 72)};
    CHECK(tool::remarks_on(simulated.processor, one_node.path()).empty());
}

TEST_CASE("Sub-NUMA clustering is told where CPUs of a cache are in several nodes") {
    fixture machine{intel, "haswell_ep", with_rmids(rdt::haswell_ep, 72), false};
    const folder_of_cpus nodes{0, 1};
    CHECK(tool::remarks_on(machine.processor, nodes.path()) ==
          std::vector<std::string>{
              "Sub-NUMA clustering: 2 nodes share a cache, and an RMID counts in each of them "
              "apart: what is told is that of the node of the first CPU; give CPUs of one node in "
              "a group"});
    fixture simulated{intel, "haswell_ep", with_rmids(rdt::haswell_ep, 72)};
    CHECK(tool::remarks_on(simulated.processor, nodes.path()).empty());
}

TEST_CASE("traffic under RMIDs that are counted wrongly is multiplied by the factor") {
    for (const bool is_simulated : {false, true}) {
        fixture machine{intel, "skylake_sp", with_rmids(rdt::skylake_sp, 72), is_simulated};
        machine.write(rdt::qm_ctr::address, 1000);
        machine.write(0x10,
                      0); // IA32_TIME_STAMP_COUNTER is the time of a simulated processor
        tool::watch watch{machine.processor, {{"0", {0}, 63}, {"1", {1}, 64}}};
        machine.write(rdt::qm_ctr::address, 1010);
        machine.write(0x10, 2'000'000'000);
        const std::vector<tool::watched_row> rows = watch.read();
        REQUIRE(rows.size() == 2);
        for (const tool::watched_row &row : rows) {
            REQUIRE(row.total.is_known);
            // The traffic in each row of the watch is 10 units of 65,536 bytes.
            const double factor = !is_simulated && row.group == 1 ? 1.185115 : 1;
            CHECK(row.total.value * row.passed == doctest::Approx(655360 * factor));
            CHECK(row.local.value == doctest::Approx(row.total.value));
        }
    }
}

TEST_CASE("what has passed is what passed on one CPU, though another is ahead and rests") {
    fixture machine{intel, "skylake_sp", with_rmids(rdt::skylake_sp, 72)};
    const auto stamp = [&machine](unsigned cpu, std::uint64_t clocks) {
        machine.registers.values[{cpu, 0x10}] = clocks;
    };
    machine.write(rdt::qm_ctr::address, 1000);
    stamp(0, 0);
    stamp(1, 100'000'000'000);
    tool::watch watch{machine.processor, {{"0-1", {0, 1}, 63}}};
    // CPU 0 works for 1 second, and is still 49 seconds behind CPU 1; then for 60 seconds, which
    // leaves CPU 1 behind.
    std::uint64_t clocks = 0;
    for (const std::uint64_t seconds : {1U, 60U}) {
        clocks += seconds * 2'000'000'000;
        stamp(0, clocks);
        machine.write(rdt::qm_ctr::address, 1000 + clocks / 200'000'000);
        CHECK(watch.since_row(0) == doctest::Approx(static_cast<double>(seconds)));
        const std::vector<tool::watched_row> rows = watch.read();
        REQUIRE(rows.size() == 1);
        CHECK(rows[0].passed == doctest::Approx(static_cast<double>(seconds)));
        REQUIRE(rows[0].total.is_known);
        // traffic of 10 units of 65,536 bytes a second
        CHECK(rows[0].total.value == doctest::Approx(655360));
    }
    CHECK(watch.seconds() == doctest::Approx(61));
    // No clock has moved: a rate would divide by 0.
    CHECK_FALSE(watch.read()[0].total.is_known);
}

// --- counts of threads by the kernel module ------------------------------------------------------

namespace {

/// A kernel module whose counts are 100 times the thread's ID, and which refuses some threads.
struct counting_module {
    std::map<std::uint32_t, pid_t> loaded{};
    std::vector<pid_t> refused{};
    std::vector<pid_t> inherited{};
    std::uint32_t next = 1;

    msr::failure load_for_thread(const msr::program_view &, msr::program_handle &handle) noexcept {
        handle.number = next++;
        loaded[handle.number] = 0;
        return {};
    }
    msr::failure attach(msr::program_handle program, pid_t thread, bool inherit) noexcept {
        for (const pid_t pid : refused)
            if (pid == thread) return {.kind = msr::error_code::wrong_state};
        loaded[program.number] = thread;
        if (inherit) inherited.push_back(thread);
        return {};
    }
    msr::failure start(msr::program_handle) noexcept { return {}; }
    msr::failure counts(msr::program_handle program, std::uint64_t *values,
                        std::size_t count) noexcept {
        for (std::size_t i = 0; i < count; ++i)
            values[i] = static_cast<std::uint64_t>(loaded[program.number]) * 100 + i;
        return {};
    }
    msr::failure unload(msr::program_handle program) noexcept {
        loaded.erase(program.number);
        return {};
    }
};

} // namespace

TEST_CASE("threads of a process are counted, each once, and given back") {
    counting_module module{};
    const msr::readout readouts[2]{};
    msr::program_view program{};
    program.readouts = {readouts, 2};
    {
        tool::thread_counts counts{module, program};
        // Thread 7 starts while threads are listed; a counted thread created thread 8, so that 8 is
        // refused.
        module.refused = {8};
        int lists = 0;
        CHECK(!counts.add_all([&lists] {
            return ++lists == 1 ? std::vector<pid_t>{5, 6} : std::vector<pid_t>{5, 6, 7, 8};
        }));
        CHECK(module.inherited == std::vector<pid_t>{5, 6, 7});
        CHECK(counts.programs() == 3);
        CHECK(module.loaded.size() == 3);
        std::vector<std::uint64_t> sums;
        CHECK(!counts.read(sums));
        CHECK(sums == std::vector<std::uint64_t>{1800, 1803});
    }
    CHECK(module.loaded.empty());
    // A refused thread that the next list of threads still has is an error; a thread that has ended
    // causes none.
    tool::thread_counts counts{module, program};
    CHECK(counts.add_all([] { return std::vector<pid_t>{8}; }).kind ==
          msr::error_code::wrong_state);
    CHECK(module.loaded.empty());
    int lists = 0;
    CHECK(!counts.add_all([&lists] {
        return ++lists == 1 ? std::vector<pid_t>{8, 9} : std::vector<pid_t>{9};
    }));
    CHECK(counts.programs() == 1);
}
