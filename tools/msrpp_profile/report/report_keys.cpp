#include "report_keys.hpp"

#include "../../msrpp/choices/suggest.hpp"
#include "../../support/complaint.hpp"
#include "../../support/text.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <functional>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace msrpp::profile {

namespace {

/// Numbers different values from 0 on, in the order of their first use.
template <typename Value, typename Hash = std::hash<Value>>
class numbers {
public:
    std::size_t of(const Value &value) {
        const auto [position, is_new] = places_.emplace(value, values_.size());
        if (is_new) values_.push_back(value);
        return position->second;
    }
    const Value &operator[](std::size_t place) const { return values_[place]; }

private:
    std::unordered_map<Value, std::size_t, Hash> places_;
    std::vector<Value> values_;
};

struct pair_hash {
    std::size_t operator()(const std::pair<std::uint32_t, std::uint32_t> &entry) const {
        return std::hash<std::uint64_t>{}(std::uint64_t{entry.first} << 32 | entry.second);
    }
};

// --- keys about the location of the instruction --------------------------------------------------

class by_function : public key_maker {
public:
    by_function(const loaded &, symbolizer &symbols) : symbols_{symbols} {}

    std::size_t place_of(const row &row) override {
        const place &position = symbols_.at(row);
        if (position.function_id >= first_.size()) first_.resize(position.function_id + 1);
        if (first_[position.function_id] == nullptr) first_[position.function_id] = &position;
        return position.function_id;
    }
    std::string text_of(std::size_t place) const override {
        return std::string{first_[place]->function};
    }
    void add_columns(std::vector<column> &destination) const override {
        destination.push_back({"module"});
    }
    void add_cells(std::vector<cell> &destination, std::size_t place) const override {
        destination.emplace_back(std::string{first_[place]->module});
    }

private:
    symbolizer &symbols_;
    std::vector<const place *> first_;
};

/// The properties that all code locations of a report's key have in common, as numbers.
using place_key = std::array<std::uint64_t, 4>;

struct place_key_hash {
    std::size_t operator()(const place_key &key) const {
        std::uint64_t mixed = 0;
        for (const std::uint64_t number : key)
            mixed = (mixed ^ number ^ mixed >> 32) * 0x9e3779b97f4a7c15u;
        return static_cast<std::size_t>(mixed ^ mixed >> 32);
    }
};

/// Returns a number for a text of a symbolizer: the text's address, because a symbolizer stores
/// each text once. Names may be long, and are not compared.
std::uint64_t which(std::string_view text) { return reinterpret_cast<std::uintptr_t>(text.data()); }

/// Base of the keys that are made of code locations (function, file, line): each location has one
/// key, and several locations may share a key.
class by_place : public key_maker {
public:
    by_place(const loaded &, symbolizer &symbols) : symbols_{symbols} {}

