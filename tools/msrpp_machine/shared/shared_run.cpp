#include "shared_run.hpp"

#include "../../msrpp/choices/events_file.hpp"
#include "../../msrpp/settings.hpp"
#include "../../support/complaint.hpp"

#include "../../support/descriptor.hpp"
#include "../../support/text.hpp"
#include "../built_machine.hpp"
#include "../counting.hpp"
#include "../cpuid/cpuid_leaves.hpp"
#include "../host_files/simulated_files.hpp"
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

machine_name name_of(const arguments &arguments) {
    machine_name name;
    const target_options &line = arguments.common;
    std::string cpu = msrpp::joined(arguments.processors, ",");
    if (cpu.empty() && (!line.model.empty() || line.hyper_threading)) cpu = pentium4_name;
    name.cpu.set(cpu);
    name.model.set(cpu == pentium4_name && line.model.empty() ? "2" : line.model);
    name.hyper_threading = line.hyper_threading ? 1 : 0;
    name.cpus = arguments.cpus_were_given ? arguments.cpus : 0;
    return name;
}

/// Makes the shared machine that the arguments describe. The folder of the socket must be locked.
void make_shared_machine(const socket_place &position, arguments arguments) {
    check(arguments);
    if (arguments.processors.empty())
        arguments.processors = names_in(default_cpu(arguments.common));
    const kinds_of_cpus cpus = kinds_in(arguments);
    built_machine built{cpus, arguments.cpus, arguments.pages()};
    machine_name name = name_of(arguments);
    name.cpus = arguments.cpus;
    std::unique_ptr<recording> trace;
    if (!arguments.record_file.empty())
        trace = std::make_unique<recording>(arguments.record_file, arguments.cpus,
                                            model_of(cpus.kinds.front()).row->is);
    start_keeper(position, {name, cpuid_of(cpus, arguments.cpus), std::move(built.processor),
                            std::move(built.model),
                            std::make_unique<perf_events>(cpus, arguments.cpus), std::move(trace)});
}

/// Joins the shared machine at a socket; without a machine at the socket, makes one.
std::unique_ptr<member> joined_machine(const socket_place &position, const arguments &arguments) {
    std::unique_ptr<member> model;
    {
        const descriptor lock = position.locked();
        descriptor connection = position.connected();
        if (connection && !arguments.record_file.empty())
            complain(wrong_usage, "machine: --record: the machine is there already, and records "
                                  "nothing: say so where it is made");
        if (connection && !arguments.pages_text.empty())
            complain(wrong_usage, "machine: --pages: the machine is there already: say so where it "
                                  "is made");
        if (!connection) {
            make_shared_machine(position, arguments);
            connection = position.connected();
        }
        model = std::make_unique<member>(std::move(connection), name_of(arguments));
    }
    return model;
}

} // namespace

int run_shared(arguments arguments) {
    if (arguments.record_file == "-")
        complain(wrong_usage, "machine: --record: with --machine-socket it is a file, which has "
                              "what all programs execute");
    check(arguments);
    check_output(arguments);
    expect_place_for_counts(arguments.output_file);
    (void)program_named(arguments.program.front());
    const socket_place position{arguments.socket};
    std::unique_ptr<program_host> host;
    {
        std::unique_ptr<member> model = joined_machine(position, arguments);
        const machine_name name = model->welcome();
        arguments.processors = names_in(name.cpu.text());
        arguments.common.model = name.model.text();
        arguments.common.hyper_threading = name.hyper_threading != 0;
        arguments.cpus = name.cpus;
        host = std::move(model);
    }
    check(arguments);
    program_run run = run_of(arguments);
    const kinds_of_cpus cpus = kinds_in(arguments);
    const emulator emulator = emulator_for(cpus.kinds.front());
    if (arguments.dev_folder.empty()) run.files = simulated_files(cpus, arguments.cpus, emulator);
    if (!arguments.common.events_file.empty())
        use_events(arguments.common.events_file, cpus.kinds.front());
    std::optional<shared_counting> counts;
    if (!arguments.choices.empty()) counts.emplace(cpus, arguments, run.pinned_to);
    // Removes the socket of a server process that was killed.
    const auto ended = [&] {
        host.reset();
        try {
            const descriptor lock = position.locked();
            (void)position.connected();
            // An error about another machine, which listens at the socket now, is dropped.
        } catch (const complaint &) {
        }
    };
    try {
        const int status = run_apart(arguments.dev_folder, [&] {
            std::unique_ptr<program_host> here;
            const auto make = [&] {
                if (counts) {
                    member &with = static_cast<member &>(*host);
                    counts->begin(with);
                    with.before_leaving([&] { counts->end(); });
                }
                return std::move(host);
            };
            const int ended_with = run_program(run, emulator, make, here);
            if (counts) counts->print(arguments);
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
