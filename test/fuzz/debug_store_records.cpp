// Fuzz target: random bytes as branch records and precise samples: the reader reads every record,
// and no byte outside of the records.
#include "require.hpp"

#include <msr/intel/netburst/debug_store/bts_records.hpp>
#include <msr/intel/netburst/debug_store/layout.hpp>
#include <msr/intel/netburst/debug_store/pebs_records.hpp>

#include <cstddef>
#include <cstdint>

namespace {

namespace p4 = msr::netburst;
using fuzz::require;

template <typename Layout>
void check_flags(const p4::bts_record<Layout> &record) {
    const auto flags = record.other_flags();
    require((flags & 0x10) == 0, "other flags are without the predicted one");
    require((flags | (record.predicted() ? 0x10 : 0)) == record.flags(), "flags are complete");
}
template <typename Layout>
void check_flags(const p4::pebs_record<Layout> &) {}

/// Compares every field with its bytes, read one by one.
template <typename Record>
void check_fields(const Record &record) {
    std::size_t end = 0;
    p4::describe(record, [&](const p4::described_memory_field &described) {
        require(described.field.offset == end, "fields leave no gap");
        end = described.field.end();
        std::uint64_t value = 0;
        for (std::size_t i = described.field.width; i-- > 0;)
            value = value << 8 | record.data()[described.field.offset + i];
        require(described.value == value, "a field is little-endian");
    });
    require(end == Record::size, "fields fill the record");
}

template <typename Record>
void read(const unsigned char *bytes, std::size_t size) {
    const p4::records_of<Record> records{bytes, size};
    require(records.size() * Record::size + records.leftover() == size, "no byte is lost");
    require(records.leftover() < Record::size, "what is left over is no record");
    require(records.empty() == (records.size() == 0), "only no records are empty");
    std::size_t place = 0;
    for (const Record record : records) {
        require(record.data() == bytes + place * Record::size, "records lie where they should");
        require(record.data() == records[place].data(), "records have positions");
        check_fields(record);
        check_flags(record);
        ++place;
    }
    require(place == records.size(), "every record is visited");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size) {
    for (std::size_t skipped = 0; skipped < 4 && skipped <= size; ++skipped) {
        read<p4::bts_record<p4::layout_32>>(bytes + skipped, size - skipped);
        read<p4::bts_record<p4::layout_64>>(bytes + skipped, size - skipped);
        read<p4::pebs_record<p4::layout_32>>(bytes + skipped, size - skipped);
        read<p4::pebs_record<p4::layout_64>>(bytes + skipped, size - skipped);
    }
    return 0;
}
