#include "destination.hpp"
#include "formats.hpp"
#include "selection.hpp"

#include "../commands.hpp"
#include "../words.hpp"

#include "../../msrpp/complaint.hpp"
#include "../../msrpp/suggest.hpp"

#include <sys/stat.h>

#include <cstdio>
#include <set>
#include <string_view>

namespace msrpp::profile {

namespace {

const std::string export_says = "profile export: ";

struct format {
    const char *name{};
    void (*write)(const selection &, symbolizer &, destination &){}; ///< null: perf
    bool adds_up{}; ///< values of samples; of one kind only
};

constexpr format formats[] = {
    {"perf", nullptr, false},
    {"pprof", write_pprof, true},
    {"speedscope", write_speedscope, true},
    {"folded", write_folded, true},
    {"svg", write_svg, true},
    {"chrome", write_chrome, false},
    {"csv", write_csv, false},
};

struct options {
    std::string file{};
    std::string format{};
    std::string out{};
    std::string kind{};
    std::string weight{};
    std::string root{};
};

const format &format_named(const std::string &name) {
    std::vector<std::string_view> known;
    for (const format &each : formats) {
        if (name == each.name) return each;
        known.emplace_back(each.name);
    }
    complain(wrong_usage, export_says +
                              "--format: perf, pprof, speedscope, folded, svg, chrome or csv" +
                              suggestion(name, known));
}

std::optional<msr::profile::sample_kind> kind_named(const std::string &name) {
    using msr::profile::sample_kind;
    if (name.empty()) return {};
    for (const sample_kind kind :
         {sample_kind::op, sample_kind::fetch, sample_kind::precise, sample_kind::overflow})
        if (name == msr::profile::name_of(kind)) return kind;
    complain(wrong_usage, export_says + "--kind: op, fetch, precise or overflow");
}

weight weight_named(const std::string &name) {
    if (name.empty() || name == "samples") return weight::samples;
    if (name == "period") return weight::period;
    if (name == "latency") return weight::latency;
    complain(wrong_usage, export_says + "--value: samples, period or latency");
}

bool is_same_file(const std::string &one, const std::string &other) {
    struct stat a {
    }, b{};
    return ::stat(one.c_str(), &a) == 0 && ::stat(other.c_str(), &b) == 0 && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino && S_ISREG(a.st_mode);
}

/// Samples of several kinds count different things, which do not add up.
void want_one_kind(const selection &from, const format &as) {
    if (from.kind || !as.adds_up) return;
    std::set<msr::profile::sample_kind> kinds;
    for (const row &one : from.of.rows)
        kinds.insert(one.kind);
    if (kinds.size() < 2) return;
    std::string names;
    for (const auto kind : kinds)
        names += std::string{names.empty() ? "" : ", "} + msr::profile::name_of(kind);
    complain(wrong_usage, export_says + "these samples are of several kinds (" + names +
                              "), which do not add up: choose one by --kind");
}

void write_whole(const options &chosen, destination &to) {
    const file_bytes file{chosen.file, export_says};
    const msr::profile::reading found = write_perf(file.bytes(), to);
    if (found.how == msr::profile::reading_end::no_profile)
        complain(wrong_usage, export_says + in_quotes(chosen.file) + ": " + sentence_of(found.how));
    if (found.how != msr::profile::reading_end::finished)
        std::fprintf(stderr, "msrpp: %s: %s; %llu samples were read\n", chosen.file.c_str(),
                     sentence_of(found.how), static_cast<unsigned long long>(found.samples));
}

} // namespace

int export_profile(const std::vector<std::string> &words) {
    options chosen;
    CLI::App app{"Writes a profile in the format of another program.", "msrpp profile export"};
    app.add_option("FILE", chosen.file, "the profile")->required();
    app.add_option("--format", chosen.format, "perf, pprof, speedscope, folded, svg, chrome or csv")
        ->required();
    app.add_option("-o,--output", chosen.out, "the file to write; - is standard output")
        ->required();
    app.add_option("--kind", chosen.kind,
                   "only samples of a kind: op, fetch, precise or overflow (not for perf)");
    app.add_option(
        "--value", chosen.weight,
        "what stacks count: samples, the period or the latency (speedscope, folded, svg)");
    app.add_option("--root", chosen.root,
                   "a folder in front of all paths: for programs of another machine");
    if (!read_words(app, words)) return 0;
    const format &as = format_named(chosen.format);
    const auto kind = kind_named(chosen.kind);
    const weight by = weight_named(chosen.weight);
    if (is_same_file(chosen.file, chosen.out))
        complain(wrong_usage, export_says + in_quotes(chosen.out) + " is the profile itself");
    if (as.write == nullptr) {
        if (kind)
            complain(wrong_usage, export_says + "--kind: perf's file has samples of every kind");
        destination to{chosen.out};
        write_whole(chosen, to);
        to.finish();
        return 0;
    }
    const loaded profile = loaded::from_file(chosen.file, export_says);
    const selection from{.of = profile, .kind = kind, .by = by};
    want_one_kind(from, as);
    destination to{chosen.out};
    symbolizer symbols{profile, {.root = chosen.root}};
    as.write(from, symbols, to);
    to.finish();
    say_what_is_missing(profile, chosen.file);
    for (const std::string &each : symbols.complaints())
        std::fprintf(stderr, "msrpp: %s\n", each.c_str());
    return 0;
}

} // namespace msrpp::profile
