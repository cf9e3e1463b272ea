#include <msr/intel/netburst/debug_store/pebs_records.hpp>

#include "../memory_fields.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using narrow = p4::pebs_record<p4::layout_32>;
using wide = p4::pebs_record<p4::layout_64>;

constexpr memory_fields::accessor<narrow> narrow_accessors[] = {
    {"eflags", &narrow::eflags}, {"eip", &narrow::eip}, {"eax", &narrow::eax},
    {"ebx", &narrow::ebx},       {"ecx", &narrow::ecx}, {"edx", &narrow::edx},
    {"esi", &narrow::esi},       {"edi", &narrow::edi}, {"ebp", &narrow::ebp},
    {"esp", &narrow::esp}};

constexpr memory_fields::accessor<wide> wide_accessors[] = {
    {"rflags", &wide::rflags}, {"rip", &wide::rip}, {"rax", &wide::rax}, {"rbx", &wide::rbx},
    {"rcx", &wide::rcx},       {"rdx", &wide::rdx}, {"rsi", &wide::rsi}, {"rdi", &wide::rdi},
    {"rbp", &wide::rbp},       {"rsp", &wide::rsp}, {"r8", &wide::r8},   {"r9", &wide::r9},
    {"r10", &wide::r10},       {"r11", &wide::r11}, {"r12", &wide::r12}, {"r13", &wide::r13},
    {"r14", &wide::r14},       {"r15", &wide::r15}};

/// A sample with EFLAGS 246h at EIP 8048123h; eax to esp hold 1 to 8.
constexpr unsigned char one_sample[] = {
    0x46, 0x02, 0x00, 0x00, 0x23, 0x81, 0x04, 0x08, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0,
    4,    0,    0,    0,    5,    0,    0,    0,    6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0};

} // namespace

TEST_CASE("a precise sample has the fields of the manual") {
    memory_fields::agree_with_table<p4::layout_32, narrow>("PEBS_RECORD");
    memory_fields::agree_with_table<p4::layout_64, wide>("PEBS_RECORD");
    static_assert(narrow::size == 40 && wide::size == 144);
}

TEST_CASE("the accessors of a precise sample read the bytes that the manual gives them") {
    memory_fields::accessors_read_their_bytes("PEBS_RECORD", narrow_accessors);
    memory_fields::accessors_read_their_bytes("PEBS_RECORD", wide_accessors);
}

TEST_CASE("a precise sample is read where it lies") {
    constexpr p4::pebs_records<p4::layout_32> samples{one_sample, sizeof one_sample};
    static_assert(samples.size() == 1 && samples.leftover() == 0);
    static_assert(samples[0].eflags() == 0x246 && samples[0].eip() == 0x8048123);
    static_assert(samples[0].eax() == 1 && samples[0].esp() == 8);
    CHECK(samples[0].data() == one_sample);
}

TEST_CASE("one byte less than a sample is no sample, in both layouts") {
    const std::vector<unsigned char> bytes(144);
    CHECK(p4::pebs_records<p4::layout_32>{bytes.data(), 39}.empty());
    CHECK(p4::pebs_records<p4::layout_32>{bytes.data(), 39}.leftover() == 39);
    CHECK(p4::pebs_records<p4::layout_64>{bytes.data(), 143}.empty());
    CHECK(p4::pebs_records<p4::layout_64>{bytes.data(), 144}.size() == 1);
}

TEST_CASE("a precise sample is described by the manual's names") {
    std::string names;
    std::uint64_t sum = 0;
    p4::describe(narrow{one_sample}, [&](const p4::described_memory_field &field) {
        names += std::string{field.field.name} + ' ';
        sum += field.value;
    });
    CHECK(names == "eflags eip eax ebx ecx edx esi edi ebp esp ");
    CHECK(sum == 0x246 + 0x8048123 + 36);
}
