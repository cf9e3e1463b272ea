#include "perf_file.hpp"

#include "text.hpp"

#include <fmt/format.h>
#include <msrpp_version.hpp>

#include <algorithm>
#include <cstring>

namespace msrpp::profile {

namespace {

/// Size of the part of perf_event_attr that Linux has had since 4.1: enough, and always the same.
constexpr std::uint32_t attribute_bytes = PERF_ATTR_SIZE_VER5;

/// The types of the PMUs, as the file itself numbers them.
constexpr std::uint32_t fetch_type = 9;
constexpr std::uint32_t op_type = 10;

struct section {
    std::uint64_t offset{};
    std::uint64_t size{};
};

struct file_header {
    char magic[8]{'P', 'E', 'R', 'F', 'I', 'L', 'E', '2'};
    std::uint64_t size{sizeof(file_header)};
    std::uint64_t attribute_size{attribute_bytes + sizeof(section)};
    section attributes{};
    section data{};
    section event_types{};
    std::uint64_t features[4]{};
};
static_assert(sizeof(file_header) == 104);

perf_event_attr attribute_of(const perf_event &event, const perf_session &of) {
    using msr::profile::sample_kind;
    perf_event_attr result;
    std::memset(&result, 0, sizeof result);
    result.size = attribute_bytes;
    switch (event.kind) {
    case sample_kind::op:
        result.type = op_type;
        result.config = std::uint64_t{1} << 19; // ops are counted, not clocks
        break;
    case sample_kind::fetch:
        result.type = fetch_type;
        break;
    case sample_kind::precise:
    case sample_kind::overflow:
        result.type = PERF_TYPE_RAW;
        break;
    }
    result.sample_period = event.period;
    result.sample_type = of.sample_type;
    result.precise_ip = event.kind == sample_kind::overflow ? 0 : 2;
    result.exclude_kernel = event.user_only;
    result.exclude_hv = 1;
    result.mmap = result.mmap2 = result.mmap_data = result.comm = result.task = 1;
    result.build_id = 1;
    result.sample_id_all = 1;
    result.use_clockid = 1;
    result.clockid = 1; // CLOCK_MONOTONIC
    return result;
}

std::string_view bytes_of(const perf_event_attr &attribute) {
    return {reinterpret_cast<const char *>(&attribute), attribute_bytes};
}

/// A text as features have them: its bytes, filled up to a multiple of 8, with a zero at least.
void put_text(destination &to, std::string_view text) {
    const std::string_view some = shortened(text, 4000);
    const auto size = static_cast<std::uint32_t>((some.size() + 8) / 8 * 8);
    to.put_plain(size);
    to.put(some);
    to.put(std::string_view{"\0\0\0\0\0\0\0\0", size - some.size()});
}

template <typename... Plain>
void put_all(destination &to, const Plain &...what) {
    (to.put_plain(what), ...);
}

void put_build_ids(destination &to, const perf_session &of) {
    for (const perf_build_id &each : of.build_ids) {
        // The header, the process (-1), 20 bytes of the id, their count, three zeros; the path.
        const std::string path{shortened(printable(each.path), 4000)};
        const std::size_t padded = (path.size() + 8) / 8 * 8;
        perf_event_header header{};
        constexpr std::uint16_t has_size = 1u << 15;
        header.misc = PERF_RECORD_MISC_USER | has_size;
        header.size = static_cast<std::uint16_t>(sizeof header + 28 + padded);
        char id[24]{};
        std::memcpy(id, each.id.data(), std::min<std::size_t>(each.id.size(), 20));
        id[20] = static_cast<char>(std::min<std::size_t>(each.id.size(), 20));
        put_all(to, header, std::int32_t{-1}, id);
        to.put(path);
        to.put(std::string_view{"\0\0\0\0\0\0\0\0", padded - path.size()});
    }
}

void put_command_line(destination &to, const perf_session &of) {
    to.put_plain(static_cast<std::uint32_t>(of.command_line.size()));
    for (const std::string &word : of.command_line)
        put_text(to, word);
}

void put_events(destination &to, const perf_session &of) {
    put_all(to, static_cast<std::uint32_t>(of.events.size()), attribute_bytes);
    for (const perf_event &event : of.events) {
        to.put(bytes_of(attribute_of(event, of)));
        to.put_plain(std::uint32_t{1});
        put_text(to, event.name);
        to.put_plain(event.id());
    }
}

void put_nodes(destination &to, const perf_session &of) {
    // A profile does not say which CPUs are near which memory: one node has them all.
    put_all(to, std::uint32_t{1}, std::uint32_t{0}, std::uint64_t{0}, std::uint64_t{0});
    put_text(to, of.cpus == 1 ? "0" : fmt::format("0-{}", of.cpus - 1));
}

void put_pmus(destination &to, const perf_session & /*of*/) {
    struct pmu {
        std::uint32_t type;
        const char *name;
    };
    constexpr pmu known[] = {
        {PERF_TYPE_RAW, "cpu"}, {fetch_type, "ibs_fetch"}, {op_type, "ibs_op"}};
    to.put_plain(static_cast<std::uint32_t>(std::size(known)));
    for (const pmu &each : known) {
        to.put_plain(each.type);
        put_text(to, each.name);
    }
}

struct feature {
    unsigned bit;
    bool (*is_known)(const perf_session &);
    void (*put)(destination &, const perf_session &);
};

constexpr bool always(const perf_session &) { return true; }

/// In the order of their bits, as the file has them.
constexpr feature features[] = {
    {2, [](const perf_session &of) { return !of.build_ids.empty(); }, put_build_ids},
    {3, [](const perf_session &of) { return !of.host.empty(); },
     [](destination &to, const perf_session &of) { put_text(to, of.host); }},
    {4, [](const perf_session &of) { return !of.release.empty(); },
     [](destination &to, const perf_session &of) { put_text(to, of.release); }},
    {5, always, [](destination &to, const perf_session &) { put_text(to, msrpp::version); }},
    {6, always, [](destination &to, const perf_session &) { put_text(to, "x86_64"); }},
    {7, always, [](destination &to, const perf_session &of) { put_all(to, of.cpus, of.cpus); }},
    {8, [](const perf_session &of) { return !of.cpu.empty(); },
     [](destination &to, const perf_session &of) { put_text(to, of.cpu); }},
    {11, [](const perf_session &of) { return !of.command_line.empty(); }, put_command_line},
    {12, always, put_events},
    {14, always, put_nodes},
    {16, always, put_pmus},
    {21, always,
     [](destination &to, const perf_session &of) { put_all(to, of.first_time, of.last_time); }},
    {23, always, [](destination &to, const perf_session &) { to.put_plain(std::uint64_t{1}); }},
    {29, [](const perf_session &of) { return of.clocks.has_value(); },
     [](destination &to, const perf_session &of) {
         put_all(to, std::uint32_t{1}, std::uint32_t{1}, of.clocks->realtime, of.clocks->monotonic);
     }},
};

file_header header_of(const perf_session &of) {
    file_header header;
    header.attributes = {sizeof header + sizeof(std::uint64_t) * of.events.size(),
                         of.events.size() * header.attribute_size};
    for (const feature &each : features)
        if (each.is_known(of)) header.features[0] |= std::uint64_t{1} << each.bit;
    return header;
}

} // namespace

void begin_perf_file(destination &to, const perf_session &of) {
    to.put_plain(header_of(of));
    const std::uint64_t ids = to.position();
    for (const perf_event &event : of.events)
        to.put_plain(event.id());
    for (std::size_t i = 0; i < of.events.size(); ++i) {
        to.put(bytes_of(attribute_of(of.events[i], of)));
        to.put_plain(section{ids + sizeof(std::uint64_t) * i, sizeof(std::uint64_t)});
    }
}

void end_perf_file(destination &to, const perf_session &of, std::uint64_t begin) {
    file_header header = header_of(of);
    const std::uint64_t end = to.position();
    header.data = {begin, end - begin};
    // Where the features are stands in front of them.
    std::vector<section> sections;
    for (const feature &each : features)
        if (each.is_known(of)) {
            sections.emplace_back();
            to.put_plain(sections.back());
        }
    const auto as_bytes = [](const auto *what, std::size_t count) {
        return std::string_view{reinterpret_cast<const char *>(what), count * sizeof *what};
    };
    std::size_t place = 0;
    for (const feature &each : features) {
        if (!each.is_known(of)) continue;
        const std::uint64_t at = to.position();
        each.put(to, of);
        sections[place++] = {at, to.position() - at};
    }
    to.rewrite(end, as_bytes(sections.data(), sections.size()));
    to.rewrite(0, as_bytes(&header, 1));
}

} // namespace msrpp::profile
