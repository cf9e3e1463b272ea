// Writes the counts of a session as text: a line for each choice, with the choice's text and its
// count.
#pragma once

#include <msr/core/digits.hpp>
#include <msr/core/program.hpp>
#include <msr/core/text.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/rules.hpp>
#include <msr/session/run_time_plan.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace msr {

template <typename Schedule>
class multiplexed_counts;

namespace detail {

/// A sink that appends the pieces of a text to a string.
struct string_sink {
    std::string &text;

    void operator()(text_view piece) const { text.append(piece.begin(), piece.size()); }
};

/// The source of the text of a plan's choice.
enum class text_source : std::uint8_t {
    plan,    ///< a count is named by the text that `plan.text(i)` returns
    request, ///< a count is named by the text that `write_text(plan.request_at(i), sink)` writes
    /// A count is named by the text that `write_text<event_pmu>(plan.request_at(i), sink)` writes.
    pmu_request,
    counter, ///< a count is named by the choice's counter, because the choice has no text
    /// A count is named by the text that `counts.plan().text(i)` returns, of a plan or a schedule
    /// made at run time.
    run_time_text,
};

/// Returns the source of the texts of a plan's choices. The header of a PMU's plans includes the
/// header of its `write_text`, so that all files of a program find the same source.
template <typename Plan>
consteval text_source text_source_of() {
    if constexpr (std::same_as<Plan, run_time_plan> || schedule_made_at_run_time<Plan>)
        return text_source::run_time_text;
    else if constexpr (requires {
                           { Plan::text(std::size_t{}) } -> std::convertible_to<std::string_view>;
                       })
        return text_source::plan;
    else if constexpr (requires(string_sink sink) {
                           write_text(Plan::request_at(std::size_t{}), sink);
                       })
        return text_source::request;
    else if constexpr (requires(string_sink sink) {
                           write_text<typename Plan::event_pmu_type>(
                               Plan::request_at(std::size_t{}), sink);
                       })
        return text_source::pmu_request;
    else
        return text_source::counter;
}

inline std::string_view name_or_nothing(const char *name) {
    return name == nullptr ? std::string_view{} : name;
}

/// Returns the readout (counter that is read) of the choice at `position` of a plan or a schedule.
template <typename Plan>
const readout &readout_of(std::size_t position) {
    if constexpr (countable_schedule<Plan>) {
        const auto place = Plan::place_of(position);
        return Plan::view(place.group).readouts[place.position];
    } else {
        return Plan::view().readouts[position];
    }
}

/// Appends the text of the choice at `position` of a plan. A meter, which stands behind the
/// choices, is named by its register.
template <typename Plan, text_source Source>
void append_choice(std::string &text, std::size_t position) {
    if constexpr (requires { Plan::meter_count; })
        if (position >= Plan::choices) {
            text += name_or_nothing(readout_of<Plan>(position).name);
            return;
        }
    if constexpr (Source == text_source::plan)
        text += std::string_view{Plan::text(position)};
    else if constexpr (Source == text_source::request)
        write_text(Plan::request_at(position), string_sink{text});
    else if constexpr (Source == text_source::pmu_request)
        write_text<typename Plan::event_pmu_type>(Plan::request_at(position), string_sink{text});
    else
        text += name_or_nothing(readout_of<Plan>(position).name);
}

/// Returns the readout (counter that was read) of the choice at `position` of counts.
template <typename Plan>
const readout &readout_at(const counts<Plan> &counts, std::size_t position) {
    if constexpr (std::same_as<Plan, run_time_plan>)
        return counts.plan().view().readouts[position];
    else
        return readout_of<Plan>(position);
}

/// Returns the readout (counter that was read) of the choice at `position` of multiplexed counts.
template <typename Schedule>
const readout &readout_at([[maybe_unused]] const multiplexed_counts<Schedule> &counts,
                          std::size_t position) {
    if constexpr (schedule_made_at_run_time<Schedule>) {
        const auto spot = counts.schedule().place_of(position);
        return counts.schedule().view(spot.group).readouts[spot.position];
    } else {
        return readout_of<Schedule>(position);
    }
}

template <text_source Source, typename Plan>
void append_text(std::string &text, const counts<Plan> &counts, std::size_t position) {
    if constexpr (Source == text_source::run_time_text)
        text += counts.plan().text(position);
    else
        append_choice<Plan, Source>(text, position);
}

template <text_source Source, typename Schedule>
void append_text(std::string &text, [[maybe_unused]] const multiplexed_counts<Schedule> &counts,
                 std::size_t position) {
    if constexpr (schedule_made_at_run_time<Schedule>)
        text += counts.schedule().text(position);
    else
        append_choice<Schedule, Source>(text, position);
}

/// Returns the text of the choice at `position` of counts.
template <text_source Source, typename Counts>
std::string text_at(const Counts &whole, std::size_t position) {
    std::string text;
    append_text<Source>(text, whole, position);
    return text;
}

inline void append_number(std::string &text, std::uint64_t number) {
    string_sink{text}(decimal_digits(number).view());
}

/// Appends ` COUNT` and the end of the line; for a choice that is sampled, the word `sampled` in
/// place of the count.
inline void append_count(std::string &text, const readout &source, std::uint64_t count) {
    text += ' ';
    if (source.is_sampled)
        text += "sampled";
    else
        append_number(text, count);
    text += '\n';
}

} // namespace detail

/// Returns a line `TEXT COUNT` for each choice. TEXT is the choice as the command line of msrpp
/// takes it; of a plan whose PMU writes no texts TEXT is the name of the counter, of a plan made at
/// run time the text that the plan keeps. A choice that is sampled has the word `sampled` for a
/// count.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::string to_string(const counts<Plan> &counts) {
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        detail::append_text<Source>(text, counts, i);
        detail::append_count(text, detail::readout_at(counts, i), counts.at(i));
    }
    return text;
}

/// Anything that text can be written to, such as std::ostream.
template <typename Stream>
concept text_stream = requires(Stream &stream, const char *text) {
    stream.write(text, 1);
};

namespace detail {

template <text_stream Stream>
Stream &write_to(Stream &destination, const std::string &text) {
    destination.write(text.data(), static_cast<std::ptrdiff_t>(text.size()));
    return destination;
}

} // namespace detail

/// Writes the text that `to_string` returns for the counts.
/// `destination`: anything with `write(const char *, size)`, such as std::ostream
/// Returns `destination`.
template <text_stream Stream, typename Plan,
          detail::text_source Source = detail::text_source_of<Plan>()>
Stream &operator<<(Stream &destination, const counts<Plan> &counts) {
    return detail::write_to(destination, to_string(counts));
}

} // namespace msr
