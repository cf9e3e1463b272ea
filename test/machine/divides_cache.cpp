// This program uses two classes of service of a Skylake server: it walks over 2 MiB on CPU 0,
// streams over 80 MiB on CPU 1, and walks again while it counts the walk's misses of the last
// level. It prints the misses of the second walk, which touches 32,768 lines, then the occupancy of
// the walk and of the stream in units of IA32_QM_CTR.
//
// usage: divides_cache MASK_OF_CPU_0 MASK_OF_CPU_1
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

namespace {

constexpr std::size_t line = 64;
constexpr std::uint32_t pqr_assoc = 0xc8f, qm_evtsel = 0xc8d, qm_ctr = 0xc8e, l3_qos_mask = 0xc90;
constexpr std::uint32_t counter = 0xc1, select_register = 0x186, global_control = 0x38f;
constexpr std::uint64_t misses_of_the_last_level = 0x41412e; // LONGEST_LAT_CACHE.MISS, user level

int device_of(unsigned cpu) {
    const std::string name = "/dev/cpu/" + std::to_string(cpu) + "/msr";
    const int device = open(name.c_str(), O_RDWR | O_CLOEXEC);
    if (device < 0) std::exit(1);
    return device;
}
std::uint64_t read_register(unsigned cpu, std::uint32_t address) {
    static const int devices[] = {device_of(0), device_of(1)};
    std::uint64_t value = 0;
    if (pread(devices[cpu], &value, sizeof value, address) != sizeof value) std::exit(1);
    return value;
}
void write_register(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    static const int devices[] = {device_of(0), device_of(1)};
    if (pwrite(devices[cpu], &value, sizeof value, address) != sizeof value) std::exit(1);
}

void run_on(unsigned cpu) {
    cpu_set_t only;
    CPU_ZERO(&only);
    CPU_SET(cpu, &only);
    if (sched_setaffinity(0, sizeof only, &only) != 0) std::exit(1);
}

void walk(std::vector<char> &memory) {
    for (std::size_t position = 0; position < memory.size(); position += line)
        static_cast<volatile char *>(memory.data())[position];
}

std::uint64_t occupancy(unsigned rmid) {
    write_register(0, qm_evtsel, std::uint64_t{rmid} << 32 | 1);
    return read_register(0, qm_ctr);
}

} // namespace

int main(int count, char **words) {
    if (count != 3) return 2;
    for (unsigned cpu = 0; cpu < 2; ++cpu) { // CPU 0 gets class and RMID 1, CPU 1 gets 2
        write_register(cpu, l3_qos_mask + cpu + 1, std::strtoull(words[cpu + 1], nullptr, 0));
        write_register(cpu, pqr_assoc, std::uint64_t{cpu + 1} << 32 | (cpu + 1));
    }
    std::vector<char> friendly(2 << 20);
    run_on(0);
    walk(friendly);
    walk(friendly);
    run_on(1);
    std::vector<char> stream(80 << 20);
    walk(stream);
    run_on(0);
    write_register(0, select_register, misses_of_the_last_level);
    write_register(0, global_control, 1);
    const std::uint64_t previous = read_register(0, counter);
    walk(friendly);
    const std::uint64_t misses = read_register(0, counter) - previous;
    std::printf("%llu %llu %llu\n", static_cast<unsigned long long>(misses),
                static_cast<unsigned long long>(occupancy(1)),
                static_cast<unsigned long long>(occupancy(2)));
}
