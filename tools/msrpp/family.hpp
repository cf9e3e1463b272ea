// A family: a processor, or a kind of a processor's registers, that --cpu names, with all that
// commands need as plain data, so that the same code prints every family. Columns and members that
// only one family has are data, too.
#pragma once

#include "../support/json.hpp"
#include "../support/report/report.hpp"

#include <msr/core/field.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/identity.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

class cpuid_source;

using cells = std::vector<std::string>;

// --- data of msrpp list --------------------------------------------------------------------------

/// Properties of an event in addition to its numbers. Names of counters, and addresses, have a
/// blank between them.
struct event_particulars {
    std::string counters{}; ///< names of the general counters that may count the event
    std::string alone{};    ///< names of the counters of the event without Hyper-Threading
    std::string fixed{};    ///< names of the fixed counters that count the event
    /// `can`: the event can be sampled precisely (PEBS); `only`: the event can be sampled only
    /// precisely; empty: the event cannot be sampled precisely.
    std::string precise{};
    std::string precise_on{}; ///< names of the counters that sample the event precisely
    /// Addresses of registers beside the select register; the event needs one of them.
    std::string beside{};
    /// Content of the register beside the select register; empty: the choice gives the content.
    std::string holds{};
    std::string errata{};
    bool deprecated{};
    bool alone_is_other{}; ///< without Hyper-Threading other counters may count the event
};

/// A row of `msrpp list`.
struct listed {
    /// Kind of row: `event`, `mask`, `metric`, `counter`, `register`, `field`, `choice`.
    std::string kind;
    std::string name;       ///< name of the event, mask, register..., as the commands take it
    std::string belongs_to; ///< the event of a mask, the register of a field; otherwise empty
    std::string encoding;   ///< encoding of the row: `event=0x24 umask=0x3f`, `0xc0011033`, `18:0`
    std::string where; ///< the counters or registers that the row is limited to; empty: no limit
    std::string text;  ///< description of the row in a few words
    std::string confidence; ///< confidence in the facts: `high`, `medium` or `low`
    std::string whole{};    ///< name in a request, where that differs from `belongs_to:name`
    /// Names of registers by which patterns find the row, too, in any case.
    std::vector<std::string_view> uses{};
    unsigned number{};               ///< position of the row in the tables of the family
    event_particulars particulars{}; ///< properties of an event
    bool is_of_list{};               ///< the event is in a vendor's list
};

// --- data of msrpp encode ------------------------------------------------------------------------

/// A register write of a plan, with the register's name. The write's owner is the position of the
/// requested event for which the register is written.
struct named_family_write {
    std::string register_name;
    msr::write what{};

    /// Returns the position of the requested event with which the write is printed: the write's
    /// owner, or the first event where the write belongs to all events.
    std::size_t choice() const { return what.owner == msr::every_choice ? 0 : what.owner; }
};

/// The registers that count a requested event, or that tag micro-ops for the event.
struct counting_part {
    std::size_t choice{};
    unsigned counter{};      ///< the counter's number for RDPMC
    std::uint32_t select{};  ///< the address of the register that selects the event
    std::uint32_t control{}; ///< the address of the register that starts the counter
    bool overflows{};        ///< the counter overflows after a number of events
};

/// Parts of a plan that some formats print in addition to its writes.
struct plan_details {
    cells columns;                ///< headings of the table of requested events and their counters
    std::vector<cells> rows;      ///< rows of the table of requested events and their counters
    json target = json::object(); ///< members of the JSON about the processor
    std::vector<json> choices;    ///< members of the JSON for each requested event
    std::vector<counting_part> parts{};
};

/// Checked requests for events, with their counters and register writes.
struct family_plan {
    std::vector<std::string> texts;  ///< the requested events, as given
    std::vector<std::string> places; ///< the counter or register of each requested event
    std::vector<named_family_write> set_up;
    std::vector<named_family_write> start;
    std::vector<named_family_write> stop;
    std::vector<msr::readout> readouts;
    std::vector<std::string> notes;       ///< notes for the user: errata, doubts, scope
    std::vector<std::uint32_t> also_read; ///< registers that are read in addition to the counters
    /// Returns details of a family whose plans print more than counters; null for other families.
    std::function<plan_details()> details{};
    /// The table and the JSON list the counters that are read, and the notes.
    bool tells_readouts = true;
    bool keeps_bits = true; ///< false: bits that a write keeps may be written as 0
    /// Positions of the requested events that are counted only on the CPU that writes the
    /// registers.
    std::vector<std::size_t> of_this_cpu{};
    // Registers that the program touches in addition to its writes, for backends that carry it out.
    std::vector<msr::touched_register> touched{};
    std::vector<msr::claim> claims{};
    bool overflows{};
    bool interrupts{};
};

