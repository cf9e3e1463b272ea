// A session of controls (registers that change how a processor works, such as those of prefetchers)
// writes settings on processors, once for each copy of a control's register. The session reads the
// settings back, and restores the registers when it closes.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/controls/names.hpp>
#include <msr/controls/plan.hpp>
#include <msr/controls/power_units.hpp>
#include <msr/controls/rows/control_row.hpp>
#include <msr/controls/rules.hpp>
#include <msr/controls/table.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/meters/cpuid_bit.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/error.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/execution/options.hpp>
#include <msr/session/machine_cpus.hpp>
#include <msr/session/owners.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr {

/// A logical processor, and the registers that have its controls.
struct control_places {
    cpu_registers registers{}; ///< access to the registers of the logical processor
    /// The units (such as core and package) that the logical processor belongs to.
    cpu_place place{};
    /// Name and model of the processor, by which its controls are found.
    controls::control_processor processor{};
    /// The row of each control, in the order of the settings; null: the processor lacks the
    /// control.
    std::vector<const controls::control_row *> rows{};
    /// Why the processor lacks the control of each setting, in the order of the settings; a legal
    /// verdict: the processor has the control.
    std::vector<verdict> refusals{};
    controls::power_units units{}; ///< the units of limits of power and of their windows
    /// The value of each setting as the processor's register holds it, in the order of the
    /// settings.
    std::vector<std::uint64_t> values{};
};

/// A control that a session has written, on the processor that stands for all processors that share
/// the control.
struct held_control {
    unsigned cpu{}; ///< number of the logical processor whose register was written
    /// The row of the control in its table, with the control's register.
    const controls::control_row *row{};
    std::uint64_t previous_value{}; ///< the control's value before the session wrote it
    std::uint64_t written_value{};  ///< the control's value that the session wrote
    controls::power_units units{};  ///< the processor's units of limits of power
};

/// Returns the units of limits of power on a processor; `are_known` is false where the register of
/// the units cannot be read, or reads 0.
inline controls::power_units read_power_units(const control_places &places) {
    std::uint64_t content = 0;
    if (places.registers.read(controls::power_unit_address, content)) return {};
    return controls::power_units_of(content);
}

namespace detail {

/// Finds the rows of the controls of `settings` on the processor whose CPUID is `cpuid`, and stores
/// them in `places`.
inline void find_rows(sequence<controls::setting> settings, const cpuid_view &cpuid,
                      control_places &places) {
    places.processor = controls::processor_of(cpuid);
    for (const controls::setting &setting : settings) {
        const controls::control_row *row = controls::row_on(setting.control, places.processor);
        const char *const name = controls::name_of(setting.control).name;
        verdict problem;
        if (row == nullptr)
            problem = {&controls::control_exists_on_target::text, {name}};
        else if (!meters::is_announced(row->announced_by, cpuid))
            problem = {&controls::control_is_announced::text, {name}};
        if (!problem.legal()) row = nullptr;
        places.refusals.push_back(problem);
        places.rows.push_back(row);
    }
}

/// Finds the numbers that the registers of a processor take for settings, and stores them in
/// `places`. Returns the rule that a power or a time breaks; none where all settings have numbers.
inline verdict find_values(sequence<controls::setting> settings, control_places &places) {
    using controls::setting_measure;
    for (std::size_t s = 0; s < settings.size(); ++s) {
        const controls::setting &setting = settings[s];
        places.values.push_back(setting.value);
        if (places.rows[s] == nullptr) continue;
        const auto [name, kind, text] = controls::name_of(setting.control);
        const bool has_unit =
            kind == controls::control_kind::power || kind == controls::control_kind::duration;
        if (has_unit && !places.units.are_known) places.units = read_power_units(places);
        if (setting.measure == setting_measure::number) continue;
        if (!places.units.are_known) return {&controls::power_unit_is_known::text, {name}};
        const controls::control_row &row = *places.rows[s];
        const controls::register_number number =
            setting.measure == setting_measure::milliwatts
                ? controls::number_of_power(setting.value, places.units, row.mask() >> row.low)
                : controls::number_of_duration(setting.value, places.units);
        if (!number.exists) return {&controls::limit_fits_register::text, {name}};
        places.values.back() = number.value;
    }
    return {};
}

/// Returns the rule that a setting breaks on a processor that has the control as `row` says. No
/// register is read.
/// `value`: the setting's value as the register holds it
inline verdict check_setting(const controls::setting &setting, const controls::control_row &row,
                             std::uint64_t value) {
    const char *const name = controls::name_of(setting.control).name;
    if (row.refusal != nullptr) return {&controls::control_can_be_put_back::text, {name}};
    if (!row.fits(value)) return {&controls::control_value_fits::text, {name}};
    if (row.sure == confidence::low && !setting.takes_low_confidence)
        return {&controls::control_is_confirmed::text, {name}};
    return {};
}

/// The settings that a session has written on a logical processor.
struct held_settings {
    held_settings(const cpu_registers &registers, std::vector<write> all_writes,
                  std::vector<touched_register> all_touched, session_options options)
        : writes{std::move(all_writes)}, touched{std::move(all_touched)},
          work{registers,
               program_view{.set_up = {writes.data(), writes.size()},
                            .start = {},
                            .stop = {},
                            .readouts = {},
                            .registers = {touched.data(), touched.size()},
                            .claims = {}},
               options} {}

