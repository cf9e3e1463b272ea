#include "line.hpp"

#include "settings/registers_only.hpp"

#include "../msrpp/beside.hpp"
#include "../msrpp/run/backend.hpp"
#include "../support/complaint.hpp"

namespace msrpp::rdt_tool {

void enter_machine(const std::string &backend, const char *command,
                   const std::vector<std::string> &words) {
    if (!run::is_machine(backend)) {
        if (backend == "auto" || backend == "dev" || backend == "shim") return;
        const std::string name = command;
        const bool needs_programs = name == "monitor" || name == "run" || name == "balance" ||
                                    name == "bandwidth" || name == "curve";
        if (is_registers_only(backend) && needs_programs)
            complain(wrong_usage, "rdt: " + name +
                                      ": nothing runs where only registers are: give "
                                      "--backend machine:CPU");
        if (is_registers_only(backend)) return;
        complain(wrong_usage,
                 "rdt: --backend: auto, shim, dev, machine:CPU or registers:CPU, not " +
                     in_quotes(backend));
    }
    msrpp::enter_machine(backend, "rdt", command, words);
}

void check_format(const std::string &format) {
    if (format != "table" && format != "csv" && format != "json")
        complain(wrong_usage, "rdt: --format: table, csv or json, not " + in_quotes(format));
}

} // namespace msrpp::rdt_tool