/// Adds the writes of a program to a plan. `name_of(address)`: returns the name of a register.
template <typename NameOf>
void take_writes(family_plan &destination, const msr::program_view &source, NameOf &&name_of) {
    const auto take = [&](std::vector<named_family_write> &phase,
                          msr::sequence<msr::write> writes) {
        for (const msr::write &write : writes)
            phase.push_back({name_of(write.address), write});
    };
    take(destination.set_up, source.set_up);
    take(destination.start, source.start);
    take(destination.stop, source.stop);
    destination.touched.assign(source.registers.begin(), source.registers.end());
    destination.claims.assign(source.claims.begin(), source.claims.end());
    destination.overflows = source.overflows;
    destination.interrupts = source.interrupts;
}

/// A register write for a requested event that is encoded without a plan.
struct plain_write {
    std::string_view register_name;
    std::uint32_t address{};
    std::uint64_t value{};
};

/// A requested event in the syntax of Linux's perf.
struct perf_event {
    std::string text; ///< text of the event: `r4e00020000000000`, `cpu/event=0xc0,umask=0x0/u`
    /// A sentence on why Linux's perf cannot count the requested event; empty: perf can count the
    /// event.
    std::string why;
};

// --- data of msrpp explain -----------------------------------------------------------------------

/// A register value that `explain` is given.
struct family_value {
    std::uint32_t address{};
    std::uint64_t value{};
    /// Name of the register as given: registers of several models may share the address.
    std::string name{};
};

/// All arguments of `explain`: register values and words of perf.
struct explain_arguments {
    std::vector<family_value> registers;
    /// Arguments of `explain` that are raw events of Linux's perf.
    std::vector<std::uint64_t> words;

    const family_value *at(std::uint32_t address) const {
        for (const family_value &value : registers)
            if (value.address == address) return &value;
        return nullptr;
    }
};

/// A field of a register value: name, bits, number and meaning.
struct explained_family_field {
    std::string name;
    unsigned low{};
    unsigned width{};
    std::uint64_t value{};
    std::string text;     ///< the value's name, or its meaning; may be empty
    std::string remark{}; ///< text that tables have in place of `text`
};

/// A detail of a register value that is printed in addition to its fields.
struct explained_detail {
    std::string label; ///< label of the row in a table
    /// Text of the row; empty: tables have no row for the detail.
    std::string text;
    bool in_csv{};   ///< CSV has the detail as a row with the label
    std::string key; ///< name of the detail's member in JSON
    json value;
};

struct explained_family_register {
    std::string name;
    std::uint32_t address{}; ///< address of the register; 0: the value belongs to no register
    std::uint64_t value{};
    std::vector<explained_family_field> fields;
    std::vector<explained_detail> details{};
};

/// A rule that register values break.
struct rule_report {
    std::string rule;               ///< name of the broken rule
    std::string sentence;           ///< sentence of the broken rule
    std::vector<std::string> by;    ///< names that break the rule
    std::vector<std::string> legal; ///< legal alternatives as texts; may be empty
    std::uint32_t address{};        ///< address of the register at fault
    std::uint64_t bits{};           ///< bits of the value at fault
};

/// Makes a broken rule for reports from the verdict of a check, with the legal alternatives.
rule_report rule_report_of(const msr::verdict &verdict, std::vector<std::string> legal = {});

/// A statement about register values: a sentence, and the forms that some formats have for it.
struct statement {
    statement(std::string text) : text{std::move(text)} {}
    statement(const char *text) : text{text} {}

    std::string text;
    std::string lines{}; ///< lines of the statement in tables, each with a newline
    cells row{};         ///< row of the statement in CSV
    json object{};
    bool in_csv = true;
};

/// A raw event of Linux's perf, explained.
struct explained_word {
    explained_family_register held; ///< fields of the event word
    std::string title;              ///< title of the event in a table
    std::string note;
    json object;
    std::vector<rule_report> broken;
};

struct family_explanation {
    std::vector<explained_family_register> registers;
    std::vector<statement> counts; ///< statements on the counters: event and filters of each
    std::vector<rule_report> broken;
    std::vector<statement> notes; ///< statements on errata, and on how sure the facts are
    std::vector<explained_word> words{};
    bool tells_cpu = true;            ///< the JSON of the explanation names the processor
    bool tells_words = false;         ///< the JSON of the explanation has the member `words`
    const char *notes_name = "notes"; ///< name of the JSON's member with the notes
};

// --- data of msrpp export and msrpp explain ------------------------------------------------------

/// A register of a family, for `export` and `explain`.
struct family_register {
    std::string name;
    std::uint32_t address{};
    std::vector<msr::field_row> fields;
    std::uint64_t reserved{}; ///< bits that software must write as 0
    bool read_only{};
    std::string scope; ///< scope of the register: `thread`, `core`, `package`, …; empty: thread
    bool linear_address{}; ///< the register holds a linear address, which must be canonical
    bool partly_known{};   ///< bits without a field belong to other software, and are not reserved
    /// The register selects what another register shows, so that a plan writes it several times.
    bool selects{};
};

