#include "debug_info.hpp"

#include <dwarf.h>
#include <elfutils/libdwelf.h>
#include <elfutils/libdwfl.h>

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <system_error>

namespace msrpp::profile {

namespace {

// Deepest nesting of DWARF scopes that is read; only a hostile file nests deeper, to exhaust the
// stack.
constexpr unsigned deepest = 200;

/// Calls `each(low, high)` for each range of addresses of a DIE (an entry of DWARF).
template <typename Each>
void each_range(Dwarf_Die &die, Each &&entry) {
    Dwarf_Addr base = 0;
    Dwarf_Addr low = 0;
    Dwarf_Addr high = 0;
    std::ptrdiff_t position = 0;
    constexpr unsigned maximum = 1u << 20;
    for (unsigned count = 0; count < maximum; ++count) {
        position = dwarf_ranges(&die, position, &base, &low, &high);
        if (position <= 0) return;
        if (low < high) entry(low, high);
    }
}

template <typename Each>
void each_child(Dwarf_Die &die, Each &&entry) {
    Dwarf_Die child;
    if (dwarf_child(&die, &child) != 0) return;
    do {
        entry(child);
    } while (dwarf_siblingof(&child, &child) == 0);
}

std::uint32_t number_in(Dwarf_Die &die, unsigned name) {
    Dwarf_Attribute attribute;
    Dwarf_Word value = 0;
    if (dwarf_attr(&die, name, &attribute) == nullptr || dwarf_formudata(&attribute, &value) != 0)
        return 0;
    return static_cast<std::uint32_t>(value);
}

/// Returns the text of the first of several attributes that a DIE (entry of debugging information)
/// has; null: the DIE has none of the attributes as text.
const char *text_in(Dwarf_Die &die, std::initializer_list<unsigned> names) {
    Dwarf_Attribute attribute;
    for (const unsigned name : names)
        if (dwarf_attr(&die, name, &attribute) != nullptr)
            if (const char *const text = dwarf_formstring(&attribute); text != nullptr) return text;
    return nullptr;
}

/// Returns the last range that begins at or below an address, among ranges sorted by begin; null
/// where the range ends before the address. `following`: set to the number of ranges that begin at
/// or below the address.
template <typename Ranges>
auto *range_before(const Ranges &whole, std::size_t following, std::uint64_t address) {
    return following == 0 || address >= whole[following - 1].high ? nullptr : &whole[following - 1];
}

template <typename Ranges>
void sort_by_begin(Ranges &whole) {
    std::sort(whole.begin(), whole.end(),
              [](const auto &a, const auto &b) { return a.low < b.low; });
}

} // namespace

debug_info::debug_info(Dwfl_Module *module, const std::string &path, names &keep) : keep_{keep} {
    Dwarf_Addr bias = 0;
    Dwarf *const dwarf = dwfl_module_getdwarf(module, &bias);
    if (dwarf == nullptr) return;
    bias_ = bias;
    const char *shared = nullptr;
    const void *id = nullptr;
    if (dwelf_dwarf_gnu_debugaltlink(dwarf, &shared, &id) > 0 && dwarf_getalt(dwarf) == nullptr)
        shared_missing_ = shared;
    Dwarf_CU *cu = nullptr;
    Dwarf_Die die;
    Dwarf_Die split;
    std::uint8_t type = 0;
    while (dwarf_get_units(dwarf, cu, &cu, nullptr, &type, &die, &split) == 0) {
        if (type != DW_UT_compile && type != DW_UT_skeleton && type != DW_UT_partial) continue;
        if (dwarf_tag(&die) != DW_TAG_compile_unit && dwarf_tag(&die) != DW_TAG_skeleton_unit)
            continue;
        const auto number = static_cast<std::uint32_t>(units_.size());
        each_range(die, [&](std::uint64_t low, std::uint64_t high) {
            ranges_.push_back({low, high, number});
        });
        const bool is_split = type == DW_UT_skeleton && dwarf_tag(&split) == DW_TAG_compile_unit;
        // A skeleton unit of DWARF names the file with the rest of the unit; a skeleton that has
        // not been joined with its rest at this point lacks that file.
        if (!is_split && (type == DW_UT_skeleton || type == DW_UT_compile))
            if (const char *const file = text_in(die, {DW_AT_dwo_name, DW_AT_GNU_dwo_name})) {
                if (missing_ == 0) first_missing_ = file;
                ++missing_;
            }
        units_.push_back({.lines_of = die, .at = is_split ? split : die});
    }
    std::error_code ignored;
    if (missing_ != 0 && std::filesystem::exists(path + ".dwp", ignored)) package_ = path + ".dwp";
    sort_by_begin(ranges_);
    range_index_ = address_index<&range::low>{ranges_};
}

std::string debug_info::problem() const {
    if (!shared_missing_.empty())
        return "a part of its debugging information is in " + shared_missing_ +
               ", which is not there: lines and functions that were inlined may have no names";
    if (missing_ == 0) return {};
    return "the debugging information of " + std::to_string(missing_) + " of its " +
           std::to_string(units_.size()) + " units is in files that are not there, such as " +
           first_missing_ + ": what was inlined there is not told" +
           (package_.empty() ? ""
                             : "; the package " + package_ +
                                   " was not read: elfutils 0.191 or later read packages, and "
                                   "these are " +
                                   dwfl_version(nullptr));
}

debug_info::unit *debug_info::unit_at(std::uint64_t address) {
    address -= bias_;
    const range *const range =
        range_before(ranges_, range_index_.behind(ranges_, address), address);
    return range == nullptr ? nullptr : &units_[range->value];
}

std::uint32_t debug_info::file_number(const char *path, Dwarf_Die &of) {
    if (path == nullptr) return 1;
    const auto [position, is_new] = files_.emplace(path, 0);
    if (!is_new) return position->second;
    std::string whole = path;
    if (whole.substr(0, 1) != "/")
        if (const char *const folder = text_in(of, {DW_AT_comp_dir}); folder != nullptr)
            whole = (std::filesystem::path{folder} / whole).lexically_normal();
    file_names_.push_back(keep_.keep(whole));
    return position->second = static_cast<std::uint32_t>(file_names_.size() - 1);
}

void debug_info::read_lines(unit &unit) {
    unit.has_lines = true;
    Dwarf_Lines *lines = nullptr;
    std::size_t count = 0;
    if (dwarf_getsrclines(&unit.lines_of, &lines, &count) != 0) return;
    unit.lines.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        Dwarf_Line *const entry = dwarf_onesrcline(lines, i);
        Dwarf_Addr address = 0;
        int line = 0;
        bool ends = false;
        if (dwarf_lineaddr(entry, &address) != 0 || dwarf_lineendsequence(entry, &ends) != 0)
            continue;
        if (dwarf_lineno(entry, &line) != 0 || line < 0) line = 0;
        unit.lines.push_back(
            {.address = address,
             .file = ends ? no_code
                          : file_number(dwarf_linesrc(entry, nullptr, nullptr), unit.lines_of),
             .line = static_cast<std::uint32_t>(line)});
    }
    // A sequence of lines may end where another begins: the end is sorted before the begin.
    std::stable_sort(unit.lines.begin(), unit.lines.end(),
                     [](const row_of_lines &a, const row_of_lines &b) {
                         return a.address != b.address ? a.address < b.address
                                                       : a.file == no_code && b.file != no_code;
                     });
    unit.line_index = address_index<&row_of_lines::address>{unit.lines};
}

