#include "settings.hpp"

#include "../support/complaint.hpp"
#include "choices/cpu_aliases.hpp"

#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

namespace msrpp {

std::string default_cpu(const target_options &target_options) {
    return target_options.model.empty() && !target_options.hyper_threading ? native_name
                                                                           : pentium4_name;
}

family family_of_options(const target_options &target_options) {
    const family *const match = family_named(target_options.cpu);
    if (match == nullptr)
        complain(wrong_usage,
                 fmt::format("--cpu: no processor has the name {}{} ('msrpp cpus' names them)",
                             in_quotes(target_options.cpu), cpu_suggestion(target_options.cpu)));
    if (match->variant != nullptr)
        return match->variant(target_options.model, target_options.hyper_threading);
    if (!target_options.model.empty() || target_options.hyper_threading)
        complain(wrong_usage,
                 fmt::format("{}: only {} takes this option; the models of --cpu {} have names of "
                             "their own, where they differ",
                             target_options.model.empty() ? "--ht" : "--model", pentium4_name,
                             match->name));
    family result = *match;
    if (const msr::core core =
            msr::core_named({target_options.cpu_text.data(), target_options.cpu_text.size()});
        core != msr::core::none)
        result.processor = core;
    result.announced = target_options.announced;
    if (result.announced && result.counters != nullptr)
        result.counter_count = result.counters(result);
    return result;
}

} // namespace msrpp
