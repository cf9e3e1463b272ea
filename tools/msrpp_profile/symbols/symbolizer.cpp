#include "symbolizer.hpp"

#include "binary.hpp"
#include "jit_map.hpp"

#include <algorithm>
#include <utility>

namespace msrpp::profile {

using msr::profile::mapping;

namespace {

/// The kernel's addresses are the upper half.
constexpr bool is_kernel(std::uint64_t address) { return (address >> 63) != 0; }

std::string_view file_name(std::string_view path) {
    return path.substr(path.rfind('/') + 1); // npos + 1 is 0
}

/// A file on a disk, and not [heap], //anon, /memfd:… or the like.
bool is_file(std::string_view path) {
    return path.size() > 1 && path[0] == '/' && path[1] != '/' && path.substr(0, 7) != "/memfd:" &&
           path.substr(0, 10) != "/anon_huge" && path.substr(0, 5) != "/SYSV";
}

} // namespace

symbolizer::symbolizer(const loaded &of, symbol_options options)
    : of_{of}, options_{std::move(options)} {
    for (const msr::profile::jit_map &each : of.jit_maps) {
        // The map belongs to the program that wrote the file last, which may have executed another
        // since the tick.
        const std::size_t first = of.space_of(each.pid, each.time).number;
        constexpr std::uint64_t most = ~std::uint64_t{0} - msr::profile::file_tick;
        const std::uint64_t latest = std::min(each.time, most) + msr::profile::file_tick;
        const std::size_t last = of.space_of(each.pid, latest).number;
        kept_jit_maps_[{each.pid, first}].push_back(&each);
        if (last != first) kept_jit_maps_[{each.pid, last}].push_back(&each);
    }
}

symbolizer::~symbolizer() = default;

void symbolizer::complain_once(std::string sentence) {
    if (std::find(complaints_.begin(), complaints_.end(), sentence) == complaints_.end())
        complaints_.push_back(std::move(sentence));
}

binary *symbolizer::binary_of(const mapping &one, bool is_code) {
    if (const auto seen = by_mapping_.find(&one); seen != by_mapping_.end()) return seen->second;
    binary *&result = by_mapping_[&one];
    const bool is_vdso = one.path == "[vdso]";
    if (!is_vdso && !is_file(one.path)) return nullptr;
    std::string as{one.path};
    as.append(1, '\0').append(one.build_id);
    const auto [known, is_first] = by_path_.emplace(std::move(as), nullptr);
    if (is_first) {
        std::unique_ptr<binary> made =
            is_vdso ? binary::vdso(one.build_id, names_)
                    : std::make_unique<binary>(std::string{one.path}, options_.root, one.build_id,
                                               names_);
        if (made != nullptr && !made->problem().empty()) {
            if (!is_vdso && is_code)
                complain_once("no names of " + made->path() + ": " + made->problem());
            made.reset();
        }
        if (made != nullptr) {
            if (made->is_stripped() && !is_vdso)
                complain_once(made->path() +
                              (made->has_functions()
                                   ? " is stripped: only functions for other files have names"
                                   : " is stripped: its functions have no names"));
            if (const std::string missing = made->missing_information(); !missing.empty())
                complain_once(made->path() + ": " + missing);
            known->second = made.get();
            binaries_.push_back(std::move(made));
        }
    }
    return result = known->second;
}

jit_map *symbolizer::jit_map_of(std::uint32_t pid, std::uint64_t time) {
    const space_key key{pid, of_.space_of(pid, time).number};
    std::unique_ptr<jit_map> &one = jit_maps_[key];
    if (one == nullptr) one = read_jit_map(key);
    return one.get();
}

std::unique_ptr<jit_map> symbolizer::read_jit_map(const space_key &of) const {
    const bool has_kept = !of_.value_of(about::jit_maps).empty();
    if (!options_.jit_folder.empty() || !has_kept) {
        const std::string folder = options_.jit_folder.empty() ? "/tmp" : options_.jit_folder;
        return std::make_unique<jit_map>(
            jit_map::from_file(folder + "/perf-" + std::to_string(of.first) + ".map"));
    }
    std::string text;
    if (const auto kept = kept_jit_maps_.find(of); kept != kept_jit_maps_.end())
        for (const msr::profile::jit_map *const each : kept->second)
            text.append(each->text).append(1, '\n');
    return std::make_unique<jit_map>(text);
}

std::uint32_t symbolizer::id_of(std::string_view module, std::string_view function) {
    std::string name{module};
    name.append(1, '\0').append(function);
    return function_ids_.emplace(std::move(name), static_cast<std::uint32_t>(function_ids_.size()))
        .first->second;
}

/// A symbol's name is demangled once, and not for each of its addresses.
const symbolizer::named &symbolizer::named_of(const symbol &one, const binary &in) {
    const auto [at, is_new] = named_.try_emplace(&one);
    if (is_new) {
        at->second.name = names_.keep(demangled(one.name));
        at->second.id = id_of(in.path(), at->second.name);
    }
    return at->second;
}

/// The number of a file, a mapping or a map of a process.
std::uint32_t symbolizer::number_of(const void *whose) {
    if (const auto at = known_in_.find(whose); at != known_in_.end()) return at->second;
    return known_in_[whose] = static_cast<std::uint32_t>(known_in_.size());
}

place symbolizer::placed_in_file(binary &in, std::uint64_t address) {
    place found{.in = &in, .module = in.path(), .address = address};
    if (const symbol *const at = in.function_at(address)) {
        const named &known = named_of(*at, in);
        found.function = known.name;
        found.function_id = known.id;
        found.begin = at->begin;
    } else {
        const std::string_view section = in.section_at(address);
        found.function =
            names_.keep(!section.empty() && section != ".text"
                            ? "[" + std::string{section} + "]"
                            : "[no symbol in " + std::string{file_name(in.path())} + "]");
        found.function_id = id_of(found.module, found.function);
    }
    found.frames = in.frames_at(address, found.function);
    return found;
}

place symbolizer::placed_outside(const jit_map &compiled, std::uint64_t address,
                                 const mapping *in) {
    place found{.address = address};
    if (in != nullptr) found.module = names_.keep(in->path);
    if (is_kernel(address) && (in == nullptr || in->path.empty() || in->path[0] == '[')) {
        found.module = "[kernel]";
        found.function = "[kernel]";
    } else if (const jit_map::function *const at = compiled.at(address)) {
        found.module = "[jit]";
        found.function = names_.keep(at->name);
        found.begin = at->begin;
    } else if (found.module == "[vdso]") {
        found.function = "[vdso]";
    } else if (!found.module.empty() && is_file(found.module)) {
        found.function = names_.keep("[no symbol in " + std::string{file_name(found.module)} + "]");
    } else {
        found.function = "[unknown]";
    }
    found.function_id = id_of(found.module, found.function);
    found.frames.innermost.function = found.function;
    return found;
}

std::uint32_t symbolizer::number_at(std::uint32_t pid, std::uint64_t address, std::uint64_t time) {
    const mapping *const in = of_.mapping_at(pid, address, time);
    binary *const file = in == nullptr ? nullptr : binary_of(*in);
    // Without a file, other processes may have something else there.
    const void *const whose = file != nullptr                      ? static_cast<const void *>(file)
                              : in != nullptr && is_file(in->path) ? static_cast<const void *>(in)
                                                                   : jit_map_of(pid, time);
    const std::uint64_t there =
        file == nullptr ? address : file->address_of_offset(in->offset + (address - in->begin));
    const auto [number, is_new] = known_.of(number_of(whose), there);
    if (!is_new) return number;
    place found = file != nullptr ? placed_in_file(*file, there)
                                  : placed_outside(*jit_map_of(pid, time), address, in);
    found.number = number;
    places_.add(found);
    return number;
}

} // namespace msrpp::profile
