// This program samples itself: it sets up a debug store in its own memory through /dev/cpu/0/msr,
// runs a loop, and reads the records that the processor has written.
//
// usage: reads_records pebs FORMAT SELECT    10,250 loads, the counter reloaded with -100: prints
//                                            the number of records, and how many of the records
//                                            have the loop's load and its address in the array
//        reads_records pebs FORMAT SELECT LATENCY   only loads that take more than LATENCY clocks
//        reads_records netburst 4|8          loads that miss the first level of a Pentium 4, whose
//                                            records have words of 4 or 8 bytes
//        reads_records bts                   1,000 turns of a loop: prints records of its jump
//        reads_records trace 4|8             branch records of a Pentium 4, 1,000 turns of a loop
#include <msr/intel/netburst/debug_store/debug_store.hpp>
#include <msr/intel/pebs.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

extern "C" const char load_here[], jump_here[], loop_here[];

namespace {

namespace p4 = msr::netburst;
namespace pebs = msr::pebs;

constexpr off_t pmc0 = 0xc1, perfevtsel0 = 0x186, debugctl = 0x1d9, global_ctrl = 0x38f,
                pebs_enable = 0x3f1, data_cfg = 0x3f2, ds_area = 0x600;
constexpr std::uint64_t period = 100;
constexpr unsigned loads = 10'250, turns = 1000;

alignas(64) unsigned char area[0x400];
alignas(4096) unsigned char buffer[0x10'0000];
alignas(64) unsigned char array[64 * loads];
int device = -1;

void write_register(off_t address, std::uint64_t value) {
    if (pwrite(device, &value, sizeof value, address) != sizeof value) std::abort();
}

std::uint64_t address_of(const void *object) { return reinterpret_cast<std::uint64_t>(object); }

/// Loads each element of the array; a turn has four instructions with every compiler.
__attribute__((noinline)) void load_array() {
    const unsigned char *position = array;
    unsigned left = loads;
    asm volatile(".globl load_here\nload_here: mov (%0), %%eax\n"
                 "add $64, %0\ndec %1\njnz load_here"
                 : "+r"(position), "+r"(left)
                 :
                 : "eax", "cc", "memory");
}

__attribute__((noinline)) void turn() {
    unsigned left = turns;
    asm volatile(".globl loop_here, jump_here\nloop_here: dec %0\njump_here: jnz loop_here"
                 : "+r"(left)
                 :
                 : "cc");
}

int sample(unsigned format, std::uint64_t select, std::uint64_t latency) {
    pebs::selection selection{static_cast<pebs::format>(format)};
    if (pebs::is_adaptive(selection.number)) {
        selection.groups = {.memory = true, .registers = true};
        select |= std::uint64_t{1} << 34;
    }
    const unsigned width = selection.number == pebs::format::core2 ? 40 : 48;
    pebs::store store{.pebs = pebs::buffer_at(address_of(buffer), selection, 1000, 999)};
    store.general_reset[0] = pebs::reset_for(period, width).value;
    if (!pebs::lay_out(selection, store, width, area, sizeof area).legal()) return 2;
    write_register(ds_area, address_of(area));
    if (pebs::is_adaptive(selection.number))
        write_register(data_cfg, pebs::data_configuration(selection.groups));
    write_register(pmc0, -period & 0xffff'ffff);
    const bool has_latency_bit = latency != 0 && !pebs::is_adaptive(selection.number);
    if (latency != 0) write_register(0x3f6, latency); // MSR_PEBS_LD_LAT
    write_register(pebs_enable, std::uint64_t{has_latency_bit} << 32 | 1);
    write_register(perfevtsel0, select);
    write_register(global_ctrl, 1);
    load_array();
    write_register(global_ctrl, 0);
    const pebs::area result{pebs::area_layout_of(selection.number),
                            pebs::byte_view{area, sizeof area}};
    unsigned records = 0, of_load = 0;
    static_cast<void>(pebs::for_each_sample(
        selection, pebs::byte_view{buffer, result.pebs().index - address_of(buffer)},
        [&](const pebs::sample &entry) {
            ++records;
            const std::uint64_t source =
                entry.has(pebs::sample_part::eventing_ip) ? entry.eventing_ip : entry.ip - 2;
            const bool reported = !entry.has(pebs::sample_part::memory) ||
                                  (entry.address - address_of(array)) % 64 == 0;
            of_load += source == address_of(load_here) && reported;
        }));
    std::printf("%u records, %u of the load\n", records, of_load);
    return 0;
}

template <typename Layout>
int sample_replays() {
    using record = p4::pebs_record<Layout>;
    const p4::debug_store store{
        .pebs = p4::buffer_at<record>(
            address_of(buffer), {.bytes = 1000 * record::size, .threshold = 999 * record::size}),
        .pebs_counter_reset = -period & 0xff'ffff'ffff};
    if (!p4::lay_out<Layout>(store, area, sizeof area).legal()) return 2;
    write_register(ds_area, address_of(area));
    write_register(pebs_enable, 0x0300'0001); // samples 1stL_cache_load_miss_retired
    write_register(data_cfg, 1);              // MSR_PEBS_MATRIX_VERT: loads
    write_register(0x3cc, 0x1200'020c);       // CRU_ESCR2: replay_event, NBOGUS
    write_register(0x310, -period & 0xff'ffff'ffff);
    write_register(0x370, 0x3'b000);
    load_array();
    write_register(0x370, 0x3'a000);
    const p4::debug_store_area<Layout> result{area, sizeof area};
    unsigned records = 0, of_load = 0;
    for (const record entry : p4::pebs_records<Layout>{
             buffer, static_cast<std::size_t>(result.pebs().index - address_of(buffer))}) {
        ++records;
        if constexpr (sizeof(typename Layout::word) == 4)
            of_load += entry.eip() == address_of(load_here) + 2;
        else
            of_load += entry.rip() == address_of(load_here) + 2;
    }
    std::printf("%u records, %u of the load\n", records, of_load);
    return 0;
}

template <typename Layout>
int trace_netburst() {
    using record = p4::bts_record<Layout>;
    const p4::debug_store store{
        .bts = p4::buffer_at<record>(
            address_of(buffer), {.bytes = 4000 * record::size, .threshold = 3999 * record::size})};
    if (!p4::lay_out<Layout>(store, area, sizeof area).legal()) return 2;
    write_register(ds_area, address_of(area));
    write_register(debugctl, 0x1c); // sets TR, BTS and BTINT
    turn();
    write_register(debugctl, 0);
    const p4::debug_store_area<Layout> result{area, sizeof area};
    unsigned records = 0;
    for (const record entry : p4::bts_records<Layout>{
             buffer, static_cast<std::size_t>(result.bts().index - address_of(buffer))})
        records += entry.from() == address_of(jump_here) && entry.to() == address_of(loop_here);
    std::printf("%u records of the loop\n", records);
    return 0;
}

int sample_architecturally() {
    // addresses of counter 2's registers
    constexpr off_t pebs_base = 0x3f4, pebs_index = 0x3f5, cfg_c = 0x190b;
    // sampling is enabled, with the groups auxiliary and registers
    constexpr std::uint64_t enable = std::uint64_t{7} << 61;
    constexpr pebs::selection selection{pebs::format::architectural};
    // bits above 3: the address; 8: a size of 4 KiB << 8
    write_register(pebs_base, address_of(buffer) | 8);
    write_register(pebs_index, 0);
    write_register(cfg_c, enable | (-period & 0xffff'ffff));
    write_register(pmc0 + 2, -period & 0xffff'ffff);
    write_register(perfevtsel0 + 2, 0x4181d0); // event D0h, unit mask 81h: all loads
    write_register(global_ctrl, 4);
    load_array();
    write_register(global_ctrl, 0);
    std::uint64_t index = 0;
    if (pread(device, &index, sizeof index, pebs_index) != sizeof index) return 2;
    unsigned records = 0, of_load = 0;
    static_cast<void>(pebs::for_each_sample(
        selection, pebs::byte_view{buffer, index & 0x7ff'fff0}, [&](const pebs::sample &sample) {
            ++records;
            of_load += sample.eventing_ip == address_of(load_here) &&
                       (sample.address - address_of(array)) % 64 == 0;
        }));
    std::printf("%u records, %u of the load\n", records, of_load);
    return 0;
}

int trace() {
    pebs::store store{.bts = {.base = address_of(buffer),
                              .index = address_of(buffer),
                              .absolute_maximum = address_of(buffer) + 24 * 4000,
                              .interrupt_threshold = address_of(buffer) + 24 * 3999}};
    if (!pebs::lay_out({pebs::format::haswell}, store, 48, area, sizeof area).legal()) return 2;
    write_register(ds_area, address_of(area));
    write_register(debugctl, 0x1c0); // sets TR, BTS and BTINT
    turn();
    write_register(debugctl, 0);
    const pebs::area result{pebs::area_layout::format_0_to_3, pebs::byte_view{area, sizeof area}};
    unsigned records = 0;
    for (std::uint64_t position = 0; position < result.bts().index - address_of(buffer);
         position += 24) {
        const pebs::branch_record record{buffer + position};
        records += record.from() == address_of(jump_here) && record.to() == address_of(loop_here);
    }
    std::printf("%u records of the loop\n", records);
    return 0;
}

} // namespace

int main(int count, char **words) {
    device = open("/dev/cpu/0/msr", O_RDWR);
    if (device < 0) return 1;
    std::memset(array, 1, sizeof array);
    if (count == 3 && words[1][0] == 't')
        return words[2][0] == '4' ? trace_netburst<p4::layout_32>()
                                  : trace_netburst<p4::layout_64>();
    if (count == 3)
        return words[2][0] == '4' ? sample_replays<p4::layout_32>()
                                  : sample_replays<p4::layout_64>();
    if (count >= 4)
        return sample(static_cast<unsigned>(std::atoi(words[2])),
                      std::strtoull(words[3], nullptr, 16),
                      count > 4 ? std::strtoull(words[4], nullptr, 10) : 0);
    return count == 2 && words[1][0] == 'a' ? sample_architecturally() : trace();
}
