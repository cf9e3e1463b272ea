// `msrpp cpus`: the processor families that are known.
#include "commands.hpp"
#include "json.hpp"
#include "output.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/wiring.hpp>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

constexpr const char *pentium4_text = "Intel Pentium 4 and Xeon (NetBurst)";
constexpr unsigned pentium4_family = 15;

} // namespace

int list_cpus(const command_line &given) {
    const settings asked = checked(given, {"table", "csv", "json"});
    const std::string models = model_list(asked.on.models);
    const std::string numbers[] = {
        fmt::format("{}", pentium4_family), fmt::format("{}", netburst::event_count),
        fmt::format("{}", netburst::escr_count), fmt::format("{}", netburst::counter_count)};
    output out;
    if (asked.as == format::json) {
        append_document(out, {{"cpus", json::array({{{"cpu", pentium4_name},
                                                     {"family", pentium4_family},
                                                     {"models", models_as_json(asked.on.models)},
                                                     {"events", netburst::event_count},
                                                     {"escrs", netburst::escr_count},
                                                     {"counters", netburst::counter_count},
                                                     {"text", pentium4_text}}})}});
    } else if (asked.as == format::csv) {
        append_row(out, {"cpu", "family", "models", "events", "escrs", "counters", "text"});
        append_row(out, {pentium4_name, numbers[0], models, numbers[1], numbers[2], numbers[3],
                         pentium4_text});
    } else {
        aligned_table table;
        table.add({"cpu", "family", "models", "events", "escrs", "counters", ""});
        table.add(
            {pentium4_name, numbers[0], models, numbers[1], numbers[2], numbers[3], pentium4_text});
        table.append_to(out);
    }
    flush(out);
    return 0;
}

} // namespace msrpp
