// A partition of a third-level cache with Intel RDT: a noisy job keeps to four ways, all others
// have the other ways, and the job's use of the cache is monitored. Here a recorder takes the place
// of the machine; on a real machine it is msr::dev_msr.
#include <msr/backend/recorder.hpp>
#include <msr/rdt.hpp>
#include <msr/session.hpp>

#include <iostream>

namespace rdt = msr::rdt;

// The processor has 64 RMIDs, and counts in units of 32 KiB, as CPUID leaf 0FH says;
// rdt::features_from reads the leaf.
constexpr rdt::features processor = rdt::broadwell_ep.monitored(64, 32768);

constexpr auto noisy = rdt::class_of_service<1>.l3(0x0000f);
constexpr auto others = rdt::class_of_service<0>.l3(0xffff0);
constexpr auto here = rdt::association{.class_of_service = 1, .rmid = 5};
constexpr auto held = rdt::monitor{rdt::event::l3_occupancy, 5};
constexpr auto traffic = rdt::monitor{rdt::event::l3_total_bandwidth, 5};

// rdt::class_of_service<1>.l3(0x0004f) does not compile here: its bits are not contiguous.
constexpr const auto &partition = msr::plan<processor, noisy, others, here, held, traffic>;
static_assert(rdt::shared_l3(noisy, others) == 0);

namespace {

// Two logical processors share a cache. The first of them writes the masks for both.
constexpr rdt::place machine[] = {{.cpu = 0}, {.cpu = 1, .core = 1, .l2 = 1}};

const char *text_of(rdt::scope scope) {
    return scope == rdt::scope::thread ? "each logical processor" : "each third-level cache";
}

void print_writes() {
    for (const rdt::placed_write &write : partition.writes())
        std::cout << std::hex << "0x" << write.access.address << " = 0x" << write.access.value
                  << std::dec << "  " << write.name << ", once on " << text_of(write.where) << '\n';
}

void print_reading(const rdt::reading &reading) {
    if (!reading)
        std::cout << "no data: "
                  << (reading.state == rdt::reading_state::error ? "Error" : "none yet") << '\n';
    else
        std::cout << rdt::occupancy_of(reading, processor.monitoring).bytes << " bytes held\n";
}

} // namespace

int main() {
    print_writes();
    rdt::each_cpu(partition, msr::all_of(machine), [](unsigned cpu, rdt::scope duty) {
        const msr::program_view part = rdt::part_of(partition, duty);
        std::cout << "CPU " << cpu << ": " << part.set_up.size() << " writes, then "
                  << part.start.size() << " at the start\n";
    });

    msr::recorder device;
    device.set(0, rdt::qm_ctr::address, 128); // cache occupancy: 128 units of 32 KiB, 4 MiB
    msr::session session{device, partition, msr::watch_cpu(0)};
    static_cast<void>(session.measure([&] {
        print_reading(rdt::read(device, 0, held, processor.monitoring));
        device.set(0, rdt::qm_ctr::address, 0xfffff0);
        const rdt::reading previous = rdt::read(device, 0, traffic, processor.monitoring);
        // memory traffic, after an overflow of the counter's 24 bits
        device.set(0, rdt::qm_ctr::address, 5);
        const rdt::reading later = rdt::read(device, 0, traffic, processor.monitoring);
        std::cout << rdt::traffic_between(previous, later, processor.monitoring).bytes
                  << " bytes moved\n";
    }));
}
