// Any bytes as a profile: parts that are whole are reported, and nothing outside of the bytes is
// read. The first byte of each part of the input says its kind, and the second how its size lies,
// for random bytes would hit no kind at all. All reported parts are written again, and are read as
// the same.
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

struct onto {
    bytes *to;
    void operator()(std::span<const unsigned char> some) {
        to->insert(to->end(), some.begin(), some.end());
    }
};

/// A receiver that looks at all reported parts, and writes them again.
struct receiver {
    profile::writer<onto> again;
    std::uint64_t seen = 0; ///< so that every byte is read
    std::uint64_t told = 0;

    void look(std::string_view text) {
        for (const char letter : text)
            seen += static_cast<unsigned char>(letter);
    }
    void take(std::string_view name, std::string_view value) {
        look(name), look(value);
        const std::pair<std::string_view, std::string_view> both[] = {{name, value}};
        again.put(both);
    }
    void take(const profile::mapping &what) {
        look(what.path), look(what.build_id);
        put(what);
    }
    void take(const profile::thread &what) { look(what.name), put(what); }
    void take(const profile::ended &what) { put(what); }
    void take(const profile::address_space &what) { put(what); }
    void take(const profile::jit_map &what) { look(what.text), put(what); }
    void take(const profile::clocks &what) { put(what); }
    void take(const profile::cgroup &what) { look(what.path), put(what); }
    void take(const profile::lost &what) { put(what); }
    void take(const profile::allocation &what) {
        for (const std::uint64_t each : what.chain)
            seen += each;
        put(what);
    }
    void take(const profile::end &) { ++told; }
    void take(const profile::record &what) {
        fuzz::require(what.whole() && what.bytes() >= profile::record::fixed_bytes,
                      "a record is whole");
        for (unsigned bit = 1; bit <= MSRPP_SAMPLE_EVERY_WORD; bit <<= 1)
            seen += what.word(bit);
        for (std::size_t i = 0; i < what.chain_size(); ++i)
            seen += what.chain(i);
        again.put_samples({what.data(), what.bytes()});
        ++told;
    }
    template <typename What>
    void put(const What &what) {
        again.put(what);
        ++told;
    }
};

struct counter {
    std::uint64_t told = 0;
    void take(std::string_view, std::string_view) {}
    template <typename What>
    void take(const What &) {
        ++told;
    }
};

/// Makes records of most bytes: with a size, a kind and words that there are.
void make_records(std::span<unsigned char> content) {
    while (content.size() >= profile::record::fixed_bytes && content[2] % 8 != 0) {
        const std::size_t most = std::min<std::size_t>(content.size() / 8, 24);
        content[0] = static_cast<unsigned char>(7 + content[0] % (most - 6));
        content[1] = static_cast<unsigned char>(1 + content[1] % 4);
        content[38] &= content[3]; // the words that are there, some of which have no room
        content[39] &= 1;
        content = content.subspan(std::size_t{content[0]} * 8);
    }
}

/// Parts as the input says: mostly of known kinds, some of whose sizes are wrong.
bytes as_profile(std::span<const unsigned char> input) {
    bytes made{profile::magic, profile::magic + 8};
    while (input.size() > 2) {
        const unsigned kind = input[0] % 12, lie = input[1] % 16;
        input = input.subspan(2);
        const std::size_t size = std::min<std::size_t>(input.size(), 8 + input[0] * std::size_t{2});
        const std::size_t said = lie == 0 ? size + 9 : lie == 1 ? 0xffff'ffff : size;
        for (const std::size_t number : {std::size_t{kind}, said})
            for (unsigned byte = 0; byte < 4; ++byte)
                made.push_back(static_cast<unsigned char>(number >> 8 * byte));
        made.insert(made.end(), input.begin(), input.begin() + static_cast<std::ptrdiff_t>(size));
        if (kind == static_cast<unsigned>(profile::part::samples))
            make_records(std::span{made}.last(size));
        made.resize((made.size() + 7) / 8 * 8);
        input = input.subspan(size);
    }
    return made;
}

void read(std::span<const unsigned char> from) {
    bytes written;
    receiver first{profile::writer{onto{&written}}};
    const profile::reading how = profile::read_profile(from, first);
    fuzz::require(how.bytes <= from.size(), "no more is understood than there is");
    fuzz::require(*profile::sentence_of(how.outcome) != '\0' ||
                      how.outcome == profile::reading_end::finished,
                  "an end has a sentence");
    fuzz::seen = first.seen;
    counter second;
    const profile::reading again =
        profile::read_profile(std::span<const unsigned char>{written}, second);
    fuzz::require(again.outcome == profile::reading_end::unfinished,
                  "what was told is a profile without an end");
    fuzz::require(again.samples == how.samples && again.skipped == 0, "it has the same samples");
    fuzz::require(second.told + (how.outcome == profile::reading_end::finished) == first.told,
                  "it has the same parts");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *input, std::size_t size) {
    read({input, size});
    read(as_profile({input, size}));
    return 0;
}
