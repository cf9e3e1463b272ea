// Writes the sentences of failures: replaces placeholders by values of the failure.
#pragma once

#include <msr/backend/message/failure_sentences.hpp>
#include <msr/backend/message/failure_words.hpp>
#include <msr/core/digits.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/text.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>

#include <string.h>

namespace msr::detail {

// Returns the text of strerror_r, which returns the text itself (GNU), or whether the text is in
// the buffer (POSIX).
inline const char *system_text_of(const char *result, const char *) noexcept { return result; }
inline const char *system_text_of(int, const char *buffer) noexcept { return buffer; }

/// A writer of sentences about a failure. The writer writes as far as there is room, and counts the
/// characters of the whole text.
class failure_writer {
public:
    failure_writer(const failure &cause, char *text, std::size_t room) noexcept
        : why{cause}, memory{text}, capacity{room} {}

    [[gnu::cold, gnu::noinline]] void write(const char *sentence) noexcept { fill(sentence, true); }

    /// Returns the number of characters written, including those that did not fit.
    std::size_t size() const noexcept { return count; }

private:
    /// Writes a sentence up to its end, or up to the `|` or `}` of the placeholder that it is a
    /// part of, and returns the position of that end. `is_said`: whether the sentence is written;
    /// false: it is only skipped.
    [[gnu::cold, gnu::noinline]] const char *fill(const char *sentence, bool is_said) noexcept {
        while (*sentence != '\0' && *sentence != '|' && *sentence != '}')
            if (*sentence == '{')
                sentence = fill_place(sentence + 1, is_said);
            else
                put({sentence++, is_said ? std::size_t{1} : 0});
        return sentence;
    }

    /// Writes the value of the placeholder of a sentence whose word begins at `word`, and returns
    /// the position behind the placeholder. `is_said`: whether the value is written; false: it is
    /// only skipped.
    const char *fill_place(const char *word, bool is_said) noexcept {
        const char *end = word;
        while (*end != '?' && *end != '}')
            ++end;
        const sentence_word &place = place_of({word, static_cast<std::size_t>(end - word)});
        if (*end == '?') {
            const bool has = has_something_for(place);
            end = fill(end + 1, is_said && has);
            if (*end == '|') end = fill(end + 1, is_said && !has);
        } else if (is_said)
            fill_with(place);
        return end + 1;
    }

    /// Returns the row of the list of words that is `word`; patterns have no other words than the
    /// list.
    static const sentence_word &place_of(text_view word) noexcept {
        const sentence_word *sentence_word = sentence_words;
        while (!is(word, sentence_word->word))
            ++sentence_word;
        return *sentence_word;
    }
    static bool is(text_view word, const char *other) noexcept {
        for (const char letter : word)
            if (letter != *other++) return false;
        return *other == '\0';
    }

    bool has_something_for(const sentence_word &place) const noexcept {
        return place.as == notation::text ? text_of(place.what) != nullptr
                                          : number_of(place.what) != 0;
    }

    void fill_with(const sentence_word &place) noexcept {
        if (place.as == notation::text)
            put(text_of(place.what));
        else if (place.as == notation::sentence)
            fill(pattern_of(place.what), true);
        else
            put_number(number_of(place.what), place.as);
    }

    void put_number(std::uint64_t number, notation notation) noexcept {
        if (notation == notation::signed_decimal && number >> 63 != 0) {
            put("-");
            number = 0 - number;
        }
        put((notation == notation::hexadecimal ? hexadecimal_digits(number)
                                               : decimal_digits(number))
                .view());
    }

    const char *text_of(content place) const noexcept {
        switch (place) {
        case content::about:
            return why.subject;
        case content::explanation:
            return why.explanation;
        case content::name:
            return why.name;
        case content::state:
            return state_text(why.state);
        case content::system_error:
            return system_text();
        case content::where:
            return why.device;
        default:
            return nullptr;
        }
    }

    /// Returns the system's text for the error number of the failure; valid until the next call.
    const char *system_text() const noexcept {
        if (why.system_error == 0) return "unknown error";
        return system_text_of(::strerror_r(why.system_error, buffer, sizeof buffer), buffer);
    }

    std::uint64_t number_of(content place) const noexcept {
        switch (place) {
        case content::address:
            return why.address;
        case content::choice:
            return why.choice;
        case content::cpu:
            return why.cpu;
        case content::got:
            return why.actual_value;
        case content::is_bare:
            return why.subject != nullptr && accesses_nothing(why);
        case content::is_on_other_cpu:
            return why.is_on_other_cpu;
        case content::is_held:
            return why.state == session_state::open;
        case content::is_of_level_1:
            return why.value == 1;
        case content::is_unprivileged:
            return why.system_error == EPERM;
        case content::unrestored_registers:
            return why.unrestored_registers;
        case content::other_cpu:
            return why.other_cpu;
        case content::value:
            return why.value;
        case content::writing:
            return why.is_write;
        default:
            return 0;
        }
    }

    [[gnu::noinline]] void put(text_view text) noexcept {
        for (const char letter : text) {
            if (count < capacity) memory[count] = letter;
            ++count;
        }
    }

    const failure &why;
    char *memory;
    std::size_t capacity;
    std::size_t count{};
    mutable char buffer[256]{};
};

template <typename Release>
[[gnu::cold, gnu::noinline]] std::size_t
failure_words<Release>::reason(const failure &problem, char *text, std::size_t room) noexcept {
    failure_writer writer{problem, text, room};
    writer.write(reason_of(problem));
    return writer.size();
}

template <typename Release>
[[gnu::cold, gnu::noinline]] std::size_t
failure_words<Release>::message(const failure &problem, char *text, std::size_t room) noexcept {
    failure_writer writer{problem, text, room};
    if (const char *const whole = whole_pattern_of(problem)) {
        writer.write(whole);
        return writer.size();
    }
    writer.write(is_of_perf(problem.kind) ? "{where?{where}|CPU {cpu}}: " : "CPU {cpu}: ");
    writer.write(reason_of(problem));
    writer.write("{left changed?; registers that could not be put back: {left changed}}");
    return writer.size();
}

} // namespace msr::detail
