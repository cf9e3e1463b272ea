// Tests that a user's register program for threads learns nothing of other users: no event while
// its thread is off the CPU, and no value of a counter that the program does not own.
#include "callers.hpp"

#include <cstdint>

namespace {

const msrpp_page *page_of(int device, unsigned handle) {
    const long size = ::sysconf(_SC_PAGESIZE);
    void *const page = ::mmap(nullptr, static_cast<std::size_t>(size), PROT_READ, MAP_SHARED,
                              device, static_cast<long>(handle) * size);
    return page == MAP_FAILED ? nullptr : static_cast<const msrpp_page *>(page);
}

/// Returns a register program for counter 2 and the ESCR that counters 2 and 3 share.
raw::program beside_the_first() {
    raw::program program = callers::shifted(callers::user_mode({}, 1), 2);
    program.writes[0].address = program.touched[1].address = raw::escr + 1;
    return program;
}

/// Returns a register program that writes nothing when its thread leaves the CPU, so that the
/// counter runs on.
raw::program without_stop(unsigned flags) {
    raw::program program = callers::user_mode({}, 1);
    program.writes.pop_back();
    program.head.stop_count = 0;
    program.head.flags |= flags;
    return program;
}

/// Compares the counter at the start of two turns of the thread: another user makes 1000 events
/// between.
void another_works(const char *name, raw::program program) {
    struct {
        std::uint64_t first_begin, second_begin, sum;
    } &observed = callers::shared<std::remove_reference_t<decltype(observed)>>();
    const callers::gate ready, go;
    const pid_t watcher = callers::spawn(callers::user, [&] {
        raw::bind_to(0);
        const int own = raw::open_device();
        const bool good = callers::count_thread(own, program);
        const msrpp_page *const page = page_of(own, program.head.handle);
        if (!expect("a user counts its thread", good && page != nullptr)) return;
        raw::events(own, raw::counter, 10);
        ::usleep(1000); // the thread leaves the CPU, and comes back
        observed.first_begin = page->readouts[0].begin;
        ready.open();
        go.wait();
        observed.second_begin = page->readouts[0].begin;
        raw::events(own, raw::counter, 7);
        observed.sum = callers::count_of(own, program);
    });
    ready.wait();
    callers::waits_in(watcher, SYS_read);
    callers::as(callers::other_user, [] {
        raw::bind_to(0);
        raw::events(raw::open_device(), raw::counter, 1000);
    });
    go.open();
    expect("the watcher ends", callers::ended(watcher));
    expect(name, observed.second_begin <= observed.first_begin, "%llu, then %llu",
           static_cast<unsigned long long>(observed.first_begin),
           static_cast<unsigned long long>(observed.second_begin));
    expect("and its own are counted", observed.sum == 17, "%llu",
           static_cast<unsigned long long>(observed.sum));
}

/// Root's register program holds counter 0 for the whole CPU.
void another_holds(int device) {
    raw::program roots({0}, 1);
    expect("root counts a CPU",
           roots.load(device) == 0 && raw::start(device, roots.head.handle) == 0);
    callers::as(callers::user, [] {
        const int own = raw::open_device();
        raw::program program = beside_the_first();
        program.readouts[0].address = raw::counter;
        const int error = program.load(own);
        expect("a counter that the program does not hold is not read for a user",
               error == EPERM && program.head.failure.reason == MSRPP_REASON_NO_RIGHTS &&
                   program.head.failure.value == MSRPP_RIGHTS_CPUS &&
                   program.head.failure.address == raw::counter,
               "error %d, reason %u", error, program.head.failure.reason);
    });
    callers::as(callers::user, [] {
        const int own = raw::open_device();
        raw::program program = beside_the_first();
        // a claim (condition on a register) alone: the program would read any value of the counter
        program.claims = {{raw::counter, 0, 0, 0}};
        const int error = program.load(own);
        expect("nor is it looked at", error == EPERM, "error %d", error);
        program.claims = {{raw::cccr, 0, raw::enable, raw::enable}};
        expect("its select is, under the claim's mask",
               program.load(own) == 0 && raw::start(own, program.head.handle) == EBUSY);
        raw::control again{program.head.handle};
        again.run(own, MSRPP_IOCTL_START);
        expect("and no more is told", again.head.failure.actual_value == raw::enable, "0x%llx",
               static_cast<unsigned long long>(again.head.failure.actual_value));
    });
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        raw::program program = beside_the_first();
        program.readouts[0].address = raw::counter;
        expect("with CAP_PERFMON it is", program.load(own) == 0);
    });
    raw::unload(device, roots.head.handle);
}

