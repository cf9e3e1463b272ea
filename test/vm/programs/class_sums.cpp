// Sums of thread groups over all caches: occupancy and bandwidth, an error rather than 0 where data
// are missing; and the cost of thread switches. The test sets the counts itself; no hardware is
// measured.
#include "groups.hpp"

#include <algorithm>
#include <cstdint>

namespace {

using groups::group, groups::of_class, groups::of_rmid, groups::upscale, groups::wide;

int device = -1;

enum event : std::uint32_t { occupancy = 1, total = 2, local = 3 };

void move(event event, std::uint64_t counts) {
    groups::soft(device, MSRPP_SOFT_TRAFFIC, 0, counts, event);
}

bool is(const msrpp_task_sum &sum, std::uint64_t counts) {
    return sum.state == MSRPP_SUM_VALID && sum.bytes == counts * upscale;
}

void sums() {
    group watched{device, of_rmid};
    msrpp_task_sums position = watched.read();
    expect("a group begins with nothing", is(position.total, 0) && is(position.local, 0));
    expect("of both caches", position.caches == 2, "%u", position.caches);
    watched.attach(0);
    for (const unsigned cpu : {0u, 1u}) {
        raw::bind_to(cpu);
        move(occupancy, 10);
        move(total, 100);
        move(local, 70);
    }
    position = watched.read();
    expect("what its thread did on two CPUs",
           is(position.occupancy, 20) && is(position.total, 200) && is(position.local, 140),
           "%llu %llu %llu", wide(position.occupancy.bytes), wide(position.total.bytes),
           wide(position.local.bytes));
    watched.detach(0);
    move(total, 1000);
    position = watched.read();
    expect("and not what others do", is(position.total, 200));
    watched.attach(0);
    for (int i = 0; i < 5; ++i) {
        move(total, 0xc00000);
        position = watched.read();
    }
    expect("a counter of 24 bits that comes round", is(position.total, 200 + 5 * 0xc00000ULL),
           "%llu", wide(position.total.bytes));
    raw::bind_to(0);
    move(total, 0xc00000);
    ::usleep(1300000); // longer than the second between two reads of the counts by the module
    move(total, 0xc00000);
    position = watched.read();
    expect("also where nobody reads",
           is(position.total, 200 + 7 * 0xc00000ULL) && position.total.gaps == 0, "%llu",
           wide(position.total.bytes));
}

void without_data() {
    group watched{device, of_rmid};
    watched.attach(0);
    raw::bind_to(0);
    groups::soft(device, MSRPP_SOFT_NO_DATA, 0, 1u << 30);
    move(total, 50);
    msrpp_task_sums position = watched.read();
    expect("no data is not 0",
           position.total.state == MSRPP_SUM_UNAVAILABLE &&
               position.total.bytes == MSRPP_NO_BYTES &&
               position.occupancy.state == MSRPP_SUM_UNAVAILABLE &&
               position.occupancy.bytes == MSRPP_NO_BYTES,
           "state %u, 0x%llx", position.total.state, wide(position.total.bytes));
    groups::soft(device, MSRPP_SOFT_NO_DATA, 0, 0);
    position = watched.read();
    expect("and loses nothing", is(position.total, 50), "%llu", wide(position.total.bytes));
    groups::soft(device, MSRPP_SOFT_NO_DATA, 0, 1u << 30);
    group late{device, of_rmid};
    watched.close();
    late.attach(0);
    move(total, 30);
    groups::soft(device, MSRPP_SOFT_NO_DATA, 0, 0);
    late.read();
    move(total, 20);
    position = late.read();
    expect("what moved before there was data is a gap",
           is(position.total, 20) && position.total.gaps == 1, "%llu, %u gaps",
           wide(position.total.bytes), position.total.gaps);
    group classed{device, of_class, 2};
    position = classed.read();
    expect("a group without an RMID counts nothing, and says so",
           position.total.state == MSRPP_SUM_NOT_COUNTED && position.total.bytes == MSRPP_NO_BYTES);
}

void rmids() {
    group first{device, of_rmid}, second{device, of_rmid};
    expect("each group has an RMID of its own", first.rmid() != second.rmid());
    expect("which nobody else gets by its number",
           group{device, of_rmid, 0, first.rmid()}.error == EBUSY);
    const unsigned number = first.rmid();
    first.close();
    expect("until it is free", group{device, of_rmid, 0, number}.error == 0);
    groups::associate(device, 1, groups::association(0, number));
    expect("or a CPU has it", group{device, of_rmid, 0, number}.error == EBUSY);
    groups::associate(device, 1, 0);
    std::vector<int> list;
    msrpp_tasks msrpp_tasks{};
    for (;;) {
        msrpp_tasks = {};
        msrpp_tasks.flags = of_rmid;
        msrpp_tasks.rmid = MSRPP_ANY_RMID;
        if (raw::call(device, MSRPP_IOCTL_TASKS, &msrpp_tasks) != 0) break;
        list.push_back(msrpp_tasks.descriptor);
    }
    expect("there are 31 in all",
           list.size() == 30 && msrpp_tasks.failure.reason == MSRPP_REASON_HELD, "%zu, reason %u",
           list.size(), msrpp_tasks.failure.reason);
    for (const int entry : list)
        ::close(entry);
    // another owner of QM_EVTSEL (c8dh) selects event 3 of RMID 2
    raw::write(device, 0, 0xc8d, 0x200000003);
    group third{device, of_rmid};
    third.read();
    expect("what is selected stays selected", raw::read(device, 0, 0xc8d) == 0x200000003);
}

constexpr int turns = 50, runs = 20;

/// Microseconds for a switch between two processes on a CPU; a null group leaves its process in no
/// group.
double switch_time(group *left, group *other) {
    const callers::gate position, back;
    raw::bind_to(1);
    const pid_t child = callers::spawn(callers::same, [&] {
        if (other != nullptr) other->attach(0);
        char byte;
        while (::read(position.ends[0], &byte, 1) == 1 && byte == 'x')
            back.open();
    });
    if (left != nullptr) left->attach(0);
    position.open();
    back.wait();
    char byte;
    // the shortest of several runs, since other work uses the machine as well
    double shortest = 1e300;
    for (int run = 0; run < runs; ++run) {
        const double start = callers::now();
        for (int i = 0; i < turns; ++i) {
            position.open();
            (void)!::read(back.ends[0], &byte, 1);
        }
        shortest = std::min(shortest, callers::now() - start);
    }
    if (left != nullptr) left->detach(0);
    (void)!::write(position.ends[1], "y", 1);
    ::waitpid(child, nullptr, 0);
    return shortest * 1e6 / (2 * turns);
}

struct cost {
    double time{1e300};
    // reads, writes and changes of registers for each switch
    double reads{1e300}, writes{1e300}, changes{1e300};
};

void measure(cost &best, group *left, group *other) {
    const msrpp_tasks_info previous = groups::information(device);
    best.time = std::min(best.time, switch_time(left, other));
    const msrpp_tasks_info later = groups::information(device);
    const auto entry = [](std::uint64_t begin, std::uint64_t destination) {
        return static_cast<double>(destination - begin) / (2 * turns * runs);
    };
    best.reads = std::min(best.reads, entry(previous.reads, later.reads));
    best.writes = std::min(best.writes, entry(previous.writes, later.writes));
    best.changes = std::min(best.changes, entry(previous.switches, later.switches));
}

/// `by_instructions`: the clock counts the emulator's instructions, so times repeat exactly.
void speed(bool by_instructions) {
    group third{device, of_class, 3}, also_third{device, of_class, 3}, fourth{device, of_class, 4};
    cost empty, one_group, equal, different;
    for (int i = 0; i < (by_instructions ? 1 : 2); ++i) {
        measure(empty, nullptr, nullptr);
        measure(one_group, &third, &third);
        measure(equal, &third, &also_third);
        measure(different, &third, &fourth);
    }
    expect("a switch within a group changes nothing", one_group.changes < 0.05, "%.3f",
           one_group.changes);
    expect("a switch to another group of the same class makes no register access",
           equal.changes > 0.9 && equal.reads < 0.05 && equal.writes < 0.05,
           "%.3f changes, %.3f reads, %.3f writes", equal.changes, equal.reads, equal.writes);
    expect("one to another class reads and writes once",
           different.writes > 0.9 && different.writes < 1.1 && different.reads < 1.1,
           "%.3f reads, %.3f writes", different.reads, different.writes);
    std::printf("note a switch: %.2f us in no class, %.2f in a group, %.2f in two of one class, "
                "%.2f in two classes\n",
                empty.time, one_group.time, equal.time, different.time);
    std::printf("figure switch in a group over none: %.2f\n", one_group.time / empty.time);
    std::printf("figure switch between groups of one class over none: %.2f (at most 1.10)\n",
                equal.time / empty.time);
    std::printf("figure switch between two classes over none: %.2f\n", different.time / empty.time);
    if (by_instructions)
        expect("a switch with equal class costs next to nothing", equal.time <= 1.1 * empty.time,
               "%.2f", equal.time / empty.time);
}

} // namespace

int main(int count, char **) {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    if (!raw::threads_can_be_counted()) return 0;
    if (count == 2) { // "instructions"
        speed(true);
        return failures == 0 ? 0 : 1;
    }
    sums();
    without_data();
    rmids();
    speed(false);
    return failures == 0 ? 0 : 1;
}
