#include "destination.hpp"
#include "formats.hpp"
#include "selection.hpp"

#include "../commands.hpp"
#include "../words.hpp"

#include "../../msrpp/choices/suggest.hpp"
#include "../../support/complaint.hpp"
#include "../../support/text.hpp"

#include <sys/stat.h>

#include <cstdio>
#include <set>
#include <string_view>

namespace msrpp::profile {

namespace {

const std::string export_says = "profile export: ";

struct format {
    const char *name{};
    /// Function that writes the format; null: the format is perf's, and write_perf() is called.
    void (*write)(const selection &, symbolizer &, destination &){};
    /// The format has weights of samples, which are added up: all samples must be of a single kind.
    bool adds_up{};
};

constexpr format formats[] = {
    {"perf", nullptr, false},
    {"pprof", write_pprof, true},
    {"speedscope", write_speedscope, true},
    {"folded", write_folded, true},
    {"svg", write_svg, true},
    {"chrome", write_chrome, false},
    {"csv", write_csv, false},
    {"autofdo", write_autofdo, false},
};

struct options {
    std::string file{};
    std::string format{};
    std::string out{};
    std::string weight{};
    filter request{};
    symbol_options symbols{};
};

const format &format_named(const std::string &name) {
    std::vector<std::string_view> known;
    for (const format &format : formats) {
        if (name == format.name) return format;
        known.emplace_back(format.name);
    }
    complain(wrong_usage, export_says +
                              "--format: perf, pprof, speedscope, folded, svg, chrome, csv or "
                              "autofdo" +
                              suggestion(name, known));
}

weight weight_named(const std::string &name) {
    if (name.empty() || name == "samples") return weight::samples;
    if (name == "period") return weight::period;
    if (name == "latency") return weight::latency;
    complain(wrong_usage, export_says + "--value: samples, period or latency");
}

bool is_same_file(const std::string &left, const std::string &other) {
    struct stat a {
    }, b{};
    return ::stat(left.c_str(), &a) == 0 && ::stat(other.c_str(), &b) == 0 &&
           a.st_dev == b.st_dev && a.st_ino == b.st_ino && S_ISREG(a.st_mode);
}

/// Throws a complaint about a selection with samples of several kinds, whose periods count
/// different things and cannot be added.
void want_one_kind(const selection &source, const format &format) {
    if (!format.adds_up) return;
    std::set<msr::profile::sample_kind> kinds;
    source.for_each([&](const row &row) { kinds.insert(row.kind); });
    if (kinds.size() < 2) return;
    complain(wrong_usage,
             export_says + "these samples are of several kinds (" +
                 joined(kinds, ", ", [](auto kind) { return msr::profile::name_of(kind); }) +
                 "), which do not add up: choose one by --kind");
}

/// Returns for each sample of a profile, in the file's order, whether the options select it.
std::vector<bool> wanted_samples(const options &chosen, std::span<const unsigned char> bytes) {
    const loaded profile = loaded::from_bytes(bytes);
    filter filter = chosen.request;
    filter.prepare(profile, export_says);
    std::vector<bool> result;
    for (const row &row : profile.rows)
        result.push_back(filter.lets(row));
    return result;
}

void write_for_perf(const options &chosen, destination &destination) {
    const file_bytes file{chosen.file, export_says};
    const bool is_filtered = chosen.request.asks();
    const std::vector<bool> requests =
        is_filtered ? wanted_samples(chosen, file.bytes()) : std::vector<bool>{};
    const msr::profile::reading reading =
        write_perf(file.bytes(), is_filtered ? &requests : nullptr, destination);
    if (reading.outcome == msr::profile::reading_end::no_profile)
        complain(rule_broken,
                 export_says + in_quotes(chosen.file) + ": " + sentence_of(reading.outcome));
    if (reading.outcome != msr::profile::reading_end::finished)
        std::fprintf(stderr, "msrpp: %s: %s; %llu samples were read\n", chosen.file.c_str(),
                     sentence_of(reading.outcome),
                     static_cast<unsigned long long>(reading.samples));
}

} // namespace

int export_profile(const std::vector<std::string> &words) {
    options chosen;
    support::command app{"Writes a profile in the format of another program.",
                         "msrpp profile export"};
    app.add_option("FILE", chosen.file, "the profile").require();
    std::string known;
    for (const format &entry : formats)
        known += (known.empty() ? "{" : ",") + std::string{entry.name};
    app.add_option("--format", chosen.format, "the format").require().describe_values(known + "}");
    app.add_option("-o,--output", chosen.out, "the file to write; - is standard output").require();
    app.add_option("--value", chosen.weight, "what stacks count (speedscope, folded, svg)")
        .describe_values("{samples,period,latency}");
    add_options(app, chosen.request);
    add_options(app, chosen.symbols);
    if (!read_words(app, words)) return 0;
    const format &format = format_named(chosen.format);
    const weight weight = weight_named(chosen.weight);
    if (is_same_file(chosen.file, chosen.out))
        complain(wrong_usage, export_says + in_quotes(chosen.out) + " is the profile itself");
    if (format.write == nullptr) {
        destination output{chosen.out};
        write_for_perf(chosen, output);
        output.finish();
        return 0;
    }
    const loaded profile = loaded::from_file(chosen.file, export_says);
    chosen.request.prepare(profile, export_says);
    const selection source{.of = profile, .request = chosen.request, .factor = weight};
    want_one_kind(source, format);
    destination destination{chosen.out};
    symbolizer symbols{profile, chosen.symbols};
    format.write(source, symbols, destination);
    destination.finish();
    say_what_is_missing(profile, chosen.file);
    say_complaints(symbols);
    return 0;
}

} // namespace msrpp::profile