/// Returns the counter's value after a user's register program, where another user left `left` in
/// the counter before.
std::uint64_t after(std::uint64_t left, raw::program program, std::uint64_t events,
                    msrpp_failure &report) {
    raw::bind_to(0);
    const int device = raw::open_device();
    raw::write(device, 0, raw::counter, left);
    msrpp_failure &shared = callers::shared<msrpp_failure>();
    callers::as(callers::user, [&] {
        const int own = raw::open_device();
        const bool counted = callers::count_thread(own, program);
        raw::control last{program.head.handle};
        if (counted) {
            raw::events(own, raw::counter, events);
            last.run(own, MSRPP_IOCTL_UNLOAD);
        }
        shared = counted ? last.head.failure : program.head.failure;
    });
    report = shared;
    const std::uint64_t current = raw::read(device, 0, raw::counter);
    raw::write(device, 0, raw::counter, 0);
    ::close(device);
    raw::bind_to_none();
    return current;
}

/// Loads a register program that does not set up the counter, and declares all bits of the counter
/// shared.
void shared_counter() {
    raw::program program = callers::user_mode({}, 1);
    program.writes.erase(program.writes.begin() + 2);
    program.head.set_up_count = 2;
    program.touched[2].foreign_mask = raw::counter_bits;
    msrpp_failure report{};
    const std::uint64_t current = after(0x1234567, program, 3, report);
    expect("what somebody left in a counter is there again, though a user calls it shared",
           current == 0x1234567, "0x%llx", static_cast<unsigned long long>(current));
    expect("a user's counter has no bits of others",
           report.reason == MSRPP_REASON_MALFORMED && report.address == raw::counter, "reason %u",
           report.reason);
}

/// The allowlist has the counter's lower bits only; the upper bits are compared after the register
/// program's end.
void part_of_a_counter(int device) {
    std::vector<msrpp_allowlist_entry> list = callers::counting_list(3);
    list[0].write_mask = 0xff;
    expect("ALLOW of a part of a counter", raw::allow(device, list) == 0);
    raw::program program = callers::user_mode({}, 1);
    msrpp_failure report{};
    const std::uint64_t current = after(0xabcd00, program, 1000, report);
    expect("a failure tells a user nothing of a counter",
           report.value == 0 && report.actual_value == 0, "it was 0x%llx, and is 0x%llx",
           static_cast<unsigned long long>(report.value),
           static_cast<unsigned long long>(report.actual_value));
    expect("and the program ends well", report.reason == MSRPP_REASON_NONE, "reason %u",
           report.reason);
    expect("the counter is as it was, also beyond what the list has", current == 0xabcd00, "0x%llx",
           static_cast<unsigned long long>(current));
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        raw::program part = callers::user_mode({0}, 1);
        expect("with CAP_PERFMON the part is", part.load(own) == 0);
    });
    raw::allow(device, callers::counting_list(3));
}

} // namespace

int main() {
    if (!raw::threads_can_be_counted()) return 0;
    const int device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    expect("ALLOW", raw::allow(device, callers::counting_list(3)) == 0);
    callers::set_paranoid(2);
    another_works("what others do while the thread is away is not to be seen", without_stop(0));
    raw::program preset = without_stop(MSRPP_PROGRAM_OVERFLOWS);
    preset.writes.erase(preset.writes.begin() + 2); // removes the write that set up the counter
    preset.head.set_up_count = 2;
    another_works("nor where each turn sets up again", preset);
    another_holds(device);
    shared_counter();
    part_of_a_counter(device);
    callers::set_paranoid(3);
    ::chmod("/dev/msrpp", 0600);
    raw::allow(device, {});
    return failures == 0 ? 0 : 1;
}
