// A family: a processor or a kind of its registers that --cpu names, with all that commands need of
// it as plain data, so that one code prints every family. Columns and members of a single family
// are data, too.
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

// --- list ---------------------------------------------------------------------------------------

/// Particulars of an event in addition to its numbers. Names of counters, and addresses, have a
/// blank between them.
struct event_particulars {
    std::string counters{};   ///< general counters that may count it
    std::string alone{};      ///< counters of the event without Hyper-Threading
    std::string fixed{};      ///< the fixed counters that count it
    std::string precise{};    ///< `can` be sampled precisely (PEBS), `only` precisely; empty: not
    std::string precise_on{}; ///< the counters that sample it precisely
    std::string beside{};     ///< addresses of registers beside its select; it needs one of them
    std::string holds{};      ///< content of the register; empty: the choice gives it
    std::string errata{};
    bool deprecated{};
    bool alone_is_other{}; ///< without Hyper-Threading it is limited, with it not, or otherwise
};

/// One row of `msrpp list`.
struct listed {
    std::string kind;       ///< `event`, `mask`, `metric`, `counter`, `register`, `field`, `choice`
    std::string name;       ///< the name, as a choice or `explain` takes it
    std::string belongs_to; ///< the event of a mask, the register of a field; else empty
    std::string encoding;   ///< `event=0x24 umask=0x3f`, `0xc0011033`, `18:0`
    std::string where;      ///< the counters or registers that can do it; empty: not limited
    std::string text;       ///< a description in a few words
    std::string confidence; ///< `high`, `medium` or `low`
    std::string whole{};    ///< as a choice has it, where that is not `belongs_to:name`
    std::vector<std::string_view> uses{}; ///< registers by which it is found, too, in any case
    unsigned number{};                    ///< position in the tables of the family
    event_particulars particulars{};      ///< particulars of an event
    bool is_of_list{};                    ///< the event is of a vendor's list
};

// --- encode -------------------------------------------------------------------------------------

/// One write of a plan. Its owner is a position among the texts.
struct named_family_write {
    std::string register_name;
    msr::write what{};

    /// The choice with which the write is printed: its owner, or the first choice where it belongs
    /// to all.
    std::size_t choice() const { return what.owner == msr::every_choice ? 0 : what.owner; }
};

/// The registers that count for a choice, or that tag for it.
struct counting_part {
    std::size_t choice{};
    unsigned counter{};      ///< the counter's number for RDPMC
    std::uint32_t select{};  ///< the address of what selects the event
    std::uint32_t control{}; ///< the address of what starts the counter
    bool overflows{};        ///< after a number of events
};

/// Parts of a plan that some formats print in addition to its writes.
struct plan_details {
    cells columns;                ///< of a table of who counts where
    std::vector<cells> rows;      ///< rows of the table
    json target = json::object(); ///< members about the processor
    std::vector<json> choices;    ///< members for each choice
    std::vector<counting_part> parts{};
};

/// Choices that were checked and have their places.
struct family_plan {
    std::vector<std::string> texts;  ///< the choices, as given
    std::vector<std::string> places; ///< for each choice the counter or register that it takes
    std::vector<named_family_write> set_up;
    std::vector<named_family_write> start;
    std::vector<named_family_write> stop;
    std::vector<msr::readout> readouts;
    std::vector<std::string> notes;       ///< notes for the user: errata, doubts, scope
    std::vector<std::uint32_t> also_read; ///< registers that are looked at beside the readouts
    /// Where a family says more of its choices than their places.
    std::function<plan_details()> details{};
    bool tells_readouts = true;             ///< the table and the JSON have readouts and notes
    bool keeps_bits = true;                 ///< false: where bits are kept, 0 does as well
    std::vector<std::size_t> of_this_cpu{}; ///< choices that work on the CPU that writes them
    // The rest of the program, for who carries it out.
    std::vector<msr::touched_register> touched{};
    std::vector<msr::claim> claims{};
    bool overflows{};
    bool interrupts{};
};

