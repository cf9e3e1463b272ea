// Records of precise samples: the registers at an event, as the processor writes them. Source:
// Intel SDM volume 3 (325384-059) 17.4.9, Figures 17-7 and 17-10.
#pragma once

#include <msr/intel/netburst/debug_store/layout.hpp>

#include <cstddef>

namespace msr::netburst {

/// The fields of a precise sample: ten words, or 18 in IA-32e mode, each with the value of a
/// register.
template <debug_store_layout Layout>
struct pebs_fields;

template <>
struct pebs_fields<layout_32> {
    /// Each field holds the 32-bit register of its name; the fields have the order of memory.
    static constexpr memory_field eflags = word_field<layout_32>("eflags", 0);
    static constexpr memory_field eip = word_field<layout_32>("eip", 1);
    static constexpr memory_field eax = word_field<layout_32>("eax", 2);
    static constexpr memory_field ebx = word_field<layout_32>("ebx", 3);
    static constexpr memory_field ecx = word_field<layout_32>("ecx", 4);
    static constexpr memory_field edx = word_field<layout_32>("edx", 5);
    static constexpr memory_field esi = word_field<layout_32>("esi", 6);
    static constexpr memory_field edi = word_field<layout_32>("edi", 7);
    static constexpr memory_field ebp = word_field<layout_32>("ebp", 8);
    static constexpr memory_field esp = word_field<layout_32>("esp", 9);
    /// The fields of a precise sample outside of IA-32e mode, in the order of memory.
    static constexpr memory_field all[] = {eflags, eip, eax, ebx, ecx, edx, esi, edi, ebp, esp};
};

template <>
struct pebs_fields<layout_64> {
    /// Each field holds the 64-bit register of its name; the fields have the order of memory.
    static constexpr memory_field rflags = word_field<layout_64>("rflags", 0);
    static constexpr memory_field rip = word_field<layout_64>("rip", 1);
    static constexpr memory_field rax = word_field<layout_64>("rax", 2);
    static constexpr memory_field rbx = word_field<layout_64>("rbx", 3);
    static constexpr memory_field rcx = word_field<layout_64>("rcx", 4);
    static constexpr memory_field rdx = word_field<layout_64>("rdx", 5);
    static constexpr memory_field rsi = word_field<layout_64>("rsi", 6);
    static constexpr memory_field rdi = word_field<layout_64>("rdi", 7);
    static constexpr memory_field rbp = word_field<layout_64>("rbp", 8);
    static constexpr memory_field rsp = word_field<layout_64>("rsp", 9);
    static constexpr memory_field r8 = word_field<layout_64>("r8", 10);
    static constexpr memory_field r9 = word_field<layout_64>("r9", 11);
    static constexpr memory_field r10 = word_field<layout_64>("r10", 12);
    static constexpr memory_field r11 = word_field<layout_64>("r11", 13);
    static constexpr memory_field r12 = word_field<layout_64>("r12", 14);
    static constexpr memory_field r13 = word_field<layout_64>("r13", 15);
    static constexpr memory_field r14 = word_field<layout_64>("r14", 16);
    static constexpr memory_field r15 = word_field<layout_64>("r15", 17);
    /// The fields of a precise sample in IA-32e mode, in the order of memory.
    static constexpr memory_field all[] = {rflags, rip, rax, rbx, rcx, rdx, rsi, rdi, rbp,
                                           rsp,    r8,  r9,  r10, r11, r12, r13, r14, r15};
};

/// One precise sample: 40 bytes, or 144 in IA-32e mode. The object is a view: the bytes must
/// outlive it.
template <debug_store_layout Layout>
class pebs_record;

/// A precise sample outside of IA-32e mode. Each accessor returns the register of its name.
template <>
class pebs_record<layout_32> {
public:
    using layout = layout_32;              ///< the layout of the debug store, of 32-bit words
    using word = layout_32::word;          ///< the type of a word of the record, 4 bytes
    using fields = pebs_fields<layout_32>; ///< the fields of the record with their offsets
    /// Length of a precise sample in bytes: 40.
    static constexpr std::size_t size = fields::esp.end();

    /// Makes a view of the record whose `size` bytes start at `first_byte`.
    constexpr explicit pebs_record(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Each function returns what the register of its name held at the sampled event.
    constexpr word eflags() const { return at(fields::eflags); }
    constexpr word eip() const { return at(fields::eip); }
    constexpr word eax() const { return at(fields::eax); }
    constexpr word ebx() const { return at(fields::ebx); }
    constexpr word ecx() const { return at(fields::ecx); }
    constexpr word edx() const { return at(fields::edx); }
    constexpr word esi() const { return at(fields::esi); }
    constexpr word edi() const { return at(fields::edi); }
    constexpr word ebp() const { return at(fields::ebp); }
    constexpr word esp() const { return at(fields::esp); }

    /// Returns the address of the record's first byte.
    constexpr const unsigned char *data() const { return bytes; }

private:
    constexpr word at(const memory_field &field) const {
        return detail::word_at<layout_32>(bytes, field);
    }

    const unsigned char *bytes;
};

/// A precise sample in IA-32e mode. Each accessor returns the register of its name.
template <>
class pebs_record<layout_64> {
public:
    using layout = layout_64;              ///< the layout of the debug store, of 64-bit words
    using word = layout_64::word;          ///< the type of a word of the record, 8 bytes
    using fields = pebs_fields<layout_64>; ///< the fields of the record with their offsets
    /// Length of a precise sample in bytes: 144.
    static constexpr std::size_t size = fields::r15.end();

    /// Makes a view of the record whose `size` bytes start at `first_byte`.
    constexpr explicit pebs_record(const unsigned char *first_byte) : bytes{first_byte} {}

    /// Each function returns what the register of its name held at the sampled event.
    constexpr word rflags() const { return at(fields::rflags); }
    constexpr word rip() const { return at(fields::rip); }
    constexpr word rax() const { return at(fields::rax); }
    constexpr word rbx() const { return at(fields::rbx); }
    constexpr word rcx() const { return at(fields::rcx); }
    constexpr word rdx() const { return at(fields::rdx); }
    constexpr word rsi() const { return at(fields::rsi); }
    constexpr word rdi() const { return at(fields::rdi); }
    constexpr word rbp() const { return at(fields::rbp); }
    constexpr word rsp() const { return at(fields::rsp); }
    constexpr word r8() const { return at(fields::r8); }
    constexpr word r9() const { return at(fields::r9); }
    constexpr word r10() const { return at(fields::r10); }
    constexpr word r11() const { return at(fields::r11); }
    constexpr word r12() const { return at(fields::r12); }
    constexpr word r13() const { return at(fields::r13); }
    constexpr word r14() const { return at(fields::r14); }
    constexpr word r15() const { return at(fields::r15); }

    /// Returns the address of the record's first byte.
    constexpr const unsigned char *data() const { return bytes; }

private:
    constexpr word at(const memory_field &field) const {
        return detail::word_at<layout_64>(bytes, field);
    }

    const unsigned char *bytes;
};

/// The precise samples in a range of bytes, oldest first.
template <debug_store_layout Layout>
using pebs_records = records_of<pebs_record<Layout>>;

} // namespace msr::netburst