    std::size_t place_of(const row &row) final {
        constexpr std::uint32_t not_known = ~std::uint32_t{0};
        const std::uint32_t number = symbols_.number_at(row);
        if (number >= known_.size()) known_.resize(number + 1, not_known);
        std::uint32_t &known = known_[number];
        if (known == not_known) {
            const place &position = symbols_.numbered(number);
            known = static_cast<std::uint32_t>(keys_.of(key_of(position)));
            if (known == first_.size()) first_.push_back(&position);
        }
        return known;
    }

protected:
    /// Returns the code location that the report shows for a key: one of the key's locations.
    const place &shown_of(std::size_t key) const { return *first_[key]; }
    virtual place_key key_of(const place &position) = 0;
    /// Returns a number for the module (file) of a code location. Two files of a profile may have
    /// the same path.
    std::uint64_t which_module(const place &position) { return modules_.of(position.module); }

private:
    symbolizer &symbols_;
    std::vector<std::uint32_t> known_; ///< key of each code location, by the location's number
    numbers<place_key, place_key_hash> keys_;
    numbers<std::string_view> modules_;
    std::vector<const place *> first_;
};

std::string line_of(const place &position) {
    const frame &inner = position.frames.front();
    if (inner.line != 0) return fmt::format("{}:{}", inner.file, inner.line);
    return fmt::format("[no line of {}]", position.function);
}

class by_line : public by_place {
public:
    using by_place::by_place;
    std::string text_of(std::size_t key) const override { return line_of(shown_of(key)); }
    void add_columns(std::vector<column> &destination) const override {
        destination.push_back({"function"});
        destination.push_back({"module"});
    }
    void add_cells(std::vector<cell> &destination, std::size_t key) const override {
        destination.emplace_back(std::string{shown_of(key).frames.front().function});
        destination.emplace_back(std::string{shown_of(key).module});
    }

protected:
    place_key key_of(const place &position) override {
        const frame &inner = position.frames.front();
        const std::uint64_t module_and_line = which_module(position) << 32 | inner.line;
        return {which(inner.file), which(inner.function),
                inner.line == 0 ? which(position.function) : 0, module_and_line};
    }
};

class by_inlined : public by_place {
public:
    using by_place::by_place;
    std::string text_of(std::size_t key) const override {
        return std::string{shown_of(key).frames.front().function};
    }
    void add_columns(std::vector<column> &destination) const override {
        destination.push_back({"inlined_into"});
        destination.push_back({"module"});
    }
    void add_cells(std::vector<cell> &destination, std::size_t key) const override {
        const place &position = shown_of(key);
        destination.emplace_back(position.frames.size() > 1 ? std::string{position.function}
                                                            : std::string{});
        destination.emplace_back(std::string{position.module});
    }

protected:
    place_key key_of(const place &position) override {
        return {which(position.frames.front().function),
                position.frames.size() > 1 ? which(position.function) : 0, which_module(position)};
    }
};

class by_instruction : public by_place {
public:
    using by_place::by_place;
    std::string text_of(std::size_t key) const override {
        return fmt::format("{:#x}", shown_of(key).address);
    }
    void add_columns(std::vector<column> &destination) const override {
        destination.push_back({"function"});
        destination.push_back({"offset", hex_format});
        destination.push_back({"line"});
        destination.push_back({"module"});
    }
    void add_cells(std::vector<cell> &destination, std::size_t key) const override {
        const place &position = shown_of(key);
        destination.emplace_back(std::string{position.function});
        destination.emplace_back(position.begin == 0 ? std::uint64_t{0}
                                                     : position.address - position.begin);
        destination.emplace_back(position.has_line() ? line_of(position) : std::string{});
        destination.emplace_back(std::string{position.module});
    }

protected:
    place_key key_of(const place &position) override {
        return {position.address, which_module(position)};
    }
};

class by_module : public by_place {
public:
    using by_place::by_place;
    std::string text_of(std::size_t key) const override {
        const std::string_view module = shown_of(key).module;
        return module.empty() ? "[unknown]" : std::string{module};
    }

protected:
    place_key key_of(const place &position) override { return {which_module(position)}; }
};

// --- keys that are numbers in the sample's record ------------------------------------------------

class by_thread : public key_maker {
public:
    by_thread(const loaded &loaded, symbolizer &) : loaded_{loaded} {}
    std::size_t place_of(const row &row) override { return total_.of({row.pid, row.tid}); }
    std::string text_of(std::size_t place) const override {
        return fmt::format("{}", total_[place].second);
    }
    void add_columns(std::vector<column> &destination) const override {
        destination.push_back({"name", plain_format, true});
        destination.push_back({"pid"});
    }
    void add_cells(std::vector<cell> &destination, std::size_t place) const override {
        const auto &[pid, tid] = total_[place];
        destination.emplace_back(std::string{loaded_.name_of_thread(pid, tid)});
        destination.emplace_back(std::uint64_t{pid});
    }

private:
    const loaded &loaded_;
    numbers<std::pair<std::uint32_t, std::uint32_t>, pair_hash> total_;
};

/// A key that is a number in the sample's record. `Number`: the function that returns the number;
/// `Text`: the function that prints it.
template <auto Number, auto Text>
class by_number : public key_maker {
public:
    by_number(const loaded &loaded, symbolizer &) : loaded_{loaded} {}
    std::size_t place_of(const row &row) override { return total_.of(Number(row)); }
    std::string text_of(std::size_t place) const override { return Text(loaded_, total_[place]); }

private:
    const loaded &loaded_;
    numbers<std::uint64_t> total_;
};

constexpr std::uint64_t no_data = ~std::uint64_t{0};

std::string text_of_address(const loaded &, std::uint64_t address) {
    return address == no_data ? "[no data]" : fmt::format("{:#x}", address);
}

using by_process =
    by_number<[](const row &row) { return std::uint64_t{row.pid}; },
              [](const loaded &, std::uint64_t pid) { return fmt::format("{}", pid); }>;
using by_cpu = by_number<[](const row &row) { return std::uint64_t{row.cpu}; },
                         [](const loaded &, std::uint64_t cpu) { return fmt::format("{}", cpu); }>;
using by_cgroup = by_number<[](const row &row) { return std::uint64_t{row.cgroup}; },
                            [](const loaded &loaded, std::uint64_t place) {
                                const known_cgroup &cgroup = loaded.cgroups[place];
                                if (place == 0) return std::string{"[unknown]"};
                                return cgroup.path.empty() ? fmt::format("{}", cgroup.number)
                                                           : std::string{cgroup.path};
                            }>;
using by_source = by_number<[](const row &row) { return static_cast<std::uint64_t>(row.source); },
                            [](const loaded &, std::uint64_t begin) {
                                return std::string{name_of(static_cast<level>(begin))};
                            }>;
using by_tlb = by_number<[](const row &row) { return static_cast<std::uint64_t>(row.through); },
                         [](const loaded &, std::uint64_t translation) {
                             return std::string{name_of(static_cast<tlb>(translation))};
                         }>;
using by_page = by_number<[](const row &row) {
    return row.is(has_address) ? row.address & ~(page_bytes - 1) : no_data;
},
                          text_of_address>;
using by_cache_line = by_number<[](const row &row) {
    return row.is(has_address) ? row.address & ~(line_bytes - 1) : no_data;
},
                                text_of_address>;

std::uint64_t sort_of(const row &row) {
    if (row.kind == msr::profile::sample_kind::fetch) return 0;
    if (row.is(is_prefetch)) return 1;
    if (row.is(is_load)) return row.is(is_store) ? 2 : 3;
    if (row.is(is_store)) return 4;
    if (row.is(is_branch)) return row.is(is_mispredicted) ? 5 : 6;
    return 7;
}
using by_kind = by_number<sort_of, [](const loaded &, std::uint64_t sort) {
    constexpr const char *names[] = {"fetch",  "prefetch", "load_and_store",
                                     "load",   "store",    "mispredicted_branch",
                                     "branch", "other"};
    return std::string{names[sort]};
}>;

template <typename Maker>
std::unique_ptr<key_maker> made(const loaded &loaded, symbolizer &symbols) {
    return std::make_unique<Maker>(loaded, symbols);
}

struct way {
    std::string_view name;
    std::unique_ptr<key_maker> (*make)(const loaded &, symbolizer &){};
};

constexpr way ways[] = {
    {"function", made<by_function>}, {"inlined", made<by_inlined>},
    {"line", made<by_line>},         {"instruction", made<by_instruction>},
    {"module", made<by_module>},     {"thread", made<by_thread>},
    {"process", made<by_process>},   {"cgroup", made<by_cgroup>},
    {"cpu", made<by_cpu>},           {"kind", made<by_kind>},
    {"source", made<by_source>},     {"tlb", made<by_tlb>},
    {"page", made<by_page>},         {"cacheline", made<by_cache_line>},
};

} // namespace

std::string key_names() { return joined(ways, ", ", &way::name); }

void check_key_name(const std::string &name, const std::string &begin) {
    std::vector<std::string_view> known;
    for (const way &way : ways) {
        if (way.name == name) return;
        known.push_back(way.name);
    }
    complain(wrong_usage, begin + "--by: no such key: " + in_quotes(name) +
                              suggestion(name, known) + "; there are " + key_names() + ", tree");
}

std::unique_ptr<key_maker> keys_by(const std::string &name, const loaded &loaded,
                                   symbolizer &symbols) {
    for (const way &way : ways)
        if (way.name == name) return way.make(loaded, symbols);
    return nullptr;
}

} // namespace msrpp::profile
