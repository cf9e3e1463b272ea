#include "data_objects.hpp"

#include "../symbols/binary.hpp"
#include "../symbols/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace msrpp::profile {

namespace {

constexpr std::uint64_t kernel_begins = std::uint64_t{1} << 63;

bool is_of_system(std::string_view file) {
    return file.starts_with("/usr/include/") || file.starts_with("/usr/lib/") ||
           // The libraries of a distribution have source lines whose file names lack a path.
           file.substr(0, 1) != "/";
}

} // namespace

const char *name_of(data_kind kind) {
    constexpr const char *names[] = {"unknown", "object", "section", "allocation",
                                     "heap",    "stack",  "memory",  "kernel"};
    return names[static_cast<unsigned>(kind)];
}

data_objects::data_objects(const loaded &loaded, symbolizer &symbols)
    : loaded_{loaded}, symbols_{symbols} {
    read_allocations();
}

void data_objects::read_allocations() {
    std::vector<std::size_t> order(loaded_.allocations.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return loaded_.allocations[a].time < loaded_.allocations[b].time;
    });
    for (const std::size_t index : order) {
        const allocated &allocated = loaded_.allocations[index];
        std::vector<life> &here = lives_[{allocated.pid, allocated.address}];
        // The block at this address was freed, or allocated again where the freeing was not logged.
        if (!here.empty() && here.back().destination > allocated.time)
            here.back().destination = allocated.time;
        if (allocated.size == 0) continue;
        here.push_back({allocated.size, allocated.time,
                        loaded_.space_of(allocated.pid, allocated.time).end, index});
        largest_ = std::max(largest_, allocated.size);
    }
}

const data_objects::life *data_objects::life_at(const row &row) const {
    auto position = lives_.upper_bound({row.pid, row.address});
    while (position != lives_.begin()) {
        --position;
        const auto &[owner, begin] = position->first;
        if (owner != row.pid || row.address - begin >= largest_) return nullptr;
        for (const life &life : position->second)
            if (row.time >= life.begin && row.time < life.destination &&
                row.address - begin < life.size)
                return &life;
    }
    return nullptr;
}

/// Returns the code location where an allocation was made: the innermost caller that belongs
/// neither to a system's header nor to a library without lines, as containers and their allocators
/// do.
std::string data_objects::site_of(const allocated &allocated) {
    std::string named;
    for (const std::uint64_t address : loaded_.chain_of(allocated)) {
        const place &position = symbols_.at(allocated.pid, address - 1, allocated.time);
        if (position.in == nullptr || !position.in->has_functions()) continue;
        for (std::size_t i = 0; i < position.frames.size(); ++i) {
            const frame &frame = position.frames[i];
            if (named.empty()) named = frame.function;
            if (frame.line != 0 && !is_of_system(frame.file))
                return fmt::format("{} ({}:{})", frame.function, frame.file, frame.line);
        }
    }
    return named.empty() ? "[not known where]" : named;
}

const symbol *data_objects::variable_at(const msr::profile::mapping &mapping, std::uint64_t address,
                                        std::uint64_t &in_file) {
    binary *const file = symbols_.binary_of(mapping, false);
    if (file == nullptr) return nullptr;
    const std::uint64_t position = address - mapping.begin;
    in_file = file->address_of_offset(mapping.offset + position);
    if (position < mapping.size)
        if (const symbol *const symbol = file->object_at(in_file)) return symbol;
    // Data that is 0 at the program's begin follows the file's bytes in memory. The first page of a
    // mapping may begin with bytes of the segment before; the page's end belongs to the mapping.
    constexpr std::uint64_t last_of_page = 4095;
    in_file = position + file->address_of_offset(mapping.offset + last_of_page) - last_of_page;
    return in_file < file->highest() ? file->object_at(in_file) : nullptr;
}

/// Returns the mapping of a file that ends in front of a sample's address: zeroed data of a program
/// (.bss) follows its file's mapping in memory, and belongs to no file.
const msr::profile::mapping *data_objects::file_in_front_of(const row &row) const {
    const msr::profile::mapping *match = nullptr;
    const std::uint64_t begin = loaded_.space_of(row.pid, row.time).begin;
    for (const msr::profile::mapping &mapping : loaded_.mappings)
        if (mapping.pid == row.pid && mapping.time >= begin && mapping.time <= row.time &&
            mapping.begin + mapping.size <= row.address &&
            (match == nullptr || mapping.begin >= match->begin))
            match = &mapping;
    return match != nullptr && !match->path.empty() && match->path.front() == '/' ? match : nullptr;
}

data_object data_objects::object_of(const row &row) {
    if (const life *const life = life_at(row))
        return {.kind = data_kind::allocation,
                .pid = row.pid,
                .size = life->size,
                .name = site_of(loaded_.allocations[life->index])};
    if (row.address >= kernel_begins) return {.kind = data_kind::kernel, .name = "[kernel]"};
    const msr::profile::mapping *const mapping = loaded_.mapping_at(row.pid, row.address, row.time);
    const bool is_of_file =
        mapping != nullptr && !mapping->path.empty() && mapping->path.front() == '/';
    if (const auto *const file = is_of_file ? mapping : file_in_front_of(row)) {
        std::uint64_t in_file = 0;
        if (const symbol *const symbol = variable_at(*file, row.address, in_file))
            return {.kind = data_kind::object,
                    .pid = row.pid,
                    .begin = row.address - (in_file - symbol->begin),
                    .size = symbol->has_size ? symbol->end - symbol->begin : 0,
                    .name = demangled(symbol->name),
                    .file = file->path};
    }
    if (mapping == nullptr)
        return {.kind = data_kind::unknown, .pid = row.pid, .name = "[unknown]"};
    data_object result{.kind = data_kind::memory,
                       .pid = row.pid,
                       .begin = mapping->begin,
                       .size = mapping->size,
                       .name = std::string{mapping->path},
                       .file = mapping->path};
    if (mapping->path.empty())
        result.name = fmt::format("[memory at {:#x}]", mapping->begin);
    else if (mapping->path.rfind("[heap]", 0) == 0)
        result.kind = data_kind::heap;
    else if (mapping->path.rfind("[stack", 0) == 0)
        result.kind = data_kind::stack;
    else if (is_of_file)
        result.kind = data_kind::section;
    return result;
}

std::size_t data_objects::number_of(const row &row) {
    data_object object = object_of(row);
    key key{object.kind, object.pid, object.begin, object.name};
    const auto [position, is_new] =
        known_.try_emplace(std::move(key), objects_.size(), data_object{});
    data_object &saved = position->second.second;
    if (is_new) {
        saved = std::move(object);
        objects_.push_back(&saved);
    } else if (saved.kind == data_kind::allocation) {
        // The size of the largest allocation at a code location is shown.
        saved.size = std::max(saved.size, object.size);
    }
    return position->second.first;
}

} // namespace msrpp::profile
