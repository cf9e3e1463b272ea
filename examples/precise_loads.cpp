// Samples slow loads precisely (PEBS) on Skylake: prints the register writes of the plan, what the
// management area of the debug store has to hold, and what the records contain. The plan runs on a
// recorder in place of a processor, and the example makes the records itself: nothing is measured.
#include <msr/backend/recorder.hpp>
#include <msr/intel/pebs.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <array>
#include <cinttypes>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace pebs = msr::pebs;
namespace perfmon = msr::perfmon;

// A sample of each 1009th load that takes more than 30 cycles, in user code
// (MEM_TRANS_RETIRED.LOAD_LATENCY).
constexpr std::uint64_t period = 1009;
constexpr auto slow_loads =
    perfmon::raw<0xcd, 0x01>.user().sample_every<period>().precise().load_latency<30>();
constexpr const auto &plan = msr::plan<perfmon::skylake, slow_loads>;

// All PEBS records of Skylake have the same layout, with address, source and latency.
constexpr pebs::selection records{pebs::format::skylake};
using fields = pebs::fixed_fields;
using area_bytes =
    std::array<unsigned char, pebs::shape_of(pebs::area_layout_of(records.number)).size()>;
constexpr pebs::counter counter =
    pebs::general_counter(static_cast<unsigned>(plan.assignment_of(0).counter));

namespace {

void print(const char *when, msr::sequence<msr::write> writes) {
    for (const msr::write &write : writes) {
        std::printf("%-8s 0x%03" PRIx32 " = 0x%012" PRIx64, when, write.address, write.value);
        if (write.keep != 0) std::printf("  keeping 0x%016" PRIx64, write.keep);
        std::printf("\n");
        when = "";
    }
}

/// Returns the management area for a buffer of 64 records that interrupts at the 60th record.
area_bytes management_area(std::uint64_t buffer_address) {
    constexpr pebs::sampled counters[] = {{counter, period}};
    const auto buffer = pebs::buffer_at(buffer_address, records, 64, 60);
    const pebs::prepared_store store = pebs::prepare(records, buffer, counters, 48);
    area_bytes area{};
    msr::verdict verdict = store.why;
    if (verdict.legal())
        verdict = pebs::lay_out(records, store.values, 48, area.data(), area.size());
    if (!verdict.legal()) std::printf("no management area: %s\n", verdict.broken->sentence);
    return area;
}

/// A load, with what a processor writes into its record.
struct load {
    std::uint64_t instruction, address, source, latency;
};

/// Appends the record of a load to a buffer.
void append(std::vector<unsigned char> &buffer, const load &load) {
    const std::size_t start = buffer.size();
    buffer.resize(start + pebs::largest_record(records));
    const auto put = [&](const pebs::record_field &field, std::uint64_t value) {
        for (unsigned i = 0; i < field.size; ++i)
            buffer[start + field.offset + i] = static_cast<unsigned char>(value >> 8 * i);
    };
    // The record has the bit of the counter that overflowed.
    put(fields::global_status, std::uint64_t{1} << counter.number);
    put(fields::eventing_ip, load.instruction);
    put(fields::data_linear_address, load.address);
    put(fields::data_source, load.source);
    put(fields::latency, load.latency);
}

} // namespace

int main() {
    print("set up", plan.view().set_up);
    print("start", plan.view().start);
    print("stop", plan.view().stop);

    const auto area = management_area(0x10000);
    std::printf("\nmanagement area: counter %u is reloaded with 0x%" PRIx64 "\n", counter.number,
                pebs::load_64(area.data() + pebs::slot_of<records.number, counter>));

    msr::recorder machine; // an msr::dev_msr in place of the recorder would write to this processor
    msr::session_options options;
    // On a real processor a handler has to empty the buffer of records.
    options.interrupts_are_handled = true;
    msr::session session{machine, plan, msr::watch_cpu(0), options};
    session.start();
    std::printf("IA32_PEBS_ENABLE while it samples: 0x%09" PRIx64 "\n", machine.value(0, 0x3f1));
    static_cast<void>(session.stop());
    std::printf("and afterwards:                    0x%09" PRIx64 "\n", machine.value(0, 0x3f1));

    std::vector<unsigned char> buffer;
    append(buffer, {0x401136, 0x7f0012345678, 0x04, 44});  // data source 4
    append(buffer, {0x401136, 0x7f0012399000, 0x1a, 310}); // data source 10, TLB missed (bit 4)
    append(buffer, {0x4011a0, 0x7f0000000040, 0x22, 37});  // data source 2, locked (bit 5)
    std::printf("\nrecords made by this example; nothing was measured\n");
    const auto print_load = [](const pebs::sample &sample) {
        const auto source = pebs::decode_load(pebs::generation::skylake, sample.data_source);
        std::printf("0x%" PRIx64 " loaded from 0x%" PRIx64 ": %" PRIu64 " cycles, %s%s%s\n",
                    sample.eventing_ip, sample.address, sample.latency,
                    pebs::row_of(source.from).text,
                    source.tlb_miss == pebs::answer::yes ? ", STLB miss" : "",
                    source.locked == pebs::answer::yes ? ", locked" : "");
    };
    const pebs::read_result read = pebs::for_each_sample(records, buffer, print_load);
    if (!read.complete()) std::printf("no record: %s\n", pebs::sentence_of(read.error.why));
    return read.complete() ? 0 : 1;
}
