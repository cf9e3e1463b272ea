#include "reading.hpp"

#include "../msrpp/choices/suggest.hpp"
#include "../support/complaint.hpp"
#include "../support/printable.hpp"
#include "../support/text.hpp"

#include <msr/core/text.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

namespace msrpp::profile {

namespace {

using msr::profile::sample_kind;

struct kind_name {
    std::string_view name;
    std::uint16_t flags{};
    std::uint8_t kinds{};
};

constexpr std::uint8_t bit_of(sample_kind kind) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(kind));
}

constexpr kind_name kind_names[] = {
    {"load", is_load},
    {"store", is_store},
    {"branch", is_branch},
    {"mispredicted", is_mispredicted},
    {"miss", is_l1_miss},
    {"prefetch", is_prefetch},
    {"locked", is_locked},
    {"misaligned", is_misaligned},
    {"kernel", in_kernel},
    {"op", 0, bit_of(sample_kind::op)},
    {"fetch", 0, bit_of(sample_kind::fetch)},
    {"precise", 0, bit_of(sample_kind::precise)},
    {"overflow", 0, bit_of(sample_kind::overflow)},
};

std::optional<std::uint64_t> number_of(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return {};
    return value;
}

std::vector<std::string_view> kind_words() {
    std::vector<std::string_view> words;
    for (const kind_name &name : kind_names)
        words.push_back(name.name);
    return words;
}

std::vector<std::string_view> level_words() {
    std::vector<std::string_view> words;
    for (unsigned i = 0; i < level_count; ++i)
        words.emplace_back(name_of(static_cast<level>(i)));
    return words;
}

/// Returns the values of an option in braces, for the option's help text and for completion by
/// shells.
std::string in_braces(const std::vector<std::string_view> &words) {
    return "{" + joined(words, ",") + "}";
}

[[noreturn]] void complain_of_word(const std::string &begin, const char *text,
                                   std::string_view word,
                                   const std::vector<std::string_view> &known) {
    complain(wrong_usage, begin + text + ": no such word: " + in_quotes(word) +
                              suggestion(word, known) + "; there are " + joined(known, ", "));
}

} // namespace

std::size_t reading::most_rows() const {
    return command->is_given("--top") || format != "table" ? maximum : 50;
}

std::optional<std::uint64_t> nanoseconds_of(const std::string &text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || !std::isfinite(value) || value < 0) return {};
    const std::string_view unit{end, static_cast<std::size_t>(text.data() + text.size() - end)};
    constexpr std::pair<std::string_view, double> units[] = {
        {"", 1e9}, {"s", 1e9}, {"ms", 1e6}, {"us", 1e3}, {"ns", 1}};
    for (const auto &[name, size] : units)
        if (name == unit)
            return value * size < 9e18 ? std::uint64_t(value * size) : 9'000'000'000'000'000'000u;
    return {};
}

std::uint64_t first_time_of(const loaded &loaded) {
    if (loaded.rows.empty()) return 0;
    return std::min_element(loaded.rows.begin(), loaded.rows.end(),
                            [](const row &a, const row &b) { return a.time < b.time; })
        ->time;
}

bool filter::asks() const {
    return !threads.empty() || !processes.empty() || !cpus.empty() || !cgroups.empty() ||
           !kinds.empty() || !levels.empty() || !source.empty() || !text.empty();
}

void filter::prepare(const loaded &loaded, const std::string &begin) {
    is_any_ = asks();
    if (!is_any_) return;

    std::set<std::pair<std::uint32_t, std::uint32_t>> total;
    if (!threads.empty())
        for (const row &row : loaded.rows)
            total.emplace(row.pid, row.tid);
    for (const auto &[pid, tid] : total)
        for (const std::string &request : threads)
            if (number_of(request) == tid || request == loaded.name_of_thread(pid, tid))
                known_threads_.emplace_back(pid, tid);

    known_cgroups_.assign(loaded.cgroups.size(), false);
    for (std::size_t i = 1; i < loaded.cgroups.size(); ++i)
        for (const std::string &request : cgroups)
            if (number_of(request) == loaded.cgroups[i].number || request == loaded.cgroups[i].path)
                known_cgroups_[i] = true;

    for (const std::string &text : kinds) {
        kind_test test;
        for (const std::string_view word : words_of_list(text)) {
            const auto *const kind =
                std::find_if(std::begin(kind_names), std::end(kind_names),
                             [word](const kind_name &name) { return name.name == word; });
            if (kind == std::end(kind_names)) complain_of_word(begin, "--kind", word, kind_words());
            test.flags |= kind->flags;
            test.kinds |= kind->kinds;
        }
        tests_.push_back(test);
    }
    for (const std::string &text : levels)
        for (const std::string_view word : words_of_list(text)) {
            const std::vector<std::string_view> known = level_words();
            const auto found = std::find(known.begin(), known.end(), word);
            if (found == known.end()) complain_of_word(begin, "--level", word, known);
            level_bits_ |= 1u << (found - known.begin());
        }

    const std::uint64_t first = first_time_of(loaded);
    const auto time_of = [&](const std::string &text, const char *option) {
        const auto time = nanoseconds_of(text);
        if (!time)
            complain(wrong_usage, begin + option +
                                      ": give a time behind the first sample, such as "
                                      "0.5 or 20ms, not " +
                                      in_quotes(text));
        return *time < ~first ? first + *time : ~std::uint64_t{0};
    };
    if (!source.empty()) first_time_ = time_of(source, "--from");
    if (!text.empty()) last_time_ = time_of(text, "--to");
}

