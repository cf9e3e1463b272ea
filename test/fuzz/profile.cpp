// Fuzz target: random bytes as a profile: the reader reports complete parts, and reads no byte
// outside of the input. The first byte of each input part selects a kind of part, and the second
// byte falsifies its size, since random bytes would hit no kind. The test writes all reported parts
// again, and reads the written profile as equal parts.
#include "require.hpp"

#include <msr/profile/reader.hpp>
#include <msr/profile/writer.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace {

namespace profile = msr::profile;
using bytes = std::vector<unsigned char>;

struct appender {
    bytes *target;
    void operator()(std::span<const unsigned char> part) {
        target->insert(target->end(), part.begin(), part.end());
    }
};

/// A receiver that reads all reported parts, and writes them again.
struct receiver {
    profile::writer<appender> again;
    std::uint64_t sum = 0; ///< a sum over all parts, so that every byte is read
    std::uint64_t part_count = 0;

    void inspect(std::string_view text) {
        for (const char letter : text)
            sum += static_cast<unsigned char>(letter);
    }
    void take(std::string_view name, std::string_view value) {
        inspect(name), inspect(value);
        const std::pair<std::string_view, std::string_view> entry[] = {{name, value}};
        again.put(entry);
    }
    void take(const profile::mapping &part) {
        inspect(part.path), inspect(part.build_id);
        put(part);
    }
    void take(const profile::thread &part) { inspect(part.name), put(part); }
    void take(const profile::ended &part) { put(part); }
    void take(const profile::address_space &part) { put(part); }
    void take(const profile::jit_map &part) { inspect(part.text), put(part); }
    void take(const profile::clocks &part) { put(part); }
    void take(const profile::cgroup &part) { inspect(part.path), put(part); }
    void take(const profile::lost &part) { put(part); }
    void take(const profile::allocation &part) {
        for (const std::uint64_t address : part.chain)
            sum += address;
        put(part);
    }
    void take(const profile::end &) { ++part_count; }
    void take(const profile::record &part) {
        fuzz::require(part.whole() && part.bytes() >= profile::record::fixed_bytes,
                      "a record is whole");
        for (unsigned bit = 1; bit <= MSRPP_SAMPLE_EVERY_WORD; bit <<= 1)
            sum += part.word(bit);
        for (std::size_t i = 0; i < part.chain_size(); ++i)
            sum += part.chain(i);
        again.put_samples({part.data(), part.bytes()});
        ++part_count;
    }
    template <typename What>
    void put(const What &part) {
        again.put(part);
        ++part_count;
    }
};

struct counter {
    std::uint64_t part_count = 0;
    void take(std::string_view, std::string_view) {}
    template <typename What>
    void take(const What &) {
        ++part_count;
    }
};

/// Makes valid records of most bytes: size, kind and present words are set.
void make_records(std::span<unsigned char> content) {
    while (content.size() >= profile::record::fixed_bytes && content[2] % 8 != 0) {
        const std::size_t words = std::min<std::size_t>(content.size() / 8, 24);
        content[0] = static_cast<unsigned char>(7 + content[0] % (words - 6));
        content[1] = static_cast<unsigned char>(1 + content[1] % 4);
        // bits of the words present, some of which lie beyond the record's end
        content[38] &= content[3];
        content[39] &= 1;
        content = content.subspan(std::size_t{content[0]} * 8);
    }
}

/// Returns a profile made of the input's parts: mostly parts of known kinds, some with wrong sizes.
bytes as_profile(std::span<const unsigned char> input) {
    bytes result{profile::magic, profile::magic + 8};
    while (input.size() > 2) {
        const unsigned kind = input[0] % 12, lie = input[1] % 16;
        input = input.subspan(2);
        const std::size_t size = std::min<std::size_t>(input.size(), 8 + input[0] * std::size_t{2});
        const std::size_t size_in_header = lie == 0 ? size + 9 : lie == 1 ? 0xffff'ffff : size;
        for (const std::size_t number : {std::size_t{kind}, size_in_header})
            for (unsigned byte = 0; byte < 4; ++byte)
                result.push_back(static_cast<unsigned char>(number >> 8 * byte));
        result.insert(result.end(), input.begin(),
                      input.begin() + static_cast<std::ptrdiff_t>(size));
        if (kind == static_cast<unsigned>(profile::part::samples))
            make_records(std::span{result}.last(size));
        result.resize((result.size() + 7) / 8 * 8);
        input = input.subspan(size);
    }
    return result;
}

void read(std::span<const unsigned char> input) {
    bytes written;
    receiver first{profile::writer{appender{&written}}};
    const profile::reading outcome = profile::read_profile(input, first);
    fuzz::require(outcome.bytes <= input.size(), "no more is understood than there is");
    fuzz::require(*profile::sentence_of(outcome.outcome) != '\0' ||
                      outcome.outcome == profile::reading_end::finished,
                  "an end has a sentence");
    fuzz::seen = first.sum;
    counter second;
    const profile::reading again =
        profile::read_profile(std::span<const unsigned char>{written}, second);
    fuzz::require(again.outcome == profile::reading_end::unfinished,
                  "what was told is a profile without an end");
    fuzz::require(again.samples == outcome.samples && again.skipped == 0,
                  "it has the same samples");
    fuzz::require(second.part_count + (outcome.outcome == profile::reading_end::finished) ==
                      first.part_count,
                  "it has the same parts");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *input, std::size_t size) {
    read({input, size});
    read(as_profile({input, size}));
    return 0;
}
