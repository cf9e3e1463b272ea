#include "symbolizer.hpp"

#include "binary.hpp"
#include "jit_map.hpp"

#include <algorithm>
#include <utility>

namespace msrpp::profile {

using msr::profile::mapping;

namespace {

/// Returns whether an address is in the upper half of the addresses, which is the kernel's.
constexpr bool is_kernel(std::uint64_t address) { return (address >> 63) != 0; }

std::string_view file_name(std::string_view path) {
    // Without a slash rfind() returns npos, and npos + 1 is 0.
    return path.substr(path.rfind('/') + 1);
}

/// Returns whether a path is that of a file on a disk, and not [heap], //anon, /memfd:… or similar.
bool is_file(std::string_view path) {
    return path.size() > 1 && path[0] == '/' && path[1] != '/' && path.substr(0, 7) != "/memfd:" &&
           path.substr(0, 10) != "/anon_huge" && path.substr(0, 5) != "/SYSV";
}

} // namespace

symbolizer::symbolizer(const loaded &loaded, symbol_options options)
    : loaded_{loaded}, options_{std::move(options)} {
    for (const msr::profile::jit_map &map : loaded.jit_maps) {
        // A map belongs to the program that wrote the file last; the process may have executed
        // another program since the recorder read the file.
        const std::size_t first = loaded.space_of(map.pid, map.time).number;
        constexpr std::uint64_t maximum = ~std::uint64_t{0} - msr::profile::file_tick;
        const std::uint64_t latest = std::min(map.time, maximum) + msr::profile::file_tick;
        const std::size_t last = loaded.space_of(map.pid, latest).number;
        kept_jit_maps_[{map.pid, first}].push_back(&map);
        if (last != first) kept_jit_maps_[{map.pid, last}].push_back(&map);
    }
}

symbolizer::~symbolizer() = default;

void symbolizer::complain_once(std::string sentence) {
    if (std::find(complaints_.begin(), complaints_.end(), sentence) == complaints_.end())
        complaints_.push_back(std::move(sentence));
}

binary *symbolizer::binary_of(const mapping &mapping, bool is_code) {
    if (const auto observed = by_mapping_.find(&mapping); observed != by_mapping_.end())
        return observed->second;
    binary *&result = by_mapping_[&mapping];
    const bool is_vdso = mapping.path == "[vdso]";
    if (!is_vdso && !is_file(mapping.path)) return nullptr;
    std::string shown_name{mapping.path};
    shown_name.append(1, '\0').append(mapping.build_id);
    const auto [known, is_first] = by_path_.emplace(std::move(shown_name), nullptr);
    if (is_first) {
        std::unique_ptr<binary> made =
            is_vdso ? binary::vdso(mapping.build_id, names_)
                    : std::make_unique<binary>(std::string{mapping.path}, options_.root,
                                               mapping.build_id, names_);
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
    const space_key key{pid, loaded_.space_of(pid, time).number};
    std::unique_ptr<jit_map> &entry = jit_maps_[key];
    if (entry == nullptr) entry = read_jit_map(key);
    return entry.get();
}

std::unique_ptr<jit_map> symbolizer::read_jit_map(const space_key &space_key) const {
    const bool has_kept = !loaded_.value_of(about::jit_maps).empty();
    if (!options_.jit_folder.empty() || !has_kept) {
        const std::string folder = options_.jit_folder.empty() ? "/tmp" : options_.jit_folder;
        return std::make_unique<jit_map>(
            jit_map::from_file(folder + "/perf-" + std::to_string(space_key.first) + ".map"));
    }
    std::string text;
    if (const auto saved = kept_jit_maps_.find(space_key); saved != kept_jit_maps_.end())
        for (const msr::profile::jit_map *const map : saved->second)
            text.append(map->text).append(1, '\n');
    return std::make_unique<jit_map>(text);
}

std::uint32_t symbolizer::id_of(std::string_view module, std::string_view function) {
    std::string name{module};
    name.append(1, '\0').append(function);
    return function_ids_.emplace(std::move(name), static_cast<std::uint32_t>(function_ids_.size()))
        .first->second;
}

/// Returns the demangled name of a symbol. A symbol's name is demangled once, and not for each of
/// its addresses.
const symbolizer::named &symbolizer::named_of(const symbol &symbol, const binary &binary) {
    const auto [position, is_new] = named_.try_emplace(&symbol);
    if (is_new) {
        position->second.name = names_.keep(demangled(symbol.name));
        position->second.id = id_of(binary.path(), position->second.name);
    }
    return position->second;
}

/// Returns the number of an owner of addresses: a file, a mapping, or a just-in-time compiler's
/// map.
std::uint32_t symbolizer::number_of(const void *owner) {
    if (const auto position = known_in_.find(owner); position != known_in_.end())
        return position->second;
    return known_in_[owner] = static_cast<std::uint32_t>(known_in_.size());
}

place symbolizer::placed_in_file(binary &binary, std::uint64_t address) {
    place place{.in = &binary, .module = binary.path(), .address = address};
    if (const symbol *const position = binary.function_at(address)) {
        const named &known = named_of(*position, binary);
        place.function = known.name;
        place.function_id = known.id;
        place.begin = position->begin;
    } else {
        const std::string_view section = binary.section_at(address);
        place.function =
            names_.keep(!section.empty() && section != ".text"
                            ? "[" + std::string{section} + "]"
                            : "[no symbol in " + std::string{file_name(binary.path())} + "]");
        place.function_id = id_of(place.module, place.function);
    }
    place.frames = binary.frames_at(address, place.function);
    return place;
}

place symbolizer::placed_outside(const jit_map &compiled, std::uint64_t address,
                                 const mapping *mapping) {
    place place{.address = address};
    if (mapping != nullptr) place.module = names_.keep(mapping->path);
    if (is_kernel(address) &&
        (mapping == nullptr || mapping->path.empty() || mapping->path[0] == '[')) {
        place.module = "[kernel]";
        place.function = "[kernel]";
    } else if (const jit_map::function *const position = compiled.at(address)) {
        place.module = "[jit]";
        place.function = names_.keep(position->name);
        place.begin = position->begin;
    } else if (place.module == "[vdso]") {
        place.function = "[vdso]";
    } else if (!place.module.empty() && is_file(place.module)) {
        place.function = names_.keep("[no symbol in " + std::string{file_name(place.module)} + "]");
    } else {
        place.function = "[unknown]";
    }
    place.function_id = id_of(place.module, place.function);
    place.frames.innermost.function = place.function;
    return place;
}

std::uint32_t symbolizer::number_at(std::uint32_t pid, std::uint64_t address, std::uint64_t time) {
    const mapping *const mapping = loaded_.mapping_at(pid, address, time);
    binary *const file = mapping == nullptr ? nullptr : binary_of(*mapping);
    // Without a file, other processes may have other code at the address: the owner of the address
    // is the process's mapping.
    const void *const owner = file != nullptr ? static_cast<const void *>(file)
                              : mapping != nullptr && is_file(mapping->path)
                                  ? static_cast<const void *>(mapping)
                                  : jit_map_of(pid, time);
    const std::uint64_t position =
        file == nullptr ? address
                        : file->address_of_offset(mapping->offset + (address - mapping->begin));
    const auto [number, is_new] = known_.of(number_of(owner), position);
    if (!is_new) return number;
    place place = file != nullptr ? placed_in_file(*file, position)
                                  : placed_outside(*jit_map_of(pid, time), address, mapping);
    place.number = number;
    places_.add(place);
    return number;
}

} // namespace msrpp::profile
