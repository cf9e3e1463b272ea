// Fuzz target: random bytes as a DS management area with buffers behind the area, and legal areas
// in which the input changes one field: the reader reports a broken rule, or returns records within
// the bytes.
#include "require.hpp"

#include <msr/intel/netburst/debug_store/branch_trace_store.hpp>
#include <msr/intel/netburst/debug_store/debug_store.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using fuzz::require;

/// Reads the input number by number; returns 0 behind the input's end.
struct reader {
    const unsigned char *position;
    std::size_t left;

    std::uint64_t next(std::size_t width = 8) {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < width && left > 0; ++i, --left)
            number |= static_cast<std::uint64_t>(*position++) << 8 * i;
        return number;
    }
};

/// Checks the invariants of a buffer with random contents.
template <typename Record>
void judge(const p4::store_buffer &buffer, const unsigned char *bytes, std::size_t size) {
    const p4::buffer_fill fill = p4::filled<Record>(buffer);
    require(fill.why.legal() == p4::check<Record>(buffer).legal(), "filled keeps to the rules");
    if (fill.why.legal())
        require(fill.records * Record::size == buffer.index - buffer.base &&
                    buffer.index <= buffer.absolute_maximum,
                "the records end at the index");
    else
        require(fill.records == 0, "a broken buffer has no records");

    const auto written = p4::written_to<Record>(buffer, bytes, size);
    if (!written.why.legal()) require(written.records.empty(), "a broken buffer has no records");
    require(written.records.size() * Record::size <= size, "records lie inside the bytes");
    for (const Record record : written.records)
        p4::describe(record, [](const auto &field) { fuzz::seen = field.value; });
}

/// Checks that a debug store is written to memory if and only if it is legal, and read back
/// unchanged.
template <typename Layout>
void place(const p4::debug_store &store) {
    using area = p4::debug_store_area<Layout>;
    std::vector<unsigned char> memory(area::room, 0xcc);
    const bool legal = p4::check<Layout>(store).legal();
    require(p4::lay_out<Layout>(store, memory.data(), memory.size()).legal() == legal,
            "what is legal can be placed");
    if (legal)
        require(area{memory.data(), memory.size()}.values() == store, "it reads back");
    else
        require(memory == std::vector<unsigned char>(area::room, 0xcc), "nothing was placed");
}

/// Checks that a branch trace sets no bits but those of branch traces, and only with a legal store.
template <typename Layout>
void trace(const p4::debug_store &store, std::uint64_t address, std::uint64_t choice) {
    const p4::branch_trace branches{.user = (choice & 1) != 0, .kernel = (choice & 2) != 0};
    const p4::trace_target target{.models = p4::of_models(3), .ds_cpl = (choice & 4) != 0};
    const auto fill = p4::trace_branches<Layout>(branches, address, store, target);
    const msr::program_view view = fill.view();
    require(fill.why.legal() == (view.start.size() == 1), "it starts if it is legal");
    if (!fill.why.legal()) return;
    require(p4::check<Layout>(store).legal(), "a trace goes into a legal store");
    require((view.start[0].value & ~std::uint64_t{0x7c}) == 0, "it sets its own bits");
    require(view.set_up[1].value == address, "the address is whole");
    require(p4::word_size<Layout> == 8 || address <= 0xffffffff, "the address fits");
}

/// Reads the input as a DS management area, and all bytes behind the area as a buffer of branch
/// records and as a buffer of precise samples.
template <typename Layout>
void read_area(const unsigned char *bytes, std::size_t size) {
    using area = p4::debug_store_area<Layout>;
    const area fill{bytes, size};
    require(fill.is_complete() == (size >= area::size), "an area has its size");
    if (!fill.is_complete()) {
        require(fill.values() == p4::debug_store{}, "what is not there is 0");
        require(!p4::check(fill).legal(), "what is not there is not legal");
        return;
    }
    require(p4::check(fill).legal() == p4::check<Layout>(fill.values()).legal(), "one verdict");
    place<Layout>(fill.values());
    judge<p4::bts_record<Layout>>(fill.bts(), bytes + area::size, size - area::size);
    judge<p4::pebs_record<Layout>>(fill.pebs(), bytes + area::size, size - area::size);
}

/// Makes a legal buffer of up to 16 records at an address from the input.
template <typename Record>
p4::store_buffer legal_buffer(reader &input, std::uint64_t base) {
    const std::uint64_t records = input.next(1) % 16 + 1;
    p4::buffer_shape shape{.bytes = records * Record::size,
                           .threshold = input.next(1) % records * Record::size};
    const bool round = p4::check<Record>(p4::buffer_shape{.bytes = shape.bytes}).legal();
    if (round && input.next(1) % 2 == 0) shape.threshold = p4::no_interrupt;
    p4::store_buffer buffer = p4::buffer_at<Record>(base, shape);
    buffer.index += input.next(1) % (records + 1) * Record::size;
    require(p4::check<Record>(buffer).legal(), "a buffer of whole records is legal");
    require(p4::filled<Record>(buffer).records * Record::size == buffer.index - base,
            "the records end at the index");
    return buffer;
}

/// Checks a legal area, and then the area with a field that the input changes.
template <typename Layout>
void spoil_area(reader input) {
    using bts = p4::bts_record<Layout>;
    using pebs = p4::pebs_record<Layout>;
    const std::uint64_t base = input.next(3) * 8;
    p4::debug_store store{.bts = legal_buffer<bts>(input, base + 0x1000),
                          .pebs = legal_buffer<pebs>(input, base + 0x2000),
                          .pebs_counter_reset = input.next(5)};
    require(p4::check<Layout>(store).legal(), "legal buffers that lie apart are legal");
    place<Layout>(store);
    trace<Layout>(store, base, 7);
    require(p4::trace_branches<Layout>({}, base, store, {.models = p4::of_models(4)}).why.legal(),
            "a legal store can be traced into");

    std::vector<unsigned char> memory(p4::debug_store_area<Layout>::room);
    require(p4::lay_out<Layout>(store, memory.data(), memory.size()).legal(), "it is placed");
    const auto &spoilt = p4::area_fields<Layout>::all[input.next(1) % 9];
    const std::uint64_t value = input.next(spoilt.width);
    std::memcpy(memory.data() + spoilt.offset, &value, spoilt.width);
    const p4::debug_store_area<Layout> area{memory.data(), memory.size()};
    const std::vector<unsigned char> buffer(input.next(1) % 16 * pebs::size);
    judge<bts>(area.bts(), buffer.data(), buffer.size());
    judge<pebs>(area.pebs(), buffer.data(), buffer.size());
    place<Layout>(area.values());
    trace<Layout>(area.values(), input.next(), input.next(1));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size) {
    read_area<p4::layout_32>(bytes, size);
    read_area<p4::layout_64>(bytes, size);
    spoil_area<p4::layout_32>({bytes, size});
    spoil_area<p4::layout_64>({bytes, size});
    return 0;
}