frame debug_info::line_in(unit &unit, std::uint64_t address) {
    if (!unit.has_lines) read_lines(unit);
    const std::size_t following = unit.line_index.behind(unit.lines, address);
    if (following == 0) return {};
    const row_of_lines &row = unit.lines[following - 1];
    if (row.file == no_code) return {};
    return {.file = file_names_[row.file], .line = row.line};
}

frame debug_info::line_at(std::uint64_t address) {
    unit *const unit = unit_at(address);
    return unit == nullptr ? frame{} : line_in(*unit, address - bias_);
}

void debug_info::find_functions(Dwarf_Die &parent, unit &unit, unsigned depth) {
    if (depth == deepest) return;
    each_child(parent, [&](Dwarf_Die &child) {
        switch (dwarf_tag(&child)) {
        case DW_TAG_subprogram: {
            const auto number = static_cast<std::uint32_t>(unit.functions.size());
            bool has_code = false;
            each_range(child, [&](std::uint64_t low, std::uint64_t high) {
                unit.ranges.push_back({low, high, number});
                has_code = true;
            });
            if (has_code) unit.functions.push_back({.at = child});
            break;
        }
        case DW_TAG_namespace:
        case DW_TAG_module:
        case DW_TAG_class_type:
        case DW_TAG_structure_type:
            find_functions(child, unit, depth + 1);
            break;
        default:
            break;
        }
    });
}

void debug_info::read_functions(unit &unit) {
    unit.has_functions = true;
    find_functions(unit.at, unit, 0);
    sort_by_begin(unit.ranges);
    unit.range_index = address_index<&range::low>{unit.ranges};
}

