#include "sampling_request.hpp"

#include "../../support/complaint.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string_view>
#include <system_error>

namespace msrpp::machine {

const char *name_of(sampled kind) {
    constexpr const char *names[] = {"any", "op", "fetch", "precise"};
    return names[static_cast<std::size_t>(kind)];
}

namespace {

constexpr const char *begin = "machine: --sampling: ";

sampled kind_of(std::string_view word) {
    for (const sampled sampled : {sampled::any, sampled::op, sampled::fetch, sampled::precise})
        if (word == name_of(sampled)) return sampled;
    complain(wrong_usage, begin + ("op, fetch, precise or any, not " + in_quotes(word)));
}

std::uint64_t number_in(std::string_view word, std::string_view text, std::uint64_t minimum,
                        std::uint64_t maximum) {
    std::uint64_t value = 0;
    const bool is_hexadecimal = text.starts_with("0x");
    const char *const end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + (is_hexadecimal ? 2 : 0), end, value,
                                      is_hexadecimal ? 16 : 10);
    if (read.ec != std::errc{} || read.ptr != end || value < minimum || value > maximum)
        complain(wrong_usage, begin + std::string{word} + ": a number from " +
                                  std::to_string(minimum) + " to " + std::to_string(maximum) +
                                  ", not " + in_quotes(text));
    return value;
}

} // namespace

sampling_request sampling_of(const std::string &file, const std::string &text) {
    constexpr std::uint64_t longest = 0xffff'ffff; // a record has 32 bits for the period
    constexpr std::string_view of_event = "event=";
    sampling_request result;
    result.file = file;
    std::string_view rest = text;
    const auto next = [&] {
        const std::size_t end = rest.find(',');
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
        return word;
    };
    result.kind = kind_of(next());
    while (!rest.empty()) {
        // `event=` comes last in --sampling, because the text of an event may have commas.
        if (rest.starts_with(of_event)) {
            result.event = rest.substr(of_event.size());
            break;
        }
        const std::string_view word = next();
        const std::size_t sign = word.find('=');
        const std::string_view name = word.substr(0, sign);
        const std::string_view value = sign == word.npos ? "" : word.substr(sign + 1);
        if (name == "period")
            result.period = number_in(name, value, 1, longest);
        else if (name == "random")
            result.random_bits = static_cast<unsigned>(number_in(name, value, 0, 12));
        else if (name == "chain")
            result.chain = static_cast<unsigned>(number_in(name, value, 0, 200));
        else if (name == "branches")
            result.branches = value;
        else
            complain(wrong_usage, begin + ("period=N, random=BITS, chain=DEPTH, branches=CHOICE or "
                                           "event=CHOICE, not " +
                                           in_quotes(word)));
    }
    const unsigned bits = result.random_bits;
    if (bits != result.not_said && bits != 0 && bits != 4 && bits != 7 && bits != 12)
        complain(wrong_usage, begin + ("random: 0, 4, 7 or 12 bits, not " + std::to_string(bits)));
    return result;
}

std::string in_words_of_profile(const std::string &line) {
    constexpr std::string_view command = "machine: ", kind = "on ", sampling = "--sampling: ";
    if (!line.starts_with(command)) return line;
    std::string sentence = line.substr(command.size());
    std::string words = "profile record: ";
    // the sentence names a kind of CPU, as sentences about a machine of several kinds do
    if (sentence.starts_with(kind)) {
        const std::size_t end = std::min(sentence.find(": "), sentence.size() - 2) + 2;
        words += sentence.substr(0, end);
        sentence.erase(0, end);
    } else if (!sentence.starts_with(sampling)) {
        return line;
    }
    if (sentence.starts_with(sampling)) sentence.erase(0, sampling.size());
    for (const std::string_view option :
         {"period: ", "random: ", "chain: ", "branches: ", "event: "})
        if (sentence.starts_with(option)) return words + "--" + sentence;
    return words + sentence;
}

} // namespace msrpp::machine