bool filter::lets(const row &row) const {
    if (!is_any_) return true;
    const auto contains = [](const auto &whole, const auto &request) {
        return std::find(whole.begin(), whole.end(), request) != whole.end();
    };
    if (!processes.empty() && !contains(processes, row.pid)) return false;
    if (!cpus.empty() && !contains(cpus, row.cpu)) return false;
    if (!threads.empty() && !std::binary_search(known_threads_.begin(), known_threads_.end(),
                                                std::pair{row.pid, row.tid}))
        return false;
    if (!cgroups.empty() && !known_cgroups_[row.cgroup]) return false;
    if (level_bits_ != 0 && (level_bits_ >> static_cast<unsigned>(row.source) & 1) == 0)
        return false;
    for (const kind_test &test : tests_)
        if ((row.flags & test.flags) == 0 && (bit_of(row.kind) & test.kinds) == 0) return false;
    return row.time >= first_time_ && row.time <= last_time_;
}

void add_options(support::command &app, filter &destination) {
    app.add_option("--thread", destination.threads, "samples of these threads: numbers or names")
        .split_at(',');
    app.add_option("--pid", destination.processes, "samples of these processes").split_at(',');
    app.add_option("--on", destination.cpus, "samples on these CPUs").split_at(',');
    app.add_option("--cgroup", destination.cgroups, "samples of these cgroups: paths or numbers")
        .split_at(',');
    app.add_option("--kind", destination.kinds,
                   "samples of these kinds; with commas any of them, given again also that")
        .describe_values(in_braces(kind_words()));
    app.add_option("--level", destination.levels, "samples whose data came from there")
        .describe_values(in_braces(level_words()));
    app.add_option("--from", destination.source,
                   "samples from this time behind the first: 0.5, 20ms");
    app.add_option("--to", destination.text, "samples to this time behind the first");
}

void add_options(support::command &app, symbol_options &destination) {
    app.add_option("--root", destination.root,
                   "a folder with the files of the machine of the samples");
    app.add_option("--jit-maps", destination.jit_folder,
                   "the folder of perf-PID.map (those in the profile)");
}

void reading::add_to(support::command &app, const std::vector<std::string> &formats) {
    app.add_option("FILE", file, "the profile; - is standard input").require();
    std::string known;
    for (const std::string &text : formats)
        known += known.empty()              ? text + " (the default)"
                 : &text == &formats.back() ? " or " + text
                                            : ", " + text;
    app.add_option("--format", format, known).choose_from(formats);
    command = &app;
    app.add_option("--top", maximum, "so many rows; 0: all (tables: 50, csv and json: all)");
    add_options(app, request);
    add_options(app, symbols);
}

loaded reading::load(const std::string &begin) {
    loaded result = loaded::from_file(file, begin);
    say_what_is_missing(result, file);
    request.prepare(result, begin);
    return result;
}

void say_complaints(const symbolizer &symbolizer) {
    constexpr std::size_t maximum = 10;
    const auto &texts = symbolizer.complaints();
    for (std::size_t i = 0; i < std::min(texts.size(), maximum); ++i)
        // Messages have paths from the profile, and so are made printable.
        std::fprintf(stderr, "msrpp: %s\n", printable(texts[i]).c_str());
    if (texts.size() > maximum)
        std::fprintf(stderr, "msrpp: and %zu more files without names\n", texts.size() - maximum);
}

} // namespace msrpp::profile