    std::vector<write> writes;
    /// The written registers in the order in which they are put back: the last written comes first.
    std::vector<touched_register> touched;
    execution work;
    std::vector<held_control> controls{};
};

} // namespace detail

/// Finds the registers of the controls of `settings` on the processors of `cpus`, and stores a
/// `control_places` for each processor in `destination`.
template <backend Backend>
failure find_controls(Backend &device, sequence<controls::setting> settings,
                      const cpu_selection &cpus, sequence<cpu_place> places_of_cpus,
                      std::vector<control_places> &destination) {
    std::vector<unsigned> list;
    if (const failure problem = detail::find_cpus(device, cpus, places_of_cpus, list))
        return problem;
    const std::vector<cpu_place> known = places_of_cpus.size() != 0
                                             ? detail::places_among(places_of_cpus, list)
                                             : places_of(device, list);
    for (std::size_t i = 0; i < list.size(); ++i) {
        control_places &places = destination.emplace_back();
        places.registers = registers_of(device, list[i]);
        // controls are accessed register by register, also where the backend takes whole register
        // programs
        places.registers.program_calls = nullptr;
        places.registers.of_thread = false;
        places.place = known[i];
        const bool is_known = detail::use_cpuid_on(device, list[i], [&](const auto &cpuid) {
            detail::find_rows(settings, cpuid_view{cpuid}, places);
        });
        if (!is_known)
            return {.kind = error_code::unfit_plan,
                    .cpu = list[i],
                    .subject = "which controls the processor has is not known, for nothing "
                               "answers CPUID"};
    }
    return {};
}

/// Returns whether a processor before `position` in `processors` shares the register of a control
/// with the processor at `position`; false where it is not known.
/// `position`: the index of a processor in `processors`
/// `control`: the index of the control in `control_places::rows`
inline bool is_shared_with_earlier(const std::vector<control_places> &processors,
                                   std::size_t position, std::size_t control) {
    const register_scope scope = processors[position].rows[control]->scope;
    const unsigned unit = processors[position].place.unit(scope);
    if (unit == no_unit) return false;
    for (std::size_t other = 0; other < position; ++other)
        if (processors[other].rows[control] != nullptr &&
            processors[other].place.unit(scope) == unit)
            return true;
    return false;
}

/// Settings of controls on logical processors, in effect during the lifetime of a
/// `control_session`. Each register is read, only the bits of the settings are changed, and each
/// written value is read back: where anything fails, all written registers are put back. A register
/// that several processors share is written once, on the first of them, unless the register reads
/// another value on the other processors. Closing, exit(), quick_exit() and, unless the options say
/// otherwise, the signals that end a program put back the values that the registers had, in the
/// reverse order. A control that another program has changed meanwhile, or put back, keeps that
/// program's value, and closing fails with `error_code::not_kept`, as the session does not know the
/// cause. Nothing
/// can put registers back after SIGKILL. A program that writes controls needs CAP_SYS_RAWIO.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/controls.hpp>
///     #include <msr/intel/perfmon.hpp>
///     #include <msr/session/controls.hpp>
///     using msr::controls::l2_stream;
///     constexpr const auto &quiet = msr::controls::plan<msr::perfmon::skylake, l2_stream::off>;
///     msr::dev_msr device;
///     msr::control_session held{device, quiet, msr::on_machine()};
class control_session {
public:
    /// The options of a session of controls where the user gives none: signals put registers back.
    static constexpr session_options usual_options{.restore_on_signals = true};

