// The part of a simulated processor that writes the debug store: the writer appends a record to a
// buffer, which the management area in memory describes, and moves the buffer's index.
// Source: Intel SDM volume 3 (325384-059) 17.4.9 and 18.4.4.4 ("bounds checks"). Nothing was
// measured.
#pragma once

#include <msr/core/bytes.hpp>
#include <msr/sim/records/linear_memory.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

namespace msr::sim {

/// A buffer of the debug store, by the kind of its records.
enum class store_part : std::uint8_t {
    branches, ///< the buffer of branch records (BTS)
    samples,  ///< the buffer of precise records (PEBS)
};

/// The debug store of a logical processor, as its registers describe it.
struct debug_store_place {
    /// Linear address of the debug store's management area, the value of IA32_DS_AREA.
    std::uint64_t area{};
    /// Bytes of each address in the management area: 8, or 4 outside of IA-32e mode.
    unsigned word = 8;
    /// Whether a full buffer of branch records begins again at its first record.
    bool circular = false;
};

/// The result of appending a record to a buffer of the debug store.
struct appended {
    bool written{}; ///< whether the record passed the bounds checks and was written to memory
    /// Whether the buffer's index has reached the interrupt threshold with the record.
    bool is_full{};
    bool no_memory{}; ///< whether memory of the management area or of the buffer is missing
};

namespace detail {

// The words of the description of a buffer in the management area: base, index, absolute maximum,
// threshold.
inline constexpr unsigned words_of_buffer = 4;

inline std::uint64_t word_at(const unsigned char *bytes, unsigned word) {
    return word == 4 ? load_32(bytes) : load_64(bytes);
}
inline void put_word(unsigned char *destination, std::uint64_t value, unsigned word) {
    for (unsigned i = 0; i < word; ++i)
        destination[i] = static_cast<unsigned char>(value >> 8 * i);
}

} // namespace detail

/// Appends a record to a buffer of the debug store, as the processor does, and moves the buffer's
/// index behind the record. A record that does not fit below the absolute maximum is lost; in a
/// circular buffer of branches the record is written to the begin of the buffer.
/// `memory`: the memory of programs
/// `lane`: the number of the stream of the thread whose memory has the debug store
/// `store`: the address of the management area, and the size of its words
/// `part`: the buffer of precise records or of branch records
/// `record`: the bytes of the record
/// Returns whether the record was written, whether the index has reached the threshold, and whether
/// memory is missing.
inline appended append_record(const linear_memory &memory, std::size_t lane,
                              const debug_store_place &store, store_part part,
                              std::span<const unsigned char> record) {
    using detail::words_of_buffer;
    const unsigned word = store.word;
    const std::uint64_t fields =
        store.area + (part == store_part::samples ? words_of_buffer * word : 0u);
    unsigned char bytes[words_of_buffer * 8];
    if (!memory.read(lane, fields, {bytes, words_of_buffer * word})) return {.no_memory = true};
    const auto field = [&](unsigned place) { return detail::word_at(bytes + place * word, word); };
    const std::uint64_t base = field(0), end = field(2), threshold = field(3);
    std::uint64_t index = field(1);
    const auto fits = [&] { return index >= base && index <= end && record.size() <= end - index; };
    if (!fits() && store.circular && part == store_part::branches) index = base;
    if (!fits()) return {};
    if (!memory.write(lane, index, record)) return {.no_memory = true};
    const std::uint64_t next = index + record.size();
    detail::put_word(bytes, next, word);
    if (!memory.write(lane, fields + word, {bytes, word})) return {.no_memory = true};
    return {.written = true, .is_full = index < threshold && next >= threshold};
}

/// Reads a number of 8 bytes from the management area of the debug store.
/// `memory`: the memory of programs
/// `lane`: the number of the stream of the thread whose memory has the debug store
/// `store`: the address of the management area
/// `offset`: bytes from the begin of the area
/// `value`: receives the number
/// Returns false where memory is missing; `value` is then not changed.
inline bool read_slot(const linear_memory &memory, std::size_t lane, const debug_store_place &store,
                      unsigned offset, std::uint64_t &value) {
    unsigned char bytes[8];
    if (!memory.read(lane, store.area + offset, bytes)) return false;
    value = load_64(bytes);
    return true;
}

} // namespace msr::sim