/// Gives a plan the writes of a program; `name_of(address)` names their registers.
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

/// One write of a choice that is encoded without a plan around it.
struct plain_write {
    std::string_view register_name;
    std::uint32_t address{};
    std::uint64_t value{};
};

/// A choice in the syntax of Linux's perf.
struct perf_event {
    std::string text; ///< `r4e00020000000000`, `cpu/event=0xc0,umask=0x0/u`
    std::string why;  ///< a sentence: why there is no plan
};

// --- explain ------------------------------------------------------------------------------------

/// A register value that `explain` is asked about.
struct family_value {
    std::uint32_t address{};
    std::uint64_t value{};
    std::string name{}; ///< name of the register of the question: models may share its address
};

/// All that `explain` is asked about.
struct asked_values {
    std::vector<family_value> registers;
    std::vector<std::uint64_t> words; ///< raw events of Linux's perf

    const family_value *at(std::uint32_t address) const {
        for (const family_value &value : registers)
            if (value.address == address) return &value;
        return nullptr;
    }
};

/// One field of a register value.
struct explained_family_field {
    std::string name;
    unsigned low{};
    unsigned width{};
    std::uint64_t value{};
    std::string text;     ///< the value's name, or what it says; may be empty
    std::string remark{}; ///< a table has it in place of the text
};

/// A detail of a register value that is printed in addition to its fields.
struct explained_detail {
    std::string label; ///< in a table
    std::string text;  ///< the name on the processor; empty: the processor lacks it
    bool in_csv{};     ///< as a row with the label
    std::string key;   ///< the member's name in JSON
    json value;
};

struct explained_family_register {
    std::string name;
    std::uint32_t address{}; ///< 0: it is no register
    std::uint64_t value{};
    std::vector<explained_family_field> fields;
    std::vector<explained_detail> details{};
};

/// A rule that values break.
struct told_rule {
    std::string rule;               ///< name of the broken rule
    std::string sentence;           ///< sentence of the broken rule
    std::vector<std::string> by;    ///< names that break the rule
    std::vector<std::string> legal; ///< legal texts instead; may be empty
    std::uint32_t address{};        ///< of the register at fault
    std::uint64_t bits{};           ///< bits of the value at fault
};

/// Makes a broken rule for reports from the verdict of a check, with the legal alternatives.
told_rule told_of(const msr::verdict &verdict, std::vector<std::string> legal = {});

/// Something that values say or that concerns them: a sentence, and what some formats have for it.
struct statement {
    statement(std::string text) : text{std::move(text)} {}
    statement(const char *text) : text{text} {}

    std::string text;
    std::string lines{}; ///< lines of a table, each with its newline
    cells row{};         ///< row of a CSV
    json object{};
    bool in_csv = true;
};

/// A raw event of Linux's perf.
struct explained_word {
    explained_family_register held; ///< fields of the register
    std::string title;              ///< title of a table
    std::string note;
    json object;
    std::vector<told_rule> broken;
};

struct family_explanation {
    std::vector<explained_family_register> registers;
    std::vector<statement> counts; ///< which counter counts what, how filtered
    std::vector<told_rule> broken;
    std::vector<statement> notes; ///< errata, and how sure the facts are
    std::vector<explained_word> words{};
    bool tells_cpu = true;            ///< the JSON names the processor
    bool tells_words = false;         ///< the JSON has `words`
    const char *notes_name = "notes"; ///< the member's name of notes in JSON
};

// --- export and explain -------------------------------------------------------------------------

/// A register of a family, for `export` and `explain`.
struct family_register {
    std::string name;
    std::uint32_t address{};
    std::vector<msr::field_row> fields;
    std::uint64_t reserved{}; ///< bits that software must leave 0
    bool read_only{};
    std::string scope;     ///< `thread`, `core`, `package`, …; empty: thread
    bool linear_address{}; ///< it holds a linear address, which must be canonical
    bool partly_known{};   ///< bits without a field are somebody else's, not reserved
    bool selects{}; ///< the register selects what another register shows, so a plan writes it
                    ///< several times
};

