// Counts the choices of the command line while another session counts:
//     events_by_name bsq_cache_reference:rd_2ndl_hite uops_retired:nbogus:user
// The machine is the simulated Pentium 4, so that this runs anywhere; with `msr::dev_msr` in its
// place it counts on a Pentium 4. This was not tried on a Pentium 4.
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/choice_text.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/session.hpp>
#include <msr/session/holdings.hpp>
#include <msr/sim/pentium4.hpp>

#include <cstdint>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace p4 = msr::netburst;

namespace {

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;

std::vector<p4::request> requests_of(const std::vector<std::string> &texts) {
    std::vector<p4::request> requests;
    for (const std::string &text : texts) {
        const p4::parsed read = p4::parse({text.data(), text.size()});
        if (!read.well_formed())
            throw std::runtime_error{text + ": " + p4::sentence_of(read.problem)};
        requests.push_back(read.wanted);
    }
    return requests;
}

/// Reads two megabytes of simulated memory, twice.
void work(msr::sim::pentium4 &machine) {
    for (int round = 0; round < 2; ++round)
        for (std::uint32_t address = 0; address < 2 << 20; address += 64)
            machine.load(address);
}

} // namespace

int main(int count, char **arguments) {
    try {
        std::vector<std::string> texts(arguments + 1, arguments + count);
        if (texts.empty()) texts = {"bsq_cache_reference:rd_2ndl_hite"};
        const std::vector<p4::request> requests = requests_of(texts);

        msr::sim::pentium4 machine;
        msr::session outer{machine, msr::plan<misses>, msr::watch_cpu(0)};
        outer.start();

        // Alone, this plan would take the counter that the session `outer` uses.
        const auto result =
            p4::plan_around(msr::held_by_sessions(machine, 0), {requests.data(), requests.size()});
        msr::session inner{machine, msr::run_time_plan{result, texts}, msr::watch_cpu(0)};
        std::cout << inner.measure([&] { work(machine); });
        std::cout << outer.stop();
    } catch (const std::exception &failure) {
        std::cerr << "events_by_name: " << failure.what() << '\n';
        return 1;
    }
}
