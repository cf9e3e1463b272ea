#include "perf_file.hpp"

#include "text.hpp"

#include <fmt/format.h>
#include <msrpp_version.hpp>

#include <algorithm>
#include <cstring>

namespace msrpp::profile {

namespace {

/// Size in bytes of perf_event_attr in the exported file, that of Linux 4.1: enough for the export,
/// and fixed.
constexpr std::uint32_t attribute_bytes = PERF_ATTR_SIZE_VER5;

/// The types of the PMUs in the exported file, for ibs_fetch and ibs_op.
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

perf_event_attr attribute_of(const perf_event &event, const perf_session &perf_session) {
    using msr::profile::sample_kind;
    perf_event_attr result;
    std::memset(&result, 0, sizeof result);
    result.size = attribute_bytes;
    switch (event.kind) {
    case sample_kind::op:
        result.type = op_type;
        // Config bit 19 of the event ibs_op: ops are counted, not clocks.
        result.config = std::uint64_t{1} << 19;
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
    result.sample_type = perf_session.sample_type;
    if ((perf_session.sample_type & PERF_SAMPLE_BRANCH_STACK) != 0)
        result.branch_sample_type =
            PERF_SAMPLE_BRANCH_USER |
            (perf_session.has_call_stacks ? PERF_SAMPLE_BRANCH_CALL_STACK : PERF_SAMPLE_BRANCH_ANY);
    result.precise_ip = event.kind == sample_kind::overflow ? 0 : 2;
    result.exclude_kernel = event.user_only;
    result.exclude_hv = 1;
    result.mmap = result.mmap2 = result.mmap_data = result.comm = result.task = 1;
    result.build_id = 1;
    result.sample_id_all = 1;
    result.use_clockid = 1;
    result.clockid = 1; // clock 1 of clock_gettime(2) is CLOCK_MONOTONIC
    return result;
}

std::string_view bytes_of(const perf_event_attr &attribute) {
    return {reinterpret_cast<const char *>(&attribute), attribute_bytes};
}

/// Writes a text in the form that features of perf.data have: the length, then the bytes, padded to
/// a multiple of 8 with at least one zero.
void put_text(destination &destination, std::string_view text) {
    const std::string_view name = shortened(text, 4000);
    const auto size = static_cast<std::uint32_t>((name.size() + 8) / 8 * 8);
    destination.put_plain(size);
    destination.put(name);
    destination.put(std::string_view{"\0\0\0\0\0\0\0\0", size - name.size()});
}

template <typename... Plain>
void put_all(destination &destination, const Plain &...subject) {
    (destination.put_plain(subject), ...);
}

void put_build_ids(destination &destination, const perf_session &perf_session) {
    for (const perf_build_id &perf_build_id : perf_session.build_ids) {
        // An entry of the feature of build ids has a header, the process (-1), 20 bytes of the id,
        // their count, three zeros, and the path.
        const std::string path{shortened(printable(perf_build_id.path), 4000)};
        const std::size_t padded = (path.size() + 8) / 8 * 8;
        perf_event_header header{};
        constexpr std::uint16_t has_size = 1u << 15;
        header.misc = PERF_RECORD_MISC_USER | has_size;
        header.size = static_cast<std::uint16_t>(sizeof header + 28 + padded);
        char id[24]{};
        std::memcpy(id, perf_build_id.id.data(),
                    std::min<std::size_t>(perf_build_id.id.size(), 20));
        id[20] = static_cast<char>(std::min<std::size_t>(perf_build_id.id.size(), 20));
        put_all(destination, header, std::int32_t{-1}, id);
        destination.put(path);
        destination.put(std::string_view{"\0\0\0\0\0\0\0\0", padded - path.size()});
    }
}

void put_command_line(destination &destination, const perf_session &perf_session) {
    destination.put_plain(static_cast<std::uint32_t>(perf_session.command_line.size()));
    for (const std::string &word : perf_session.command_line)
        put_text(destination, word);
}

void put_events(destination &destination, const perf_session &perf_session) {
    put_all(destination, static_cast<std::uint32_t>(perf_session.events.size()), attribute_bytes);
    for (const perf_event &event : perf_session.events) {
        destination.put(bytes_of(attribute_of(event, perf_session)));
        destination.put_plain(std::uint32_t{1});
        put_text(destination, event.name);
        destination.put_plain(event.id());
    }
}

void put_nodes(destination &destination, const perf_session &perf_session) {
    // A profile does not say which CPUs are near which memory: a single NUMA node has all CPUs.
    put_all(destination, std::uint32_t{1}, std::uint32_t{0}, std::uint64_t{0}, std::uint64_t{0});
    put_text(destination,
             perf_session.cpus == 1 ? "0" : fmt::format("0-{}", perf_session.cpus - 1));
}

void put_pmus(destination &destination, const perf_session & /*of*/) {
    struct pmu {
        std::uint32_t type;
        const char *name;
    };
    constexpr pmu known[] = {
        {PERF_TYPE_RAW, "cpu"}, {fetch_type, "ibs_fetch"}, {op_type, "ibs_op"}};
    destination.put_plain(static_cast<std::uint32_t>(std::size(known)));
    for (const pmu &entry : known) {
        destination.put_plain(entry.type);
        put_text(destination, entry.name);
    }
}

struct feature {
    unsigned bit;
    bool (*is_known)(const perf_session &);
    void (*put)(destination &, const perf_session &);
};

constexpr bool always(const perf_session &) { return true; }

/// The features of perf.data in the order of their bits, which is their order in the file.
constexpr feature features[] = {
    {2, [](const perf_session &perf_session) { return !perf_session.build_ids.empty(); },
     put_build_ids},
    {3, [](const perf_session &perf_session) { return !perf_session.host.empty(); },
     [](destination &destination, const perf_session &perf_session) {
         put_text(destination, perf_session.host);
     }},
    {4, [](const perf_session &perf_session) { return !perf_session.release.empty(); },
     [](destination &destination, const perf_session &perf_session) {
         put_text(destination, perf_session.release);
     }},
    {5, always,
     [](destination &destination, const perf_session &) { put_text(destination, msrpp::version); }},
    {6, always,
     [](destination &destination, const perf_session &) { put_text(destination, "x86_64"); }},
    {7, always,
     [](destination &destination, const perf_session &perf_session) {
         put_all(destination, perf_session.cpus, perf_session.cpus);
     }},
    {8, [](const perf_session &perf_session) { return !perf_session.cpu.empty(); },
     [](destination &destination, const perf_session &perf_session) {
         put_text(destination, perf_session.cpu);
     }},
    {11, [](const perf_session &perf_session) { return !perf_session.command_line.empty(); },
     put_command_line},
    {12, always, put_events},
    {14, always, put_nodes},
    // The feature of branches has no content.
    {15,
     [](const perf_session &perf_session) {
         return (perf_session.sample_type & PERF_SAMPLE_BRANCH_STACK) != 0;
     },
     [](destination &, const perf_session &) {}},
    {16, always, put_pmus},
    {21, always,
     [](destination &destination, const perf_session &perf_session) {
         put_all(destination, perf_session.first_time, perf_session.last_time);
     }},
    {23, always,
     [](destination &destination, const perf_session &) {
         destination.put_plain(std::uint64_t{1});
     }},
    {29, [](const perf_session &perf_session) { return perf_session.clocks.has_value(); },
     [](destination &destination, const perf_session &perf_session) {
         put_all(destination, std::uint32_t{1}, std::uint32_t{1}, perf_session.clocks->realtime,
                 perf_session.clocks->monotonic);
     }},
};

file_header header_of(const perf_session &perf_session) {
    file_header header;
    header.attributes = {sizeof header + sizeof(std::uint64_t) * perf_session.events.size(),
                         perf_session.events.size() * header.attribute_size};
    for (const feature &feature : features)
        if (feature.is_known(perf_session)) header.features[0] |= std::uint64_t{1} << feature.bit;
    return header;
}

} // namespace

void begin_perf_file(destination &destination, const perf_session &perf_session) {
    destination.put_plain(header_of(perf_session));
    const std::uint64_t ids = destination.position();
    for (const perf_event &event : perf_session.events)
        destination.put_plain(event.id());
    for (std::size_t i = 0; i < perf_session.events.size(); ++i) {
        destination.put(bytes_of(attribute_of(perf_session.events[i], perf_session)));
        destination.put_plain(section{ids + sizeof(std::uint64_t) * i, sizeof(std::uint64_t)});
    }
}

void end_perf_file(destination &destination, const perf_session &perf_session,
                   std::uint64_t begin) {
    file_header header = header_of(perf_session);
    const std::uint64_t end = destination.position();
    header.data = {begin, end - begin};
    // The positions of the features stand in the file before the features.
    std::vector<section> sections;
    for (const feature &entry : features)
        if (entry.is_known(perf_session)) {
            sections.emplace_back();
            destination.put_plain(sections.back());
        }
    const auto as_bytes = [](const auto *subject, std::size_t count) {
        return std::string_view{reinterpret_cast<const char *>(subject), count * sizeof *subject};
    };
    std::size_t place = 0;
    for (const feature &feature : features) {
        if (!feature.is_known(perf_session)) continue;
        const std::uint64_t position = destination.position();
        feature.put(destination, perf_session);
        sections[place++] = {position, destination.position() - position};
    }
    destination.rewrite(end, as_bytes(sections.data(), sections.size()));
    destination.rewrite(0, as_bytes(&header, 1));
}

} // namespace msrpp::profile