    /// Writes settings that the compiler has checked. Throws session_error.
    template <backend Backend, std::size_t Count>
    control_session(Backend &device, const controls::settings<Count> &settings,
                    const cpu_selection &cpus, session_options options = usual_options)
        : control_session(device, settings.view(), cpus, options) {}
    /// Writes settings that were read as text at run time. Throws session_error.
    template <backend Backend>
    control_session(Backend &device, sequence<controls::setting> settings,
                    const cpu_selection &cpus, session_options options = usual_options) {
        detail::throw_if<session_error, Backend>(open(device, settings, cpus, options));
    }
    /// Writes settings, and puts the failure, or none, into `problem`. After a failure all
    /// registers are as they were found.
    template <backend Backend>
    control_session(Backend &device, sequence<controls::setting> settings,
                    const cpu_selection &cpus, session_options options, failure &problem) {
        problem = open(device, settings, cpus, options);
    }

    /// Takes over the settings of another session, which then has nothing to put back.
    control_session(control_session &&) noexcept = default;
    /// Closes this session, and takes over the settings of `other`.
    control_session &operator=(control_session &&other) noexcept {
        failure unreported;
        close(unreported);
        parts_ = std::move(other.parts_);
        return *this;
    }
    /// Puts the registers that the session has written back, and reports no failure.
    ~control_session() {
        failure unreported;
        close(unreported);
    }

    /// Puts the registers back that the session has written. Throws session_error with the first
    /// failure, after trying all registers.
    // The function is a template, so that only programs that call it need exceptions.
    template <typename Asking = void>
    void close() {
        failure problem;
        close(problem);
        detail::throw_if<session_error, Asking>(problem);
    }
    /// Puts the registers back that the session has written, and puts the first failure, or none,
    /// into `problem`.
    void close(failure &problem) noexcept {
        problem = {};
        unsigned left = 0;
        while (!parts_.empty()) {
            const failure failed = parts_.back()->work.close();
            left += failed.unrestored_registers;
            if (failed && !problem) problem = failed;
            parts_.pop_back();
        }
        problem.unrestored_registers = left;
    }

    /// Leaves the settings in effect after the session: closing does not put the registers back.
    void keep() noexcept {
        for (auto &part : parts_)
            part->work.keep();
    }

    /// Returns the controls that the session has written, in the order of the writes.
    std::vector<held_control> controls() const {
        std::vector<held_control> result;
        for (const auto &part : parts_)
            result.insert(result.end(), part->controls.begin(), part->controls.end());
        return result;
    }

private:
    using part_owner = detail::sole_owner<detail::held_settings>;

    static failure broken(const verdict &verdict, unsigned cpu, error_code kind) {
        return {.kind = kind,
                .cpu = cpu,
                .name = verdict.names[0],
                .subject = verdict.broken->sentence};
    }

    template <backend Backend>
    failure open(Backend &device, sequence<controls::setting> settings, const cpu_selection &cpus,
                 session_options options) {
        std::vector<control_places> processors;
        if (const failure problem =
                find_controls(device, settings, cpus, options.places, processors))
            return problem;
        for (control_places &places : processors)
            if (const verdict verdict = detail::find_values(settings, places); !verdict.legal())
                return broken(verdict, places.registers.cpu, error_code::unfit_plan);
        return write_all(settings, processors, options);
    }