// --- the family ---------------------------------------------------------------------------------

/// A processor, or a kind of its registers, that --cpu names. The functions know by `number` which
/// target of their PMU it is.
struct family {
    std::string name;   ///< lower case, as --cpu takes it
    std::string text;   ///< a description, for people
    std::string vendor; ///< `intel`, `amd` or `cyrix`
    unsigned number{};
    /// The processor that is meant, of those that share the name: its list of events counts.
    msr::core processor{};
    /// CPUID of one processor: plans are for what it announces. Null: for all that have the name.
    std::shared_ptr<const cpuid_source> announced{};
    unsigned wired{};          ///< MSRPP_ON_...: whose registers the kernel module knows; 0: none
    std::size_t event_count{}; ///< 0: as many as it has names, which takes time to find
    std::size_t counter_count{};

    std::vector<listed> (*list)(const family &){};
    /// How many counters there are, where `announced` decides it; null: it does not.
    std::size_t (*counters)(const family &){};
    /// The names of its events, more quickly than `list` has them; null: `list` has them.
    std::vector<std::string_view> (*event_names)(const family &){};
    /// Throws a complaint that names the choice at fault, the rule and what would be legal.
    family_plan (*plan)(const family &, const std::vector<std::string> &choices){};
    family_explanation (*explain)(const family &, const asked_values &){};
    std::vector<family_register> (*registers)(const family &){};

    // Members that only some families have; null or empty in the others.

    /// `plan` and `perf` without meters, where those have them (families/meters.hpp).
    family_plan (*plan_counters)(const family &, const std::vector<std::string> &choices){};
    std::vector<perf_event> (*perf_counters)(const family &,
                                             const std::vector<std::string> &choices){};

    /// The registers of boxes outside of the cores.
    std::vector<family_register> (*unit_registers)(const family &){};
    /// The list of such a box, by its name, or of `all`. Throws a complaint.
    std::vector<listed> (*list_unit)(const family &, std::string_view unit){};

    /// The family for a model, as --model gives it, with or without Hyper-Threading. Throws a
    /// complaint.
    family (*variant)(const std::string &model, bool hyper_threading){};
    /// The event of perf for each choice. Throws a complaint.
    std::vector<perf_event> (*perf)(const family &, const std::vector<std::string> &choices){};
    /// The processor for which its events are listed; `none`: for none.
    msr::core (*list_core)(const family &){};
    /// The shape of its list, of rows that were selected.
    report (*show)(const family &, const std::vector<listed> &){};
    /// Why no row matches a pattern; `of_any_model` has those of the family that do.
    std::string (*no_match)(const family &, const std::string &pattern,
                            const std::vector<listed> &of_any_model){};
    /// Reads an argument of `explain` that is no `REGISTER=VALUE`. Returns false where it is none
    /// of its own.
    bool (*read_argument)(const family &, std::string_view text, asked_values &destination){};
    /// The start state of a choice, quickly, for `encode --each`. Returns false and says why.
    bool (*encode_choice)(const family &, std::string_view choice, std::vector<plain_write> &writes,
                          std::string &reason){};
    /// Options of `explain` that are the values of registers.
    std::vector<std::pair<std::string_view, std::string_view>> register_options{};
    const char *syntax{};         ///< syntax of the family's choices, for help
    const char *syntax_meaning{}; ///< meaning of the words in the syntax
    unsigned cpu_family{};        ///< the family that CPUID reports for it
    std::vector<unsigned> models{};
    std::size_t escr_count{};
};

/// The families of each room; families.cpp puts them together.
std::vector<family> netburst_families();
std::vector<family> p5_p6_families();
std::vector<family> perfmon_families();
std::vector<family> amd_counter_families();
std::vector<family> ibs_families();
std::vector<family> rdt_families();

/// Returns all families.
const std::vector<family> &families();

/// The family of this name, in any case, or null.
const family *family_named(std::string_view name);

} // namespace msrpp
