// The commands, each of them for every processor. They return the exit status, print to standard
// output, and throw a complaint.
#pragma once

#include "family.hpp"
#include "settings.hpp"

#include <string>
#include <vector>

namespace msrpp {

int list(const command_line &given, const family &of);
int encode(const command_line &given, const family &of);
int encode_each(const command_line &given, const family &of);
int explain(const command_line &given, const family &of);
int export_registers(const command_line &given, const family &of);

/// What `import` is given.
struct import_line {
    std::vector<std::string> files;   ///< tables of events; `-` is standard input
    std::string list;                 ///< the namespace of a header
    std::string processor;            ///< its name in the table of processors
    std::string text;                 ///< the processor for people; empty: its name
    bool table = false;               ///< write a table for --events
    bool limits = false;              ///< write only which counters may count numbers
    bool offcore = false;             ///< these are the events of the off-core responses
    std::string metrics;              ///< a table of metrics: the header is theirs
    std::string offcore_table;        ///< off-core responses that metrics count, too
    std::string base;                 ///< a table; a header has only what its list says otherwise
    std::string base_list;            ///< the namespace of the base's list
    std::string base_processor;       ///< its name in the table of processors
    std::string base_metrics;         ///< its table of metrics
    std::string base_offcore_table;   ///< its off-core responses that metrics count, too
    std::vector<std::string> sharers; ///< `PROCESSOR=TABLE`: their lists share rows of the header
};
int import(const import_line &given);

int list_cpus(const command_line &given);
int detect(const command_line &given);

} // namespace msrpp
