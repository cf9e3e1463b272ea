#include "lies.hpp"

#include <algorithm>

namespace msrpp::validate {

namespace {

/// Returns the counters whose registers a `lie_place` names.
std::vector<const counter_registers *> counters_at(const register_layout &layout,
                                                   lie_place target) {
    std::vector<const counter_registers *> result;
    const auto add = [&](const counter_registers *counter) {
        if (counter != nullptr) result.push_back(counter);
    };
    switch (target) {
    case lie_place::first_count:
    case lie_place::first_select:
    case lie_place::first_control:
        add(layout.general(0));
        break;
    case lie_place::second_count:
        add(layout.general(1));
        break;
    case lie_place::last_count:
        add(layout.last_general());
        break;
    case lie_place::fixed0_count:
    case lie_place::fixed_control:
        add(layout.fixed(0));
        break;
    case lie_place::fixed1_count:
        add(layout.fixed(1));
        break;
    case lie_place::each_select:
    case lie_place::each_control:
        for (const counter_registers &counter : layout.counters)
            if (!counter.is_fixed) add(&counter);
        break;
    default:
        break;
    }
    return result;
}

/// Returns the address of the counter's register that a `lie_place` names.
std::uint32_t register_at(const counter_registers &counter, lie_place target) {
    switch (target) {
    case lie_place::first_select:
    case lie_place::each_select:
    case lie_place::fixed_control:
        return counter.select;
    case lie_place::first_control:
    case lie_place::each_control:
        return counter.control;
    default:
        return counter.address;
    }
}

/// Returns the address of the register that belongs to no counter and that a `lie_place` names; 0:
/// the `lie_place` names a counter's register.
std::uint32_t lone_address(const register_layout &layout, lie_place target) {
    if (target == lie_place::global_control) return layout.global_control;
    const lone_register *const extra = layout.lone(target);
    return extra == nullptr ? 0 : extra->address;
}

/// Whether a `lie_place` names a register, the counter to which the register belongs, and the
/// number of bits of the register.
struct placed_register {
    bool is_there{};
    const counter_registers *counter{};
    unsigned width{64};
};
placed_register find_register(const register_layout &layout, lie_place target,
                              std::uint32_t address) {
    for (const counter_registers *const counter : counters_at(layout, target))
        if (register_at(*counter, target) == address) return {true, counter, counter->width};
    const std::uint32_t alone = lone_address(layout, target);
    const lone_register *const extra = layout.lone(target);
    return {alone != 0 && alone == address, nullptr, extra == nullptr ? 64 : extra->width};
}

} // namespace

const counter_registers *register_layout::general(unsigned number) const {
    for (const counter_registers &counter : counters)
        if (!counter.is_fixed && counter.number == number) return &counter;
    return nullptr;
}

const counter_registers *register_layout::last_general() const {
    const counter_registers *last = nullptr;
    for (const counter_registers &counter : counters)
        if (!counter.is_fixed) last = &counter;
    return last;
}

const counter_registers *register_layout::fixed(unsigned number) const {
    for (const counter_registers &counter : counters)
        if (counter.is_fixed && counter.number == number) return &counter;
    return nullptr;
}

const lone_register *register_layout::lone(lie_place place) const {
    const auto extra =
        std::find_if(lone_registers.begin(), lone_registers.end(),
                     [&](const lone_register &entry) { return entry.place == place; });
    return extra == lone_registers.end() ? nullptr : &*extra;
}

std::span<const lie_row> lies() {
    static const std::vector<lie_row> rows = [] {
        std::vector<lie_row> result;
        for (const std::span<const lie_row> part :
             {lies_of_counters(), lies_of_meters(), lies_of_machines()})
            result.insert(result.end(), part.begin(), part.end());
        return result;
    }();
    return rows;
}

const lie_row *lie_named(std::string_view name) {
    const std::span<const lie_row> rows = lies();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const lie_row &entry) { return entry.name == name; });
    return row == rows.end() ? nullptr : &*row;
}

bool concerns(const lie_row &row, const register_layout &layout) {
    if ((row.on_other_cpu || row.places != nullptr) && !layout.has_other_cpu) return false;
    if (row.place == lie_place::thread_count && !layout.follows_thread) return false;
    if (row.places != nullptr || row.samples != nullptr || row.count != nullptr) return true;
    const std::vector<const counter_registers *> counters = counters_at(layout, row.place);
    const bool has_register =
        lone_address(layout, row.place) != 0 ||
        std::any_of(counters.begin(), counters.end(), [&](const counter_registers *counter) {
            return register_at(*counter, row.place) != 0;
        });
    return has_register && (!row.has_neighbour || !counters_at(layout, row.neighbour).empty());
}

bool liar::is_concerned(unsigned cpu, std::uint32_t address) const {
    if (row_->on_other_cpu && cpu == layout_->first_cpu) return false;
    return find_register(*layout_, row_->place, address).is_there;
}

lie_access liar::access_to(msr::any_backend &backend, unsigned cpu, std::uint32_t address,
                           const memory &memory) const {
    const placed_register place = find_register(*layout_, row_->place, address);
    lie_access result{.layout = *layout_,
                      .counter = place.counter,
                      .width = place.width,
                      .base = memory.base,
                      .previous = memory.previous,
                      .first = memory.first,
                      .first_written = memory.first_written,
                      .has_first = memory.has_base,
                      .has_written = memory.is_written,
                      .reads = memory.reads,
                      .writes = memory.writes,
                      .had_child = memory.children != children_,
                      .had_program = memory.programs != programs_};
    if (row_->has_neighbour && row_->on_other_cpu) {
        static_cast<void>(backend.read(layout_->first_cpu, address, result.neighbour));
    } else if (row_->has_neighbour) {
        const auto neighbours = counters_at(*layout_, row_->neighbour);
        if (!neighbours.empty())
            static_cast<void>(backend.read(cpu, neighbours.front()->address, result.neighbour));
    }
    return result;
}

bool liar::read(msr::any_backend &backend, unsigned cpu, std::uint32_t address,
                std::uint64_t &value) {
    if (!is_concerned(cpu, address)) return true;
    memory &memory = memories_[{cpu, address}];
    if (!memory.has_base) {
        memory.base = memory.first = memory.previous = value;
        memory.has_base = true;
    }
    ++memory.reads;
    if (row_->write != nullptr && memory.is_written && row_->shows_written &&
        memory.stored == value)
        value = memory.shown;
    if (row_->read == nullptr) return true;
    lie_access access = access_to(backend, cpu, address, memory);
    const std::uint64_t real = value;
    value = row_->read(value, access);
    memory.previous = real;
    return !access.refuses;
}

msr::failure liar::write(msr::any_backend &backend, unsigned cpu, std::uint32_t address,
                         std::uint64_t value) {
    if (!is_concerned(cpu, address)) return backend.write(cpu, address, value);
    memory &memory = memories_[{cpu, address}];
    lie_access access = access_to(backend, cpu, address, memory);
    const std::uint64_t stored = row_->write == nullptr ? value : row_->write(value, access);
    if (access.refuses)
        return {.kind = msr::error_code::refused,
                .is_write = true,
                .cpu = cpu,
                .address = address,
                .value = value};
    ++memory.writes;
    if (access.swallows) return {};
    memory.children = children_;
    memory.programs = programs_;
    memory.base = memory.previous = value;
    memory.shown = value;
    if (memory.first_written == 0) memory.first_written = value;
    memory.stored = stored;
    if (!memory.has_base) memory.first = value;
    memory.has_base = memory.is_written = true;
    return backend.write(cpu, address, stored);
}

} // namespace msrpp::validate
