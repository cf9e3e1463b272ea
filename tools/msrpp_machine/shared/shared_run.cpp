#include "shared_run.hpp"

#include "../../msrpp/choices/events_file.hpp"
#include "../../msrpp/settings.hpp"
#include "../../support/complaint.hpp"

#include "../../support/descriptor.hpp"
#include "../../support/text.hpp"
#include "../built_machine.hpp"
#include "../counting.hpp"
#include "../cpuid/cpuid_leaves.hpp"
#include "../mixed.hpp"
#include "../programs/emulator.hpp"
#include "../programs/program_host.hpp"
#include "../programs/running.hpp"
#include "../traces/recording.hpp"
#include "keeper.hpp"
#include "member.hpp"
#include "shared_counting.hpp"
#include "socket_place.hpp"
#include "socket_words.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace msrpp::machine {

namespace {

machine_name name_of(const arguments &given) {
    machine_name name;
    const target_options &line = given.common;
    std::string cpu = msrpp::joined(given.processors, ",");
    if (cpu.empty() && (!line.model.empty() || line.hyper_threading)) cpu = pentium4_name;
    name.cpu.set(cpu);
    name.model.set(cpu == pentium4_name && line.model.empty() ? "2" : line.model);
    name.hyper_threading = line.hyper_threading ? 1 : 0;
    name.cpus = given.cpus_were_given ? given.cpus : 0;
    return name;
}

/// Makes the machine that is wanted. The place is locked.
void make_shared_machine(const socket_place &at, arguments given) {
    check(given);
    if (given.processors.empty()) given.processors = names_in(default_cpu(given.common));
    const kinds_of_cpus which = kinds_in(given);
    built_machine built{which, given.cpus, given.pages()};
    machine_name name = name_of(given);
    name.cpus = given.cpus;
    std::unique_ptr<recording> trace;
    if (!given.record_file.empty())
        trace = std::make_unique<recording>(given.record_file, given.cpus,
                                            model_of(which.kinds.front()).row->is);
    start_keeper(at, {name, cpuid_of(which, given.cpus), std::move(built.processor),
                      std::move(built.with), std::move(trace)});
}

/// Joins the machine at a place, which is made where there is none.
std::unique_ptr<member> joined_machine(const socket_place &at, const arguments &given) {
    std::unique_ptr<member> with;
    {
        const descriptor lock = at.locked();
        descriptor connection = at.connected();
        if (connection && !given.record_file.empty())
            complain(wrong_usage, "machine: --record: the machine is there already, and records "
                                  "nothing: say so where it is made");
        if (connection && !given.pages_text.empty())
            complain(wrong_usage, "machine: --pages: the machine is there already: say so where it "
                                  "is made");
        if (!connection) {
            make_shared_machine(at, given);
            connection = at.connected();
        }
        with = std::make_unique<member>(std::move(connection), name_of(given));
    }
    return with;
}

} // namespace

int run_shared(arguments given) {
    if (given.record_file == "-")
        complain(wrong_usage, "machine: --record: with --machine-socket it is a file, which has "
                              "what all programs execute");
    check(given);
    check_output(given);
    expect_place_for_counts(given.output_file);
    (void)program_named(given.program.front());
    const socket_place at{given.socket};
    std::unique_ptr<program_host> on;
    {
        std::unique_ptr<member> with = joined_machine(at, given);
        const machine_name name = with->welcome();
        given.processors = names_in(name.cpu.text());
        given.common.model = name.model.text();
        given.common.hyper_threading = name.hyper_threading != 0;
        given.cpus = name.cpus;
        on = std::move(with);
    }
    check(given);
    const program_run what = run_of(given);
    const kinds_of_cpus which = kinds_in(given);
    const emulator by = emulator_for(which.kinds.front());
    if (!given.common.events_file.empty())
        use_events(given.common.events_file, which.kinds.front());
    std::optional<shared_counting> counts;
    if (!given.choices.empty()) counts.emplace(which, given, what.pinned_to);
    const auto ended = [&] { // of a keeper that was killed nothing stays, either
        on.reset();
        try {
            const descriptor lock = at.locked();
            (void)at.connected();
        } catch (const complaint &) { // what is there now is not ours
        }
    };
    try {
        const int status = run_apart(given.dev_folder, [&] {
            std::unique_ptr<program_host> here;
            const auto make = [&] {
                if (counts) {
                    member &with = static_cast<member &>(*on);
                    counts->begin(with);
                    with.before_leaving([&] { counts->end(); });
                }
                return std::move(on);
            };
            const int ended_with = run_program(what, by, make, here);
            if (counts) counts->print(given);
            return ended_with;
        });
        ended();
        return status;
    } catch (...) {
        ended();
        throw;
    }
}

} // namespace msrpp::machine
