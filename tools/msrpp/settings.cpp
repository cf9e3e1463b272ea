#include "settings.hpp"

#include "complaint.hpp"
#include "cpu_aliases.hpp"
#include "suggest.hpp"

#include <msr/text.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

msr::text_view view(std::string_view text) { return {text.data(), text.size()}; }

std::string joined(const std::vector<std::string_view> &names) {
    std::string result;
    for (const std::string_view name : names) {
        if (!result.empty()) result += ", ";
        result += name;
    }
    return result;
}

netburst::model_set checked_models(const std::string &text) {
    if (text.empty()) return netburst::every_model;
    const msr::number_read number = msr::number_in(view(text));
    if (!number || number.value > 255 || !netburst::is_model(static_cast<int>(number.value)))
        complain(wrong_usage, "--model: no pentium4 has the model number " + in_quotes(text) +
                                  "; the models of family 15 are " +
                                  model_list(netburst::every_model, ", "));
    return netburst::of_models(static_cast<unsigned>(number.value));
}

format checked_format(const std::string &text, const std::vector<std::string_view> &known) {
    constexpr std::string_view names[] = {"table",  "csv",  "json",     "wrmsr", "c",
                                          "perfex", "perf", "msr-safe", "shim",  "bochs"};
    const std::string_view wanted = text.empty() ? known.front() : std::string_view{text};
    for (const std::string_view name : known)
        if (name == wanted)
            for (std::size_t i = 0; i < std::size(names); ++i)
                if (names[i] == wanted) return static_cast<format>(i);
    complain(wrong_usage, "--format: this command has no format " + in_quotes(text) +
                              suggestion(text, known) + " (known: " + joined(known) + ')');
}

unsigned checked_on_cpu(const std::string &text, format as) {
    if (text.empty()) return 0;
    if (as != format::wrmsr)
        complain(wrong_usage, "--on: only the format wrmsr names the CPU that is written to");
    const msr::number_read number = msr::number_in(view(text));
    if (!number || number.value > std::numeric_limits<std::uint32_t>::max())
        complain(wrong_usage, "--on: not the number of a logical CPU: " + in_quotes(text));
    return static_cast<unsigned>(number.value);
}

void refuse_models(const command_line &given, const family &of) {
    const char *const option = !given.model.empty() ? "--model" : "--ht";
    if (!given.model.empty() || given.hyper_threading)
        complain(wrong_usage, std::string{option} + ": only " + pentium4_name +
                                  " takes this option; the models of --cpu " + of.name +
                                  " have names of their own, where they differ");
}

} // namespace

const family *chosen_family(const command_line &given) {
    if (given.cpu.empty() || msr::same_without_case(view(given.cpu), pentium4_name)) return nullptr;
    if (const family *const found = family_named(given.cpu)) return found;
    complain(wrong_usage, "--cpu: no processor has the name " + in_quotes(given.cpu) +
                              cpu_suggestion(given.cpu) + " ('msrpp cpus' names them)");
}

std::string model_list(netburst::model_set models, const char *between) {
    std::string result;
    for (unsigned model = 0; model < 8; ++model) {
        if ((models >> model & 1) == 0) continue;
        if (!result.empty()) result += between;
        result += static_cast<char>('0' + model);
    }
    return result;
}

netburst::target target_asked_for(const command_line &given) {
    return {.models = checked_models(given.model), .hyper_threading = given.hyper_threading};
}

settings checked(const command_line &given, const std::vector<std::string_view> &formats) {
    settings result;
    if (const family *const of = chosen_family(given))
        refuse_models(given, *of);
    else
        result.on = target_asked_for(given);
    result.as = checked_format(given.format, formats);
    result.on_cpu = checked_on_cpu(given.on_cpu, result.as);
    result.arguments = given.arguments;
    return result;
}

} // namespace msrpp
