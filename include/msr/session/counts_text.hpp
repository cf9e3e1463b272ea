// Counts as text: a line for each choice, with the choice's text and its count.
#pragma once

#include <msr/program.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/run_time_plan.hpp>
#include <msr/text.hpp>

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace msr {

namespace detail {

/// Takes the pieces of a text, one after the other.
struct string_sink {
    std::string &into;

    void operator()(text_view piece) const { into.append(piece.begin(), piece.size()); }
};

/// How the text of a plan's choice is to be had.
enum class text_source : std::uint8_t {
    plan,       ///< `plan.text(i)`
    request,    ///< `write_text(plan.request_at(i), sink)`
    of_machine, ///< `write_text<machine>(plan.request_at(i), sink)`
    counter,    ///< there is none: the name of the counter stands for it
};

/// What the headers that are included have for this plan.
template <typename Plan>
consteval text_source text_source_of() {
    if constexpr (requires {
                      { Plan::text(std::size_t{}) } -> std::convertible_to<std::string_view>;
                  })
        return text_source::plan;
    else if constexpr (requires(string_sink sink) {
                           write_text(Plan::request_at(std::size_t{}), sink);
                       })
        return text_source::request;
    else if constexpr (requires(string_sink sink) {
                           write_text<typename Plan::machine_type>(Plan::request_at(std::size_t{}),
                                                                   sink);
                       })
        return text_source::of_machine;
    else
        return text_source::counter;
}

inline std::string_view name_or_nothing(const char *name) {
    return name == nullptr ? std::string_view{} : name;
}

/// `Source` is a parameter, so that files which include different headers have different functions.
template <typename Plan, text_source Source>
void append_choice(std::string &into, std::size_t position) {
    if constexpr (Source == text_source::plan)
        into += std::string_view{Plan::text(position)};
    else if constexpr (Source == text_source::request)
        write_text(Plan::request_at(position), string_sink{into});
    else if constexpr (Source == text_source::of_machine)
        write_text<typename Plan::machine_type>(Plan::request_at(position), string_sink{into});
    else
        into += name_or_nothing(Plan::view().readouts[position].name);
}

/// ` COUNT` and the end of the line; a choice that is sampled has no count.
inline void append_count(std::string &into, const program_view &program, std::size_t position,
                         std::uint64_t count) {
    char digits[20]; // as many as 64 bits have
    into += ' ';
    if (program.readouts[position].sampled)
        into += "sampled";
    else
        into.append(digits, std::to_chars(digits, digits + sizeof digits, count).ptr);
    into += '\n';
}

} // namespace detail

/// A line `TEXT COUNT` for each choice. TEXT is what the tool takes for the choice if the
/// `choice_text.hpp` of its processors is included, or else the name of its counter. A choice that
/// is sampled has the word `sampled` for a count.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::string to_string(const counts<Plan> &all) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) {
        detail::append_choice<Plan, Source>(text, i);
        detail::append_count(text, Plan::view(), i, all.at(i));
    }
    return text;
}

/// The same; TEXT is that of the plan.
inline std::string to_string(const counts<run_time_plan> &all) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) {
        text += all.plan().text(i);
        detail::append_count(text, all.plan().view(), i, all.at(i));
    }
    return text;
}

/// Anything that text can be written to, such as std::ostream.
template <typename Stream>
concept text_stream = requires(Stream &into, const char *text) {
    into.write(text, 1);
};

/// Writes what `to_string` makes.
template <text_stream Stream, typename Plan,
          detail::text_source Source = detail::text_source_of<Plan>()>
Stream &operator<<(Stream &into, const counts<Plan> &all) {
    const std::string text = to_string<Plan, Source>(all);
    into.write(text.data(), static_cast<std::ptrdiff_t>(text.size()));
    return into;
}
template <text_stream Stream>
Stream &operator<<(Stream &into, const counts<run_time_plan> &all) {
    const std::string text = to_string(all);
    into.write(text.data(), static_cast<std::ptrdiff_t>(text.size()));
    return into;
}

} // namespace msr
