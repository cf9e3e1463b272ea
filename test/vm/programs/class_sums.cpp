// Tests the sums of thread groups over all caches: occupancy and bandwidth, an error rather than 0
// where data are missing; and the cost of thread switches. The test sets the counts itself; no
// hardware is measured.
#include "groups.hpp"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

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

/// Sends a number to the process that waits for the eventfd `event`. A pipe would allocate a page
/// now and then, and clear the page, which takes longer than a switch.
void send(int event, std::uint64_t number) { (void)!::write(event, &number, sizeof number); }

/// Waits for the number that another process sends; 0: none came.
std::uint64_t receive(int event) {
    std::uint64_t number = 0;
    return ::read(event, &number, sizeof number) == sizeof number ? number : 0;
}

/// The costs of a switch from one thread to another.
struct cost {
    std::vector<double> times; // microseconds of a thread switch, by run
    // reads, writes and changes of registers for each switch; the least of all runs, since other
    // work uses the machine as well
    double reads{1e300}, writes{1e300}, changes{1e300};
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Returns the median ratio of the times of two kinds of switches in the same runs.
double ratio(const cost &numerator, const cost &denominator) {
    std::vector<double> ratios;
    for (std::size_t run = 0; run < numerator.times.size(); ++run)
        ratios.push_back(numerator.times[run] / denominator.times[run]);
    return median(ratios);
}

/// A process that answers on CPU 1, where the caller runs, too. All costs are measured with the
/// same two processes: with others a switch may take twice the time on some kernels.
class partner {
public:
    /// `groups`: the groups that the process can join, by their positions
    explicit partner(std::initializer_list<group *> groups) {
        raw::bind_to(1);
        child_ = callers::spawn(callers::same, [this, groups] {
            while (const std::uint64_t number = receive(question_)) {
                if (number == end) return;
                if (number >= leave)
                    groups.begin()[number - leave]->detach(0);
                else if (number >= join)
                    groups.begin()[number - join]->attach(0);
                send(answer_, 1);
            }
        });
    }
    partner(const partner &) = delete;
    ~partner() {
        send(question_, end);
        ::waitpid(child_, nullptr, 0);
        ::close(question_);
        ::close(answer_);
    }

    enum : std::uint64_t { echo = 1, end = 2, join = 100, leave = 200 };

    /// Switches to the process, which does what `number` says, and back.
    void ask(std::uint64_t number) const {
        send(question_, number);
        (void)receive(answer_);
    }

private:
    int question_ = ::eventfd(0, 0), answer_ = ::eventfd(0, 0);
    pid_t child_{};
};

/// Measures switches between the caller and its partner, once.
void measure(cost &sum, const partner &partner) {
    const msrpp_tasks_info previous = groups::information(device);
    const double start = callers::now();
    for (int i = 0; i < turns; ++i)
        partner.ask(partner::echo);
    const double seconds = callers::now() - start;
    const msrpp_tasks_info later = groups::information(device);
    const auto lower = [](double &minimum, std::uint64_t number) {
        minimum = std::min(minimum, static_cast<double>(number) / (2 * turns));
    };
    sum.times.push_back(seconds * 1e6 / (2 * turns));
    lower(sum.reads, later.reads - previous.reads);
    lower(sum.writes, later.writes - previous.writes);
    lower(sum.changes, later.switches - previous.switches);
}

/// `by_instructions`: the clock counts the emulator's instructions, so times repeat exactly.
void speed(bool by_instructions) {
    group third{device, of_class, 3}, also_third{device, of_class, 3}, fourth{device, of_class, 4};
    const partner partner{&third, &also_third, &fourth};
    cost empty, one_group, equal, different;
    // The kinds of switches alternate: on some kernels all switches take longer from some time on.
    for (int run = 0; run < runs; ++run) {
        measure(empty, partner);
        third.attach(0);
        cost *const costs[] = {&one_group, &equal, &different};
        for (std::uint64_t position = 0; position < std::size(costs); ++position) {
            partner.ask(partner::join + position);
            measure(*costs[position], partner);
            partner.ask(partner::leave + position);
        }
        third.detach(0);
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
                median(empty.times), median(one_group.times), median(equal.times),
                median(different.times));
    std::printf("figure switch in a group over none: %.2f\n", ratio(one_group, empty));
    std::printf("figure switch between groups of one class over none: %.2f (at most 1.10)\n",
                ratio(equal, empty));
    std::printf("figure switch between two classes over none: %.2f\n", ratio(different, empty));
    if (by_instructions)
        expect("a switch with equal class costs next to nothing", ratio(equal, empty) <= 1.1,
               "%.2f", ratio(equal, empty));
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
