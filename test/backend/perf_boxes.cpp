// Tests counting in boxes (uncore units) by Linux's perf, with a scripted kernel: from the plan to
// the attributes of events, one event for each box, and refusals. Positions of fields in `config`
// and `config1`: Linux 7.3, arch/x86/events/intel/uncore_snbep.c.
#include <msr/backend/perf_boxes.hpp>

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/carried_boxes.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>
#include <msr/intel/uncore/events/skylake.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/intel/uncore/events/tiger_lake.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>

#include "perf/scripted_kernel.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace uncore = msr::uncore;
namespace skl = msr::events::skylake;
namespace skx = msr::events::skylake_sp;
namespace spr = msr::events::sapphire_rapids;
using boxes_by_perf = msr::basic_perf_boxes<scripted_perf_calls>;
using msr::error_code;

constexpr auto skylake_boxes = uncore::carried_boxes_of(uncore::skylake_sp);
constexpr auto client_boxes = uncore::carried_boxes_of(uncore::skylake);
constexpr auto sapphire_boxes = uncore::carried_boxes_of(uncore::sapphire_rapids);

/// Returns the place of a CPU: CPUs 0 to 3 are in the first socket, which is a die.
msr::cpu_place place_on_sockets(unsigned cpu) {
    msr::cpu_place place = msr::unknown_place(cpu);
    place.package = place.die = cpu / 4;
    return place;
}

/// Adds `count` PMUs with the names `NAME_0` and on, and with consecutive types from `type` on.
void add_pmus(scripted_kernel &kernel, const std::string &name, unsigned count, unsigned type,
              const std::string &cpumask) {
    for (unsigned number = 0; number < count; ++number) {
        const std::string folder = "/devices/" + name + "_" + std::to_string(number);
        kernel.files[folder + "/type"] = std::to_string(type + number) + "\n";
        kernel.files[folder + "/cpumask"] = cpumask + "\n";
        kernel.files[folder + "/format/event"] = "config:0-7\n";
        kernel.files[folder + "/format/umask"] = "config:8-15\n";
    }
}

scripted_kernel kernel_of_skylake() {
    scripted_kernel kernel;
    kernel.place_of = place_on_sockets;
    add_pmus(kernel, "uncore_imc", 6, 20, "0,4");
    add_pmus(kernel, "uncore_cha", 3, 30, "0,4");
    for (unsigned number = 0; number < 3; ++number) {
        const std::string format =
            "/devices/uncore_cha_" + std::to_string(number) + "/format/filter_";
        kernel.files[format + "rem"] = "config1:32\n";
        kernel.files[format + "loc"] = "config1:33\n";
        kernel.files[format + "nm"] = "config1:36\n";
        kernel.files[format + "not_nm"] = "config1:37\n";
        kernel.files[format + "opc_0"] = "config1:41-50\n";
    }
    return kernel;
}

msr::perf_box_options options() { return {.devices = "/devices"}; }

template <typename Plan>
msr::failure refusal_of(scripted_kernel &kernel, const Plan &plan, unsigned cpu = 0) {
    boxes_by_perf device{skylake_boxes.view(), options(), {&kernel}};
    msr::failure problem;
    const msr::session session{device, plan, msr::watch_cpu(cpu), problem};
    return problem;
}

constexpr auto reads = skx::imc::cas_count::rd;
constexpr auto writes = skx::imc::cas_count::wr;
constexpr auto &of_controllers = msr::plan<uncore::skylake_sp, reads, writes>;

} // namespace

