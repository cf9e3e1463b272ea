// Tests of the backend that is chosen, where the test decides which backends the machine has.
#include <msr/backend/any_backend.hpp>

#include "fake_module.hpp"
#include "perf/scripted_kernel.hpp"

#include <msr/backend/message.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <string>

namespace {

namespace pm = msr::perfmon;
using msr::backend_choice;
using msr::backend_kind;

constexpr auto misses = pm::llc_misses.user();

/// A machine that a test sets up, and the backends that it has.
struct machine {
    bool has_module{}, has_files{}, has_perf{};
    fake_module module{};
    scripted_kernel kernel{};
};
machine *present{};

struct some_shim : fake_shim {
    explicit some_shim(const std::string &position)
        : fake_shim{position, fake_shim_calls{&present->module}} {
        if (!present->has_module) present->module.open_errors = {ENOENT, ENOENT};
    }
};

/// System calls of the msr device, with registers in memory.
struct some_files {
    explicit some_files(std::string) {}
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (present->has_files) return present->module.tape.read(cpu, address, value);
        return {.kind = msr::error_code::no_permission, .address = address, .system_error = EPERM};
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return present->module.tape.write(cpu, address, value);
    }
};

struct some_perf : scripted_perf {
    some_perf(msr::perf_target target, const msr::perf_options &)
        : scripted_perf{target, scripted_options(), {&present->kernel}} {
        if (!present->has_perf) present->kernel.open_errors = {ENOENT, ENOENT};
    }
};

using some_backend = msr::basic_any_backend<some_shim, some_files, some_perf>;
static_assert(msr::program_backend<some_backend>);
static_assert(msr::program_backend<msr::any_backend>);

bool has(const std::string &text, const char *part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("the first that is there is picked, and what is not there before it is told") {
    machine whole{.has_module = true, .has_files = true, .has_perf = true};
    present = &whole;
    CHECK(some_backend{}.chosen() == backend_kind::kernel_module);
    CHECK(some_backend{}.why() == "shim is used");
    machine no_module{.has_files = true, .has_perf = true};
    present = &no_module;
    const some_backend files;
    CHECK(files.chosen() == backend_kind::msr_device);
    CHECK(files.why().find("dev_msr is used; not shim: no device file") == 0);
    machine user{.has_perf = true};
    present = &user;
    const some_backend perf;
    CHECK(perf.chosen() == backend_kind::linux_perf);
    CHECK(perf.why().find("perf is used; not shim: ") == 0);
    CHECK(has(perf.why(), "; not dev_msr: CPU 0: read 0x10: the kernel refuses to open"));
}

TEST_CASE("a preferred backend comes first, and alone where that is asked for") {
    machine whole{.has_module = true, .has_files = true, .has_perf = true};
    present = &whole;
    CHECK(some_backend{{.prefer = backend_kind::linux_perf}}.chosen() == backend_kind::linux_perf);
    machine no_perf{.has_module = true, .has_files = true};
    present = &no_perf;
    const some_backend second{{.prefer = backend_kind::linux_perf}};
    CHECK(second.chosen() == backend_kind::kernel_module);
    CHECK(has(second.why(), "shim is used; not perf: this thread: the kernel has no counters"));
    some_backend empty{{.prefer = backend_kind::linux_perf, .only_preferred = true}};
    CHECK(empty.chosen() == backend_kind::none);
    CHECK(has(empty.why(), "there is no backend: not perf"));
}

TEST_CASE("without any backend a session says why there is none") {
    machine empty;
    present = &empty;
    some_backend none;
    msr::failure problem;
    const msr::session session{none, msr::plan<misses>, msr::watch_cpu(0), problem};
    // perf was the last backend that was tried
    CHECK(problem.kind == msr::error_code::perf_refused);
    CHECK(has(msr::message(problem), "a virtual machine without a PMU"));
    // the message has the reasons of all backends, not the last alone
    CHECK(msr::message(problem) == none.why());
    std::uint64_t value = 0;
    CHECK(none.read(0, 0x10, value).kind == msr::error_code::perf_refused);
    some_backend perf_first{{.prefer = msr::backend_kind::linux_perf}};
    const msr::session other{perf_first, msr::plan<misses>, msr::watch_cpu(0), problem};
    CHECK(has(msr::message(problem), "a virtual machine without a PMU"));
    CHECK(has(msr::message(problem), "not dev_msr: "));
}

TEST_CASE("a machine that the user gives is the last, by single accesses") {
    machine empty;
    present = &empty;
    msr::recorder tape;
    some_backend backend{tape};
    CHECK(backend.chosen() == backend_kind::given);
    CHECK(backend.why().find("the simulated machine is used; not shim: ") == 0);
    msr::session session{backend, msr::plan<misses>, msr::watch_cpu(0)};
    CHECK_FALSE(tape.log().empty());
    session.start();
    tape.set(0, 0xc1, 17);
    CHECK(session.stop()[misses] == 17);
}

TEST_CASE("sessions give whole programs where the backend takes them") {
    machine user{.has_perf = true};
    present = &user;
    some_backend perf;
    user.kernel.events.clear(); // removes the event that tried whether perf can be used
    msr::session session{perf, msr::plan<misses>, msr::watch_cpu(0)};
    session.start();
    user.kernel.set_counts({4});
    user.kernel.let_pass(10, 10);
    CHECK(session.stop()[misses] == 4);
    REQUIRE(perf.as_perf() != nullptr);
    CHECK(perf.as_shim() == nullptr);
    msr::perf_times times;
    CHECK_FALSE(perf.as_perf()->times(session.loaded_program(), times));
    CHECK(times.running == 10);
}

TEST_CASE("on the msr device a session accesses registers") {
    machine root{.has_files = true};
    present = &root;
    some_backend files;
    msr::session session{files, msr::plan<misses>, msr::watch_cpu(1)};
    CHECK(root.module.tape.value(1, 0x186) != 0);
    session.start();
    static_cast<void>(session.stop());
    session.close();
    CHECK(root.module.tape.value(1, 0x186) == 0);
}