    /// Writes all settings of the session, or leaves all registers as they were.
    [[gnu::cold, gnu::noinline]] failure write_all(sequence<controls::setting> settings,
                                                   const std::vector<control_places> &processors,
                                                   session_options options) {
        if (settings.size() == 0) return {.kind = error_code::empty_program, .cpu = no_cpu};
        if (const failure problem = check_settings(settings, processors)) return problem;
        for (std::size_t i = 0; i < processors.size(); ++i) {
            const std::vector<std::size_t> mine = settings_of(settings, processors, i);
            if (mine.empty()) continue;
            if (const failure problem = write_on(processors[i], mine, options)) {
                const unsigned left_before = problem.unrestored_registers;
                failure closing;
                close(closing);
                failure result = problem;
                result.unrestored_registers = left_before + closing.unrestored_registers;
                return result;
            }
        }
        return {};
    }

    /// Returns the failure of the first setting that breaks a rule on a processor, or whose control
    /// no processor has; no failure where all settings may be written.
    static failure check_settings(sequence<controls::setting> settings,
                                  const std::vector<control_places> &processors) {
        for (std::size_t s = 0; s < settings.size(); ++s) {
            const char *const name = controls::name_of(settings[s].control).name;
            for (std::size_t other = 0; other < s; ++other)
                if (settings[other].control == settings[s].control)
                    return broken({&controls::control_stands_once::text, {name}}, no_cpu,
                                  error_code::illegal_plan);
            bool exists = false;
            for (const control_places &places : processors) {
                if (places.rows[s] == nullptr) continue;
                exists = true;
                const verdict verdict =
                    detail::check_setting(settings[s], *places.rows[s], places.values[s]);
                if (!verdict.legal())
                    return broken(verdict, places.registers.cpu, error_code::illegal_plan);
            }
            if (!exists && !processors.empty())
                return broken(processors.front().refusals[s], processors.front().registers.cpu,
                              error_code::unfit_plan);
        }
        return {};
    }

    /// Returns the indices of the settings that the processor at `position` writes. Leaves out a
    /// setting whose register an earlier processor shares, unless reading it fails or shows another
    /// value. A value that the processor may change itself (`row.moves`) is not compared.
    static std::vector<std::size_t> settings_of(sequence<controls::setting> settings,
                                                const std::vector<control_places> &processors,
                                                std::size_t position) {
        std::vector<std::size_t> result;
        const control_places &own = processors[position];
        for (std::size_t s = 0; s < settings.size(); ++s) {
            const controls::control_row *const row = own.rows[s];
            if (row == nullptr || own.place.unit(row->scope) == absent_unit) continue;
            std::uint64_t content = 0;
            if (is_shared_with_earlier(processors, position, s) &&
                !own.registers.read(row->address, content) &&
                (row->moves || row->value_of(content) == own.values[s]))
                continue;
            result.push_back(s);
        }
        return result;
    }

    /// Checks that a write of the control in `row` would take effect: the lock bit is clear, the
    /// bit that the control needs is set, and no other register overrules the control.
    static failure check_registers(const cpu_registers &registers,
                                   const controls::control_row &row) {
        const auto read_bit = [&](const controls::register_bit &place, bool &is_set) -> failure {
            std::uint64_t value = 0;
            failure problem = registers.read(place.address, value);
            is_set = (value >> place.bit & 1) != 0;
            return problem;
        };
        const char *const name = controls::name_of(row.number).name;
        bool is_set = false;
        if (row.lock.address != 0) {
            if (const failure problem = read_bit(row.lock, is_set)) return problem;
            if (is_set)
                return broken({&controls::register_is_not_locked::text, {name}}, registers.cpu,
                              error_code::unfit_plan);
        }
        for (const controls::register_bit &bit : {row.needs, row.overrules}) {
            if (bit.address == 0) continue;
            if (const failure problem = read_bit(bit, is_set)) return problem;
            if (is_set != (bit.address == row.needs.address && bit.bit == row.needs.bit))
                return broken({&controls::control_is_in_force::text, {name}}, registers.cpu,
                              error_code::unfit_plan);
        }
        return {};
    }

