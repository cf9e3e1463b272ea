#include "settings.hpp"

#include "../support/complaint.hpp"
#include "choices/cpu_aliases.hpp"

#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

namespace msrpp {

std::string default_cpu(const target_options &given) {
    return given.model.empty() && !given.hyper_threading ? native_name : pentium4_name;
}

family asked_family(const target_options &given) {
    const family *const found = family_named(given.cpu);
    if (found == nullptr)
        complain(wrong_usage,
                 fmt::format("--cpu: no processor has the name {}{} ('msrpp cpus' names them)",
                             in_quotes(given.cpu), cpu_suggestion(given.cpu)));
    if (found->variant != nullptr) return found->variant(given.model, given.hyper_threading);
    if (!given.model.empty() || given.hyper_threading)
        complain(wrong_usage,
                 fmt::format("{}: only {} takes this option; the models of --cpu {} have names of "
                             "their own, where they differ",
                             given.model.empty() ? "--ht" : "--model", pentium4_name, found->name));
    family result = *found;
    if (const msr::core asked = msr::core_named({given.asked.data(), given.asked.size()});
        asked != msr::core::none)
        result.processor = asked;
    result.announced = given.announced;
    if (result.announced && result.counters != nullptr)
        result.counter_count = result.counters(result);
    return result;
}

} // namespace msrpp