// --- the family with its functions ---------------------------------------------------------------

/// A processor, or a kind of its registers, that --cpu names. The functions take the family's
/// `number` as the position of their PMU's target.
struct family {
    std::string name;   ///< name in lower case, in the syntax of --cpu
    std::string text;   ///< a description of the processor, for people
    std::string vendor; ///< vendor: `intel`, `amd` or `cyrix`
    unsigned number{};
    /// The processor that the family means, of those that share the name: the processor's list of
    /// events is used.
    msr::core processor{};
    /// CPUID of a processor, by whose announcements plans are made. Null: plans are for every
    /// processor with the name.
    std::shared_ptr<const cpuid_source> announced{};
    unsigned wired{}; ///< kind of registers that the kernel module knows (MSRPP_ON_...); 0: none
    /// Number of events; 0: the number of names, which takes time to find.
    std::size_t event_count{};
    std::size_t counter_count{};

    std::vector<listed> (*list)(const family &){};
    /// Returns the number of counters, where CPUID in `announced` decides the number; null: CPUID
    /// does not decide the number.
    std::size_t (*counters)(const family &){};
    /// Returns the names of the family's events in less time than `list`; null: only `list` has the
    /// names.
    std::vector<std::string_view> (*event_names)(const family &){};
    /// Returns the plan of requested events. Throws a complaint that names the event at fault, the
    /// rule and the legal alternatives.
    family_plan (*plan)(const family &, const std::vector<std::string> &choices){};
    family_explanation (*explain)(const family &, const explain_arguments &){};
    std::vector<family_register> (*registers)(const family &){};

    // Members that only some families have, from plan_counters to the end; null or empty in all
    // other families.

    /// The functions `plan` and `perf` without meters, where `plan` and `perf` have meters
    /// (families/meters.hpp).
    family_plan (*plan_counters)(const family &, const std::vector<std::string> &choices){};
    std::vector<perf_event> (*perf_counters)(const family &,
                                             const std::vector<std::string> &choices){};

    /// Returns the registers of boxes outside of the cores.
    std::vector<family_register> (*unit_registers)(const family &){};
    /// Returns the list of a box outside of the cores by the box's name, or the list of `all`
    /// boxes. Throws a complaint where the processor has no such box.
    std::vector<listed> (*list_unit)(const family &, std::string_view unit){};

    /// Returns the family for a model of --model, with or without Hyper-Threading. Throws a
    /// complaint where there is no such model.
    family (*variant)(const std::string &model, bool hyper_threading){};
    /// Returns the event of perf for each requested event. Throws a complaint where perf has no
    /// such event.
    std::vector<perf_event> (*perf)(const family &, const std::vector<std::string> &choices){};
    /// Returns the processor whose list of events the family has; `none`: the family has no list of
    /// a processor.
    msr::core (*list_core)(const family &){};
    /// Returns the report of `list` for selected rows, where the family has a report of its own.
    report (*show)(const family &, const std::vector<listed> &){};
    /// Returns why no row matches a pattern. `of_any_model`: rows of the family's other models that
    /// match.
    std::string (*no_match)(const family &, const std::string &pattern,
                            const std::vector<listed> &of_any_model){};
    /// Reads an argument of `explain` that is no `REGISTER=VALUE`. Returns false where the argument
    /// is not the family's.
    bool (*read_argument)(const family &, std::string_view text, explain_arguments &destination){};
    /// Writes the register values with which a requested event is counted, fast enough for `encode
    /// --each`. Returns false and sets the reason where there is no plan.
    bool (*encode_choice)(const family &, std::string_view choice, std::vector<plain_write> &writes,
                          std::string &reason){};
    /// Options of `explain` whose values are register values: names and help.
    std::vector<std::pair<std::string_view, std::string_view>> register_options{};
    const char *syntax{};         ///< syntax in which the family's events are requested, for help
    const char *syntax_meaning{}; ///< meaning of the words in the syntax
    unsigned cpu_family{};        ///< the family number that CPUID reports for the processor
    std::vector<unsigned> models{};
    std::size_t escr_count{};
};

/// Returns the families of NetBurst; each kind of PMU has such a function, and families.cpp joins
/// the results.
std::vector<family> netburst_families();
std::vector<family> p5_p6_families();
std::vector<family> perfmon_families();
std::vector<family> amd_counter_families();
std::vector<family> ibs_families();
std::vector<family> rdt_families();

/// Returns all families of the tool.
const std::vector<family> &families();

/// Returns the family with a name, in any case; null: no family has the name.
const family *family_named(std::string_view name);

} // namespace msrpp
