// Random bytes as samples of instruction-based sampling (IBS), on any target: the reader reads each
// sample, no byte outside, and decoded fields agree with the registers and with each other.
#include "require.hpp"

#include <msr/amd/ibs/describe.hpp>
#include <msr/amd/ibs/detect.hpp>
#include <msr/amd/ibs/sample.hpp>
#include <msr/amd/ibs/sample_records.hpp>

#include <cstddef>
#include <cstdint>

namespace {

namespace ibs = msr::ibs;
using fuzz::require;

bool bit(std::uint64_t value, unsigned number) { return (value >> number & 1) != 0; }

std::uint64_t word(const unsigned char *bytes, std::size_t number) {
    std::uint64_t value = 0;
    for (std::size_t i = 8; i-- > 0;)
        value = value << 8 | bytes[8 * number + i];
    return value;
}

template <typename Sample>
void check_described(const Sample &sample, const ibs::sample_decoder &decoder) {
    std::size_t values = 0;
    ibs::describe(sample, decoder, [&](const ibs::described_value &value) {
        ++values;
        require(value.name != nullptr && *value.name != '\0', "every value has a name");
        require((value.as == ibs::shown_as::text) == (value.text != nullptr), "texts have a text");
        require((value.doubts & ~sample.untrusted) == 0, "a value's doubts are the sample's");
        fuzz::seen = fuzz::seen + value.value;
    });
    require(values >= 9, "a sample has values");
}

void check(const ibs::raw_op &raw, const ibs::sample_decoder &decoder,
           const unsigned char *record) {
    const std::uint64_t *const words[] = {&raw.op_ctl,      &raw.op_rip,    &raw.op_data,
                                          &raw.op_data2,    &raw.op_data3,  &raw.dc_linaddr,
                                          &raw.dc_physaddr, &raw.br_target, &raw.op_data4};
    for (std::size_t i = 0; i < 9; ++i)
        require(*words[i] == word(record, i), "registers are little-endian words");
    const ibs::op_sample sample = decoder.decode(raw);
    require(sample.is_load() == bit(raw.op_data3, 0), "loads are loads");
    require(sample.is_store() == bit(raw.op_data3, 1), "stores are stores");
    require(sample.tag_to_retire() == (raw.op_data >> 16 & 0xffff), "latencies are whole");
    require(sample.has_linear_address() == bit(raw.op_data3, 17),
            "addresses say if they are valid");
    require(sample.branch == ibs::branch_outcome::no_branch || bit(raw.op_data, 37),
            "only what retired was a branch");
    require(!sample.has_branch_target() || sample.branch == ibs::branch_outcome::taken ||
                sample.branch == ibs::branch_outcome::mispredicted_taken,
            "only a taken branch has a target");
    require(sample.rip == raw.op_rip, "nothing of the instruction's address is lost");
    check_described(sample, decoder);
}

void check(const ibs::raw_fetch &raw, const ibs::sample_decoder &decoder,
           const unsigned char *record) {
    const std::uint64_t *const words[] = {&raw.fetch_ctl, &raw.fetch_linaddr, &raw.fetch_physaddr,
                                          &raw.extd_ctl};
    for (std::size_t i = 0; i < 4; ++i)
        require(*words[i] == word(record, i), "registers are little-endian words");
    const ibs::fetch_sample sample = decoder.decode(raw);
    require(sample.latency == (raw.fetch_ctl >> 32 & 0xffff), "latencies are whole");
    require(sample.completed() == bit(raw.fetch_ctl, 50), "completed fetches are completed");
    require((sample.page != ibs::page_size::unknown) == bit(raw.fetch_ctl, 52),
            "a page has a size where the address is valid");
    require((sample.untrusted & sample.corrected) == 0, "what was corrected is no doubt");
    check_described(sample, decoder);
}

template <typename Raw>
void read(const ibs::sample_decoder &decoder, const unsigned char *bytes, std::size_t size) {
    const ibs::raw_records<Raw> records{bytes, size};
    constexpr std::size_t record_size = ibs::raw_records<Raw>::record_size;
    require(records.size() * record_size + records.leftover() == size, "no byte is lost");
    require(records.leftover() < record_size, "what is left over is no record");
    for (std::size_t i = 0; i < records.size(); ++i)
        check(records[i], decoder, bytes + i * record_size);
}

/// Returns the target that two bytes of the input select; the other bytes are records.
ibs::target target_from(unsigned char generation, unsigned char model) {
    const ibs::generation number = ibs::generations[generation % ibs::generation_count].is;
    const ibs::target whole_family = ibs::target_of(number);
    const bool known = ibs::row_of(number).contains(model);
    return known ? whole_family.on_model(model) : whole_family;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size) {
    if (size < 2) return 0;
    const ibs::sample_decoder decoder{target_from(bytes[0], bytes[1])};
    read<ibs::raw_op>(decoder, bytes + 2, size - 2);
    read<ibs::raw_fetch>(decoder, bytes + 2, size - 2);
    return 0;
}