TEST_CASE("memory controllers: an event of each PMU, and the count of each") {
    scripted_kernel kernel = kernel_of_skylake();
    boxes_by_perf device{skylake_boxes.view(), options(), {&kernel}};
    {
        msr::session session{device, of_controllers, msr::watch_cpu(0)};
        REQUIRE(kernel.events.size() == 12);
        CHECK(kernel.events[0]->attributes.type == 20);
        CHECK(kernel.events[0]->attributes.config == 0x304); // event 4, unit mask 3; no enable bit
        CHECK(kernel.events[0]->attributes.config1 == 0);
        CHECK(+kernel.events[0]->attributes.disabled == 1);
        CHECK(kernel.events[5]->attributes.type == 25);
        CHECK(kernel.events[6]->attributes.config == 0xc04);
        CHECK(kernel.events[6]->cpu == 0);
        CHECK(kernel.events[6]->thread == -1);
        CHECK(kernel.events[6]->leader == -1);
        CHECK(kernel.requests.empty());
        session.start();
        CHECK(kernel.requests.size() == 12);
        CHECK(kernel.requests[0] == PERF_EVENT_IOC_ENABLE);
        kernel.set_counts({1, 2, 3, 4, 5, 6, 10, 20, 30, 40, 50, 60});
        kernel.let_pass(10, 10);
        const auto counts = session.stop();
        CHECK(counts[reads] == 21);
        CHECK(counts[writes] == 210);
        CHECK(session.instance_counts(1) == std::vector<std::uint64_t>{10, 20, 30, 40, 50, 60});
        CHECK(kernel.requests.back() == PERF_EVENT_IOC_DISABLE);
        // The count begins from 0 at a start.
        session.start();
        kernel.set_counts({2, 2, 3, 4, 5, 6, 10, 20, 30, 40, 50, 60});
        CHECK(session.stop()[reads] == 1);
    }
    CHECK(kernel.open_events() == 0);
}

TEST_CASE("numbers of PMUs may be missing: none behind them is left out") {
    scripted_kernel kernel = kernel_of_skylake();
    kernel.files.erase("/devices/uncore_imc_2/type");
    boxes_by_perf device{skylake_boxes.view(), options(), {&kernel}};
    msr::session session{device, msr::plan<uncore::skylake_sp, reads>, msr::watch_cpu(0)};
    REQUIRE(kernel.events.size() == 5);
    CHECK(kernel.events[1]->attributes.type == 21);
    CHECK(kernel.events[2]->attributes.type == 23); // the type of a PMU is 20 plus the PMU's number
    CHECK(kernel.events[4]->attributes.type == 25);
    session.start();
    kernel.set_counts({1, 2, 4, 8, 16});
    kernel.let_pass(10, 10);
    CHECK(session.stop()[reads] == 31);
}

TEST_CASE("a count that the kernel does not give is an error, also where it is cleared") {
    scripted_kernel kernel = kernel_of_skylake();
    boxes_by_perf device{skylake_boxes.view(), options(), {&kernel}};
    msr::session session{device, msr::plan<uncore::skylake_sp, reads>, msr::watch_cpu(0)};
    session.start();
    kernel.gives_up = true;
    CHECK_THROWS_WITH_AS(session.stop(), doctest::Contains("gives no count of the box's event"),
                         msr::session_error);
    const msr::perf_box &controllers = *std::find_if(
        skylake_boxes.view().begin(), skylake_boxes.view().end(),
        [](const msr::perf_box &kind) { return kind.pmu == std::string{"uncore_imc"}; });
    const msr::failure problem =
        device.write(0, controllers.control, controllers.freeze | controllers.clear[1]);
    CHECK(problem.kind == error_code::io);
}

TEST_CASE("two sockets: each has its events, on the CPU that the kernel counts on") {
    scripted_kernel kernel = kernel_of_skylake();
    boxes_by_perf device{skylake_boxes.view(), options(), {&kernel}};
    constexpr auto &plan = msr::plan<uncore::skylake_sp, reads>;
    const std::vector<msr::cpu_place> places{place_on_sockets(1), place_on_sockets(2),
                                             place_on_sockets(5), place_on_sockets(6)};
    msr::session sessions{device, plan, msr::on_cpus({1, 2, 5, 6}),
                          msr::session_options{.places = {places.data(), places.size()}}};
    REQUIRE(kernel.events.size() == 12);
    CHECK(kernel.events[0]->cpu == 1); // the kernel moves the event to CPU 0
    CHECK(kernel.events[6]->cpu == 5);
    sessions.start();
    kernel.set_counts({1, 1, 1, 1, 1, 1, 7, 7, 7, 7, 7, 7});
    kernel.let_pass(10, 10);
    const auto counts = sessions.stop();
    CHECK(counts.sum()[reads] == 48);
    CHECK(counts.counts_on(2)[reads] == 6);
    CHECK(counts.counts_on(6)[reads] == 42);
}

