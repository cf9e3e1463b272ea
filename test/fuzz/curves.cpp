// Random bytes as a table of curves (performance of programs by cache ways): the parser refuses the
// table with a sentence, or returns complete curves, for which a plan can be made. Every second
// input begins with the names of columns, which random bytes never hit.
#include "require.hpp"

#include <msr/cache/applications/read_curves.hpp>
#include <msr/cache/partition.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

namespace {

namespace partition = msr::partition;
using fuzz::require;

void plan(const partition::curves &curves) {
    std::vector<std::string> names;
    for (const partition::application_curves &application : curves.applications()) {
        if (names.size() < 4) names.push_back(application.name);
        require(!application.name.empty(), "an application has a name");
        require(application.ways >= 2 && application.ways <= partition::most_ways,
                "a curve has 2 to 32 ways");
        for (std::size_t i = 0; i < partition::property_count; ++i)
            if (curves.known().has(static_cast<partition::property>(i)))
                for (const double value : application.values[i])
                    require(std::isfinite(value) && value >= 0, "a value is a number from 0 on");
    }
    const partition::made_workload workload = partition::make_workload(curves, names);
    require(static_cast<bool>(workload), "applications with curves make a workload");
    const unsigned ways = workload.value.ways();
    for (unsigned aim = 0; aim < 3; ++aim)
        for (unsigned model = 0; model < std::size(partition::model_names); ++model) {
            partition::request request{.aim = static_cast<partition::objective>(aim),
                                       .memory = {static_cast<partition::model>(model), 100},
                                       .room = {.ways = ways},
                                       .seconds = 0.05};
            const partition::plan plan = partition::make_plan(workload.value, request);
            require(plan || !plan.problem.empty(), "there is a plan or a sentence");
            unsigned sum = 0;
            for (const partition::cluster &application : plan.clusters)
                sum += application.ways;
            require(!plan || sum == ways, "a plan gives all ways");
            for (const double slowdown : plan.slowdowns)
                require(std::isfinite(slowdown), "a slowdown is a number");
        }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    std::string text;
    if (size % 2 == 0) text = "BENCH,NR_WAYS,ipc,llcmpkc\n";
    for (std::size_t i = 0; i < size; ++i) {
        // Three inputs of four are mapped to few characters, which form rows; the fourth input
        // stays as it is.
        constexpr char alphabet[] = "aab112,,,\n\n..\"0";
        text +=
            size % 8 < 6 ? alphabet[bytes[i] % (sizeof alphabet - 1)] : static_cast<char>(bytes[i]);
    }
    const partition::made_curves curves = partition::read_curves(text);
    require(curves || !curves.problem.empty(), "there are curves or a sentence");
    require(curves.problem.find('\n') == std::string::npos, "a sentence is on one line");
    if (curves) plan(curves.value);
    // A table of complete rows, with values of any size.
    std::string table = "BENCH,NR_WAYS,ipc,llcmpkc,bandwidth_mbps\n";
    for (std::size_t i = 0; i + 2 < size && i < 24; i += 2)
        table += std::string(1, static_cast<char>('a' + i / 8)) + "," +
                 std::to_string(i / 2 % 4 + 1) + "," + std::to_string(bytes[i] + 1) + "e" +
                 std::to_string(bytes[i + 1] % 100) + "," + std::to_string(bytes[i + 1]) + "," +
                 std::to_string(bytes[i] % 120) + "." + std::to_string(bytes[i + 1]) + "\n";
    if (const partition::made_curves rows = partition::read_curves(table)) plan(rows.value);
    return 0;
}