std::string_view debug_info::name_of(Dwarf_Die &die) {
    Dwarf_Attribute attribute;
    for (const unsigned name : {DW_AT_linkage_name, DW_AT_MIPS_linkage_name, DW_AT_name})
        if (dwarf_attr_integrate(&die, name, &attribute) != nullptr)
            if (const char *const text = dwarf_formstring(&attribute); text != nullptr) {
                const auto [position, is_new] = demangled_.emplace(text, std::string_view{});
                if (is_new) position->second = keep_.keep(demangled(text));
                return position->second;
            }
    return {};
}

void debug_info::read_inlined(function &function) {
    function.is_read = true;
    Dwarf_Die unit_die;
    Dwarf_Files *files = nullptr;
    std::size_t file_count = 0;
    if (dwarf_diecu(&function.at, &unit_die, nullptr, nullptr) != nullptr)
        dwarf_getsrcfiles(&unit_die, &files, &file_count);

    // Ranges that contain the present address, with their depths.
    std::vector<std::pair<unsigned, range>> position;
    const auto read = [&](auto &self, Dwarf_Die &parent, std::uint32_t outer,
                          unsigned depth) -> void {
        if (depth == deepest) return;
        each_child(parent, [&](Dwarf_Die &child) {
            switch (dwarf_tag(&child)) {
            case DW_TAG_inlined_subroutine: {
                const auto number = static_cast<std::uint32_t>(function.calls.size());
                const std::uint32_t file = number_in(child, DW_AT_call_file);
                function.calls.push_back(
                    {.outer = outer,
                     .name = name_of(child),
                     .call_file = files != nullptr && file < file_count
                                      ? file_names_[file_number(
                                            dwarf_filesrc(files, file, nullptr, nullptr), unit_die)]
                                      : std::string_view{},
                     .call_line = number_in(child, DW_AT_call_line)});
                each_range(child, [&](std::uint64_t low, std::uint64_t high) {
                    position.push_back({depth, {low, high, number}});
                });
                self(self, child, number, depth + 1);
                break;
            }
            case DW_TAG_lexical_block:
            case DW_TAG_try_block:
            case DW_TAG_catch_block:
                self(self, child, outer, depth + 1);
                break;
            default:
                break;
            }
        });
    };
    read(read, function.at, 0, 1);

    // Where ranges of inlined functions are nested, the deeper range replaces its part of the outer
    // range.
    std::vector<std::uint64_t> cuts;
    for (const auto &[depth, entry] : position) {
        cuts.push_back(entry.low);
        cuts.push_back(entry.high);
    }
    std::sort(cuts.begin(), cuts.end());
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    std::vector<std::uint32_t> paint(cuts.size(), 0);
    std::stable_sort(position.begin(), position.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[depth, entry] : position) {
        auto place = std::lower_bound(cuts.begin(), cuts.end(), entry.low) - cuts.begin();
        for (; cuts[static_cast<std::size_t>(place)] != entry.high; ++place)
            paint[static_cast<std::size_t>(place)] = entry.value;
    }
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
        if (paint[i] != 0) function.pieces.push_back({cuts[i], cuts[i + 1], paint[i]});
}

/// Returns the functions into which an inlined function was inlined, outwards to the function that
/// has a symbol.
std::span<const frame> debug_info::callers_of(function &function, std::uint32_t call,
                                              std::string_view name) {
    std::span<const frame> &known = function.calls[call].callers;
    // A function in several parts may have several names: the stored callers are valid only for the
    // stored name.
    if (!known.empty() && known.back().function.data() == name.data()) return known;
    std::vector<frame> callers;
    for (; call != 0; call = function.calls[call].outer) {
        const inlined &inlined = function.calls[call];
        callers.push_back(
            {.function = inlined.outer == 0 ? name : function.calls[inlined.outer].name,
             .file = inlined.call_file,
             .line = inlined.call_line});
    }
    return known = callers_.keep(callers);
}

place_frames debug_info::frames_at(std::uint64_t address, std::string_view name) {
    place_frames result{.innermost = {.function = name}};
    unit *const unit = unit_at(address);
    if (unit == nullptr) return result;
    address -= bias_;
    result.innermost = line_in(*unit, address);
    result.innermost.function = name;
    if (!unit->has_functions) read_functions(*unit);
    const range *const position =
        range_before(unit->ranges, unit->range_index.behind(unit->ranges, address), address);
    if (position == nullptr) return result;
    function &function = unit->functions[position->value];
    if (!function.is_read) read_inlined(function);
    const auto following =
        std::upper_bound(function.pieces.begin(), function.pieces.end(), address,
                         [](std::uint64_t goal, const range &entry) { return goal < entry.low; });
    const range *const piece = range_before(
        function.pieces, static_cast<std::size_t>(following - function.pieces.begin()), address);
    if (piece == nullptr) return result;
    result.outer = callers_of(function, piece->value, name);
    result.innermost.function = function.calls[piece->value].name;
    return result;
}

} // namespace msrpp::profile