TEST_CASE("CHAs: filters are config1, and the kernel says how many there are") {
    scripted_kernel kernel = kernel_of_skylake();
    boxes_by_perf device{skylake_boxes.view(), options(), {&kernel}};
    constexpr auto &plan = msr::plan<uncore::skylake_sp, skx::cha::tor_inserts::ia_miss_drd>;
    msr::session session{device, plan, msr::watch_cpu(3)};
    REQUIRE(kernel.events.size() == 3);
    CHECK(kernel.events[2]->attributes.type == 32);
    CHECK(kernel.events[2]->attributes.config == 0x2135);
    CHECK(kernel.events[2]->attributes.config1 == 0x0004'0433'0000'0000);
    // The kernel's PMU lacks a field that the plan needs.
    kernel.files.erase("/devices/uncore_cha_1/format/filter_opc_0");
    const msr::failure problem = refusal_of(kernel, plan);
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(std::string{problem.subject}.find("format") != std::string::npos);
}

TEST_CASE("boxes whose MSRs stand in a table, and extended unit masks") {
    scripted_kernel kernel;
    kernel.place_of = place_on_sockets;
    add_pmus(kernel, "uncore_cha", 2, 40, "0");
    for (const char *const number : {"0", "1"})
        kernel.files[std::string{"/devices/uncore_cha_"} + number + "/format/umask"] =
            "config:8-15,32-55\n";
    kernel.files["/devices/uncore_pcu/type"] = "50\n"; // the PMU's name has no number
    kernel.files["/devices/uncore_pcu/cpumask"] = "0\n";
    kernel.files["/devices/uncore_pcu/format/event"] = "config:0-7\n";
    kernel.files["/devices/uncore_pcu/format/umask"] = "config:8-15\n";
    boxes_by_perf device{sapphire_boxes.view(), options(), {&kernel}};
    constexpr auto &plan = msr::plan<uncore::sapphire_rapids, spr::cha::tor_inserts::ia_miss_drd,
                                     spr::pcu::clockticks>;
    msr::session session{device, plan, msr::watch_cpu(0)};
    REQUIRE(kernel.events.size() == 3);
    CHECK(kernel.events[1]->attributes.type == 41);
    CHECK(kernel.events[1]->attributes.config == 0x00c8'17fe'0000'0135);
    CHECK(kernel.events[2]->attributes.type == 50);
    CHECK(kernel.events[2]->attributes.config == 0x1);
    session.start();
    kernel.set_counts({3, 4, 5});
    kernel.let_pass(10, 10);
    const auto counts = session.stop();
    CHECK(counts.at(0) == 7);
    CHECK(counts.at(1) == 5);
}

TEST_CASE("what the kernel does not have or does not permit is refused, and nothing stays open") {
    scripted_kernel bare;
    CHECK(refusal_of(bare, of_controllers).kind == error_code::unfit_plan);
    CHECK(std::string{refusal_of(bare, of_controllers).subject} ==
          uncore::box_is_reached_by_msr::text.sentence);

    scripted_kernel forbidden = kernel_of_skylake();
    forbidden.open_errors = {0, 0, EACCES};
    const msr::failure rights = refusal_of(forbidden, of_controllers);
    CHECK(rights.system_error == EACCES);
    CHECK(std::string{rights.subject}.find("CAP_PERFMON") != std::string::npos);
    CHECK(forbidden.open_events() == 0);

    // CPU 9 is in a third socket, for which the kernel counts nothing.
    scripted_kernel elsewhere = kernel_of_skylake();
    const msr::failure other = refusal_of(elsewhere, of_controllers, 9);
    CHECK(other.kind == error_code::inexpressible);
    CHECK(std::string{other.subject}.find("another unit") != std::string::npos);
    CHECK(elsewhere.open_events() == 0);
}

TEST_CASE("an event that had its counter for a part of the time is no count") {
    scripted_kernel kernel = kernel_of_skylake();
    boxes_by_perf device{skylake_boxes.view(), options(), {&kernel}};
    msr::session session{device, of_controllers, msr::watch_cpu(0)};
    session.start();
    kernel.let_pass(10, 5);
    msr::failure problem;
    static_cast<void>(session.read(problem));
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(std::string{problem.subject}.find("a part of the time") != std::string::npos);
}

// Linux 7.3, uncore_snb.c: boxes of clients have no box control, `cmask` is bits 28:24, and event
// FFH of box 0 of the CBos is the fixed clock.
TEST_CASE("clients: slices, arbiter and clock are started and stopped without a box control") {
    scripted_kernel kernel;
    kernel.place_of = [](unsigned cpu) {
        msr::cpu_place place = msr::unknown_place(cpu);
        place.package = place.die = 0;
        return place;
    };
    add_pmus(kernel, "uncore_cbox", 4, 40, "0");
    kernel.files["/devices/uncore_arb/type"] = "50\n";
    kernel.files["/devices/uncore_arb/cpumask"] = "0\n";
    kernel.files["/devices/uncore_arb/format/event"] = "config:0-7\n";
    kernel.files["/devices/uncore_arb/format/umask"] = "config:8-15\n";
    kernel.files["/devices/uncore_arb/format/cmask"] = "config:24-28\n";
    constexpr auto lookups = skl::cbo::cache_lookup::any_mesi;
    constexpr auto busy = skl::arb::trk_occupancy::cycles_with_any_request;
    constexpr auto clock = skl::ncu::clock::socket;
    boxes_by_perf device{client_boxes.view(), options(), {&kernel}};
    {
        msr::session session{device, msr::plan<uncore::skylake, lookups, busy, clock>,
                             msr::watch_cpu(0)};
        REQUIRE(kernel.events.size() == 5); // the clock's event is opened at the start
        CHECK(kernel.requests.empty());
        CHECK(kernel.events[0]->attributes.type == 40);
        CHECK(kernel.events[0]->attributes.config ==
              0x8f34); // event 34H, unit mask 8FH; no enable bit
        CHECK(kernel.events[3]->attributes.type == 43);
        CHECK(kernel.events[4]->attributes.type == 50);
        CHECK(kernel.events[4]->attributes.config == 0x0100'0180); // threshold 1 in bits 28:24
        for (unsigned round = 0; round < 2; ++round) {
            kernel.requests.clear();
            session.start();
            REQUIRE(kernel.events.size() == 6);
            CHECK(kernel.events[5]->attributes.type == 40);
            CHECK(kernel.events[5]->attributes.config == 0xff);
            CHECK(std::count(kernel.requests.begin(), kernel.requests.end(),
                             PERF_EVENT_IOC_ENABLE) == 6);
            // what the kernel counted in this round is added to what it counted before
            const std::uint64_t times = round + 1;
            kernel.set_counts({times, 2 * times, 4 * times, 8 * times, 100 * times, 1000 * times});
            kernel.let_pass(10, 10);
            const auto counts = session.stop();
            CHECK(counts[lookups] == 15);
            CHECK(counts[busy] == 100);
            CHECK(counts[clock] == 1000);
            CHECK(session.instance_counts(0) == std::vector<std::uint64_t>{1, 2, 4, 8});
            CHECK(std::count(kernel.requests.begin(), kernel.requests.end(),
                             PERF_EVENT_IOC_DISABLE) == 6);
        }
    }
    CHECK(kernel.open_events() == 0);
}

TEST_CASE("clients: a bit that the kernel's PMU of a box has no field for is refused") {
    scripted_kernel kernel;
    add_pmus(kernel, "uncore_cbox", 2, 40, "0");
    boxes_by_perf device{client_boxes.view(), options(), {&kernel}};
    msr::failure problem;
    constexpr auto edges = skl::cbo::cache_lookup::any_mesi.edge();
    const msr::session session{device, msr::plan<uncore::skylake, edges>, msr::watch_cpu(0),
                               problem};
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(std::string{problem.subject}.find("no fields") != std::string::npos);
    CHECK(kernel.events.empty());
}

// Linux 7.3, uncore_snb.c: uncore_imc of Sandy Bridge to Rocket Lake numbers its counters from 1
// on; uncore_imc_free_running of Tiger Lake and later has event FFH with the unit masks 10H, 20H,
// 30H.
TEST_CASE("clients: the counters of memory controllers that always run") {
    scripted_kernel kernel;
    kernel.place_of = [](unsigned cpu) {
        msr::cpu_place place = msr::unknown_place(cpu);
        place.package = place.die = 0;
        return place;
    };
    kernel.files["/devices/uncore_imc/type"] = "60\n";
    kernel.files["/devices/uncore_imc/cpumask"] = "0\n";
    kernel.files["/devices/uncore_imc/format/event"] = "config:0-7\n";
    constexpr auto lines_read = skl::imc_free_running::data_reads;
    constexpr auto lines_written = skl::imc_free_running::data_writes;
    boxes_by_perf device{client_boxes.view(), options(), {&kernel}};
    {
        msr::session session{device, msr::plan<uncore::skylake, lines_read, lines_written>,
                             msr::watch_cpu(1)};
        REQUIRE(kernel.events.size() == 2);
        CHECK(kernel.events[0]->attributes.type == 60);
        CHECK(kernel.events[0]->attributes.config == 0x1);
        CHECK(+kernel.events[0]->attributes.disabled == 1);
        CHECK(kernel.events[1]->attributes.config == 0x2);
        CHECK(kernel.requests.empty());
        session.start();
        CHECK(kernel.requests == std::vector<unsigned long>(2, PERF_EVENT_IOC_ENABLE));
        kernel.set_counts({0x1'0000'0007, 9}); // the kernel goes on where the 32 bits wrap
        kernel.let_pass(10, 10);
        const auto counts = session.stop();
        CHECK(counts[lines_read] == 0x1'0000'0007);
        CHECK(counts[lines_written] == 9);
        CHECK(kernel.requests.back() == PERF_EVENT_IOC_DISABLE);
    }
    CHECK(kernel.open_events() == 0);
}

TEST_CASE("clients: both memory controllers of Tiger Lake, and their sum") {
    namespace tgl = msr::events::tiger_lake;
    constexpr auto boxes = uncore::carried_boxes_of(uncore::tiger_lake);
    constexpr auto lines_read = tgl::imc_free_running::data_read;
    scripted_kernel kernel;
    add_pmus(kernel, "uncore_imc_free_running", 2, 70, "0");
    boxes_by_perf device{boxes.view(), options(), {&kernel}};
    msr::session session{device, msr::plan<uncore::tiger_lake, lines_read>, msr::watch_cpu(0)};
    REQUIRE(kernel.events.size() == 2);
    CHECK(kernel.events[1]->attributes.type == 71);
    CHECK(kernel.events[1]->attributes.config == 0x20ff);
    session.start();
    kernel.set_counts({5, 6});
    kernel.let_pass(10, 10);
    CHECK(session.stop()[lines_read] == 11);
    CHECK(session.instance_counts(0) == std::vector<std::uint64_t>{5, 6});
}

TEST_CASE("clients: a backend of MSRs refuses counters that always run, and says what has them") {
    scripted_kernel bare;
    boxes_by_perf device{client_boxes.view(), options(), {&bare}};
    msr::failure problem;
    const msr::session session{device,
                               msr::plan<uncore::skylake, skl::imc_free_running::data_reads>,
                               msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(std::string{problem.subject} == uncore::box_is_reached_by_msr::text.sentence);
}