    /// Returns the failure where the number of a control breaks a rule in `content`, the value that
    /// the control's register will have.
    static failure check_number(const control_places &places, const controls::control_row &row,
                                std::uint64_t content) {
        const char *const name = controls::name_of(row.number).name;
        const std::uint64_t value = row.value_of(content);
        const auto refuse = [&](const rule_text &rule) {
            return broken({&rule, {name}}, places.registers.cpu, error_code::illegal_plan);
        };
        if (row.positive && value == 0) return refuse(controls::control_takes_the_number::text);
        // a desired performance of 0, outside of the bounds, lets the processor choose its
        // performance
        const bool is_free =
            row.number == controls::control_number::performance_desired && value == 0;
        if (row.bounds.address != 0 && !is_free) {
            std::uint64_t bounds = 0;
            if (const failure problem = places.registers.read(row.bounds.address, bounds))
                return problem;
            if (value < (bounds >> row.bounds.lowest & 0xff) ||
                value > (bounds >> row.bounds.highest & 0xff))
                return refuse(controls::number_is_within_bounds::text);
        }
        using enum controls::control_number;
        constexpr controls::control_number pairs[][2] = {
            {performance_minimum, performance_maximum},
            {uncore_minimum_ratio, uncore_maximum_ratio}};
        for (const auto &pair : pairs) {
            if (row.number != pair[0] && row.number != pair[1]) continue;
            const controls::control_row *const low = controls::row_on(pair[0], places.processor);
            const controls::control_row *const high = controls::row_on(pair[1], places.processor);
            if (low != nullptr && high != nullptr &&
                low->value_of(content) > high->value_of(content))
                return refuse(controls::minimum_is_below_maximum::text);
        }
        return {};
    }

    /// Checks the numbers of the settings with the indices `mine`, as they stand in the register
    /// values that `writes` would write.
    static failure check_numbers(const control_places &places, const std::vector<std::size_t> &mine,
                                 const std::vector<write> &writes) {
        for (const std::size_t s : mine)
            for (const write &entry : writes) {
                const controls::control_row &row = *places.rows[s];
                if (entry.address != row.address || row.bits != controls::polarity::number)
                    continue;
                std::uint64_t content = 0;
                if (const failure problem = places.registers.read(row.address, content))
                    return problem;
                if (const failure problem =
                        check_number(places, row, (content & entry.keep) | entry.value))
                    return problem;
            }
        return {};
    }

    /// Writes the settings with the indices `mine` on a processor. A register with several of these
    /// settings is written once.
    failure write_on(const control_places &places, const std::vector<std::size_t> &mine,
                     session_options options) {
        std::vector<write> writes;
        std::vector<touched_register> touched;
        for (const std::size_t s : mine) {
            const controls::control_row &row = *places.rows[s];
            if (const failure problem = check_registers(places.registers, row)) return problem;
            std::size_t i = 0;
            while (i < writes.size() && writes[i].address != row.address)
                ++i;
            if (i == writes.size()) {
                writes.push_back({.address = row.address, .keep = ~std::uint64_t{0}});
                touched.push_back({.address = row.address,
                                   .check = ~std::uint64_t{0},
                                   .name = row.register_name,
                                   .shared = ~std::uint64_t{0},
                                   .keeps_foreign_value = true});
            }
            writes[i].value |= row.content_of(places.values[s]);
            writes[i].keep &= ~row.mask();
            touched[i].shared &= ~row.mask();
            if (row.moves) touched[i].check &= ~row.mask();
        }
        if (const failure problem = check_numbers(places, mine, writes)) return problem;
        const std::vector<touched_register> reversed(touched.rbegin(), touched.rend());
        part_owner part{std::in_place, places.registers, std::move(writes), reversed, options};
        if (const failure problem = part->work.open(false)) return problem;
        for (const std::size_t s : mine)
            part->controls.push_back(held_of(*part, places, *places.rows[s]));
        parts_.push_back(std::move(part));
        return {};
    }

    /// Returns the control of `row` as held by the session, with the control's values before and
    /// after the write of `part`.
    static held_control held_of(const detail::held_settings &part, const control_places &places,
                                const controls::control_row &row) {
        held_control result{.cpu = places.registers.cpu, .row = &row, .units = places.units};
        for (std::size_t i = 0; i < part.touched.size(); ++i) {
            if (part.touched[i].address != row.address) continue;
            const register_memory &memory = part.work.memories()[i];
            result.previous_value = row.value_of(memory.original_value);
            result.written_value = row.value_of(memory.written_value);
        }
        return result;
    }

    std::vector<part_owner> parts_{};
};

} // namespace msr
