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
           file.substr(0, 1) != "/"; // as the system's own libraries have their names
}

} // namespace

const char *name_of(data_kind one) {
    constexpr const char *names[] = {"unknown", "object", "section", "allocation",
                                     "heap",    "stack",  "memory",  "kernel"};
    return names[static_cast<unsigned>(one)];
}

data_objects::data_objects(const loaded &of, symbolizer &symbols) : of_{of}, symbols_{symbols} {
    read_allocations();
}

void data_objects::read_allocations() {
    std::vector<std::size_t> order(of_.allocations.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return of_.allocations[a].time < of_.allocations[b].time;
    });
    for (const std::size_t which : order) {
        const allocated &one = of_.allocations[which];
        std::vector<life> &here = lives_[{one.pid, one.address}];
        // Freed, or allocated again where the freeing was not logged.
        if (!here.empty() && here.back().to > one.time) here.back().to = one.time;
        if (one.size == 0) continue;
        here.push_back({one.size, one.time, of_.space_of(one.pid, one.time).end, which});
        largest_ = std::max(largest_, one.size);
    }
}

const data_objects::life *data_objects::life_at(const row &one) const {
    auto at = lives_.upper_bound({one.pid, one.address});
    while (at != lives_.begin()) {
        --at;
        const auto &[whose, begin] = at->first;
        if (whose != one.pid || one.address - begin >= largest_) return nullptr;
        for (const life &each : at->second)
            if (one.time >= each.from && one.time < each.to && one.address - begin < each.size)
                return &each;
    }
    return nullptr;
}

/// Where an allocation was made: the innermost caller that is no part of a system's headers or of a
/// library without lines, as containers and their allocators are.
std::string data_objects::site_of(const allocated &one) {
    std::string named;
    for (const std::uint64_t address : of_.chain_of(one)) {
        const place &at = symbols_.at(one.pid, address - 1, one.time);
        if (at.in == nullptr || !at.in->has_functions()) continue;
        for (std::size_t i = 0; i < at.frames.size(); ++i) {
            const frame &each = at.frames[i];
            if (named.empty()) named = each.function;
            if (each.line != 0 && !is_of_system(each.file))
                return fmt::format("{} ({}:{})", each.function, each.file, each.line);
        }
    }
    return named.empty() ? "[not known where]" : named;
}

const symbol *data_objects::variable_at(const msr::profile::mapping &in, std::uint64_t address,
                                        std::uint64_t &in_file) {
    binary *const file = symbols_.binary_of(in, false);
    if (file == nullptr) return nullptr;
    const std::uint64_t at = address - in.begin;
    in_file = file->address_of_offset(in.offset + at);
    if (at < in.size)
        if (const symbol *const found = file->object_at(in_file)) return found;
    // Data that is 0 at the begin lies behind the file's bytes. The first page may begin with bytes
    // of the segment in front; its end is of the mapping's own.
    constexpr std::uint64_t last_of_page = 4095;
    in_file = at + file->address_of_offset(in.offset + last_of_page) - last_of_page;
    return in_file < file->highest() ? file->object_at(in_file) : nullptr;
}

/// Memory that is 0 at the begin lies behind its file's, and is of no file.
const msr::profile::mapping *data_objects::file_in_front_of(const row &one) const {
    const msr::profile::mapping *found = nullptr;
    const std::uint64_t begin = of_.space_of(one.pid, one.time).begin;
    for (const msr::profile::mapping &each : of_.mappings)
        if (each.pid == one.pid && each.time >= begin && each.time <= one.time &&
            each.begin + each.size <= one.address &&
            (found == nullptr || each.begin >= found->begin))
            found = &each;
    return found != nullptr && !found->path.empty() && found->path.front() == '/' ? found : nullptr;
}

data_object data_objects::object_of(const row &one) {
    if (const life *const found = life_at(one))
        return {.kind = data_kind::allocation,
                .pid = one.pid,
                .size = found->size,
                .name = site_of(of_.allocations[found->which])};
    if (one.address >= kernel_begins) return {.kind = data_kind::kernel, .name = "[kernel]"};
    const msr::profile::mapping *const in = of_.mapping_at(one.pid, one.address, one.time);
    const bool is_of_file = in != nullptr && !in->path.empty() && in->path.front() == '/';
    if (const auto *const file = is_of_file ? in : file_in_front_of(one)) {
        std::uint64_t in_file = 0;
        if (const symbol *const found = variable_at(*file, one.address, in_file))
            return {.kind = data_kind::object,
                    .pid = one.pid,
                    .begin = one.address - (in_file - found->begin),
                    .size = found->has_size ? found->end - found->begin : 0,
                    .name = demangled(found->name),
                    .file = file->path};
    }
    if (in == nullptr) return {.kind = data_kind::unknown, .pid = one.pid, .name = "[unknown]"};
    data_object result{.kind = data_kind::memory,
                       .pid = one.pid,
                       .begin = in->begin,
                       .size = in->size,
                       .name = std::string{in->path},
                       .file = in->path};
    if (in->path.empty())
        result.name = fmt::format("[memory at {:#x}]", in->begin);
    else if (in->path.rfind("[heap]", 0) == 0)
        result.kind = data_kind::heap;
    else if (in->path.rfind("[stack", 0) == 0)
        result.kind = data_kind::stack;
    else if (is_of_file)
        result.kind = data_kind::section;
    return result;
}

std::size_t data_objects::number_of(const row &one) {
    data_object found = object_of(one);
    key as{found.kind, found.pid, found.begin, found.name};
    const auto [at, is_new] = known_.try_emplace(std::move(as), objects_.size(), data_object{});
    data_object &kept = at->second.second;
    if (is_new) {
        kept = std::move(found);
        objects_.push_back(&kept);
    } else if (kept.kind == data_kind::allocation) {
        kept.size = std::max(kept.size, found.size); // of allocations of one place the largest
    }
    return at->second.first;
}

} // namespace msrpp::profile
