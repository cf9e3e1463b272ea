#include "carrier.hpp"
#include "command.hpp"
#include "intervals.hpp"
#include "plain_program.hpp"

#include "../complaint.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/perf.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::run {

namespace {

[[noreturn]] void refuse(const msr::failure &why, const family_plan &group) {
    std::string line = "run: " + msr::message(why);
    if (why.choice != 0 && why.choice <= group.texts.size())
        line += "; it is " + in_quotes(group.texts[why.choice - 1]);
    complain(rule_broken, line);
}

} // namespace

std::string why_not_perf() {
    msr::perf here;
    const msr::failure why = here.probe();
    return why ? msr::message(why) : std::string{};
}

outcome by_perf(const work &what, const family_plan &group) {
    command program{what.program, what.cpus, what.around};
    msr::perf counters{
        msr::of_thread(program.process()),
        {.shared = msr::perf_shared::as_it_is, .inherit = true, .at_exec = true, .rdpmc = false}};
    const plain_program writes{group};
    msr::program_handle loaded;
    msr::failure why = counters.load(0, writes.view(), loaded);
    if (!why) why = counters.start(loaded);
    if (why) refuse(why, group);
    const auto read = [&](std::uint64_t) {
        std::vector<reading> all(group.texts.size());
        std::vector<std::uint64_t> counts(group.readouts.size());
        msr::perf_times times;
        msr::failure refused = counters.times(loaded, times);
        if (!refused) refused = counters.counts(loaded, counts.data(), counts.size());
        if (refused) refuse(refused, group);
        for (std::size_t i = 0; i < counts.size(); ++i)
            all[writes.choice_of(i)] = {counts[i], times.enabled, times.running};
        return all;
    };
    const stopwatch since;
    program.begin();
    std::vector<moment> moments = read_while_running(program, what, since, read);
    outcome result{.status = program.wait(), .readings = {}, .moments = std::move(moments)};
    result.was_counted = program.began();
    if (!result.was_counted) return result;
    result.readings = read(0);
    result.moments.push_back({since.nanoseconds(), result.readings});
    return result;
}

} // namespace msrpp::run
