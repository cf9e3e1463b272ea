#include "import.hpp"

#include "brink_registers.hpp"
#include "sampling.hpp"
#include "xml_file.hpp"

#include "../../support/complaint.hpp"
#include "../choices/suggest.hpp"

#include <msr/core/text.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace msrpp::experiment {

namespace {

namespace netburst = msr::netburst;

constexpr const char *registers[] = {"escr", "cccr", "pebs_enable", "pebs_matrix_vert"};
constexpr std::uint32_t pebs_enable_address = 0x3f1;
constexpr std::uint32_t pebs_matrix_vert_address = 0x3f2;

/// The register values of an experiment's event, by the registers' names, for the counting event
/// and for the one that tags.
struct brink_values {
    std::map<std::string, brink_register> held;
    std::vector<std::string> escrs; ///< of which it takes one; none: no event
    pugi::xml_node event;
};

class reader {
public:
    reader(const family &of, named_text config, named_text experiments)
        : of_{of}, config_{std::move(config)}, file_{std::move(experiments)} {
        for (const pugi::xml_node &one : elements_of(config_.root()))
            for (const char *const name : registers)
                if (lower(one.name()) == name) read_register(one, held_[name]);
        normal_ = element_named(config_.root(), "normal_events");
        tagged_ = element_named(config_.root(), "tag_events");
        if (!normal_) config_.refuse(config_.root(), "the element <normal_events> is missing");
    }

    imported_experiment read() {
        imported_experiment result{"brink", {}, {}, {}};
        expect_elements(file_.root(), {"processor", "programs", "experiments"});
        const pugi::xml_node processor = element_named(file_.root(), "processor");
        if (processor && lower(processor.attribute("type").value()) != "pentium4")
            file_.refuse(processor, "type=\"pentium4\" belongs here");
        const pugi::xml_node programs = part("programs"), experiments = part("experiments");
        for (const pugi::xml_node &one : elements_of(programs))
            result.programs.push_back(program_of(one, result.programs));
        if (result.programs.empty()) file_.refuse(programs, "there is no program");
        default_ = element_named(experiments, "default");
        for (const pugi::xml_node &one : elements_of(default_)) // of every event
            if (lower(one.name()) == "ebs" ||
                (lower(one.name()) != "set" && lower(one.name()) != "clr" && !one.attribute("val")))
                file_.refuse(one, "<set>, <clr>, or a field with val=\"...\" belongs here");
        for (const pugi::xml_node &one : elements_of(experiments))
            if (lower(one.name()) != "default") result.groups.push_back(group_of(one, result));
        if (result.groups.empty()) file_.refuse(experiments, "there is no experiment");
        return result;
    }

private:
    std::uint64_t binary_of(const xml_file &in, const pugi::xml_node &at, std::string_view digits,
                            unsigned width) const {
        std::uint64_t value = 0;
        const char *const end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, value, 2);
        if (digits.empty() || read.ec != std::errc{} || read.ptr != end ||
            (width < 64 && value >> width != 0))
            in.refuse(at, fmt::format("{} is no binary number of up to {} bits", in_quotes(digits),
                                      width));
        return value;
    }

    bit_field bits_of(const pugi::xml_node &at) const {
        const std::string_view text = at.attribute("bits").value();
        unsigned low = 0, high = 0;
        const char *const end = text.data() + text.size();
        auto read = std::from_chars(text.data(), end, low);
        high = low;
        bool is_right = read.ec == std::errc{};
        if (is_right && read.ptr != end && *read.ptr == '-') {
            read = std::from_chars(read.ptr + 1, end, high);
            is_right = read.ec == std::errc{};
        }
        if (!is_right || read.ptr != end || high < low || high > 63)
            config_.refuse(
                at, fmt::format("bits={}: a bit or two, 0 to 63, as in \"9-24\"", in_quotes(text)));
        return {low, high - low + 1};
    }

    void read_register(const pugi::xml_node &from, brink_register &into) const {
        into = {};
        for (const pugi::xml_node &one : elements_of(from)) {
            const bit_field bits = bits_of(one);
            into.fields[lower(one.name())] = bits;
            if (const pugi::xml_attribute usual = one.attribute("default"))
                into.value |= binary_of(config_, one, usual.value(), bits.width) << bits.low;
        }
    }

    void expect_elements(const pugi::xml_node &in,
                         const std::vector<std::string_view> &known) const {
        for (const pugi::xml_node &one : elements_of(in))
            if (std::find(known.begin(), known.end(), lower(one.name())) == known.end())
                file_.refuse(one, "there is no such element here" + suggestion(one.name(), known));
    }

    pugi::xml_node part(const char *name) const {
        const pugi::xml_node found = element_named(file_.root(), name);
        if (!found) file_.refuse(file_.root(), fmt::format("the element <{}> is missing", name));
        return found;
    }

    template <typename Named>
    std::string new_name(const pugi::xml_node &one, const std::vector<Named> &before) const {
        for (const Named &each : before)
            if (each.name == one.name()) file_.refuse(one, "this name is given twice");
        return one.name();
    }

    imported_program program_of(const pugi::xml_node &one,
                                const std::vector<imported_program> &before) const {
        imported_program result{new_name(one, before), {}};
        try {
            result.command = words_in(one.attribute("command").value());
        } catch (const complaint &why) {
            file_.refuse(one, why.line);
        }
        if (result.command.empty()) file_.refuse(one, "command=\"...\" is missing");
        return result;
    }

    imported_group group_of(const pugi::xml_node &one, imported_experiment &all) const {
        imported_group result{new_name(one, all.groups), {}};
        std::vector<std::string> choices;
        for (const pugi::xml_node &event : elements_of(one)) {
            imported_choice choice = choice_of(event);
            for (const pugi::xml_node &sampled : elements_of(event))
                if (lower(sampled.name()) == "ebs")
                    sample(sampled, result.name, choice, all.samplings);
            choices.push_back(choice.choice);
            result.choices.push_back(std::move(choice));
        }
        if (choices.empty()) file_.refuse(one, "there is no event");
        try {
            of_.plan(of_, choices);
        } catch (const complaint &why) {
            file_.refuse(one, why.line, why.status);
        }
        return result;
    }

    imported_choice choice_of(const pugi::xml_node &event) const {
        const std::string base = lower(event.attribute("base").value());
        if (base.empty())
            file_.refuse(event, "base=\"...\", an event of the configuration, is missing");
        brink_values counts, tags;
        if (const pugi::xml_node tagged = tagged_ ? element_named(tagged_, base) : tagged_)
            read_tagged(tagged, counts, tags);
        else
            read_event(event, base, counts);
        for (const pugi::xml_node &part : {default_, event})
            for (const pugi::xml_node &one : elements_of(part))
                if (lower(one.name()) != "ebs") apply(file_, one, counts, &tags);
        try {
            const std::vector<std::string> choices = choices_for(of_, values_of(counts, tags));
            if (choices.size() != 1) file_.refuse(event, "this is more than one choice");
            return {choices.front(), event.name()};
        } catch (const complaint &why) {
            if (why.line.starts_with("experiment: ")) throw;
            file_.refuse(event, why.line, why.status);
        }
    }

    /// An event with <ebs> is counted, and programs are sampled by it where that is precise.
    void sample(const pugi::xml_node &ebs, const std::string &group, imported_choice &counted,
                std::vector<imported_sampling> &all) const {
        const std::string type = lower(ebs.attribute("type").value());
        if (type != "precise" && type != "imprecise")
            file_.refuse(ebs, "type=\"precise\" or type=\"imprecise\" belongs here");
        const std::string_view text = ebs.attribute("interval").value();
        const msr::number_read interval = msr::number_in(msr::text_view{text.data(), text.size()});
        if (!interval || interval.value == 0)
            file_.refuse(ebs, "interval=\"...\", a number of events, belongs here");
        if (type == "imprecise") {
            counted.remark += fmt::format("; was sampled every {} events, imprecise: an experiment "
                                          "samples precisely, 'msrpp profile record --kind "
                                          "overflow' does that by perf",
                                          interval.value);
            return;
        }
        try {
            of_.plan(of_, {fmt::format("{}:sample={}:precise", counted.choice, interval.value)});
        } catch (const complaint &why) {
            file_.refuse(ebs, why.line, why.status);
        }
        imported_sampling made{
            fmt::format("{} {}", group, ebs.parent().name()), counted.choice, interval.value, {}};
        for (const imported_sampling &before : all)
            if (file_name_of(before.name) == file_name_of(made.name))
                file_.refuse(ebs, "its profile would have the name of another");
        for (const char *const each : {"buffer", "sample", "max"})
            if (const pugi::xml_attribute given = ebs.attribute(each))
                made.remarks.push_back(fmt::format("{}=\"{}\": {}", each, given.value(),
                                                   why_left_out(each, given.value())));
        all.push_back(std::move(made));
    }

    static const char *why_left_out(std::string_view attribute, std::string_view value) {
        if (attribute == "buffer") return "the recorder sizes its buffers itself";
        if (attribute == "max") return "there is no limit: a recording ends with its program";
        return lower(value) == "e" ? "so it is anyway: a sample has its instruction"
                                   : "a sample has its instruction, and no registers";
    }

    /// Reads an event of the configuration.
    void read_event(const pugi::xml_node &asked, const std::string &name,
                    brink_values &into) const {
        into.event = element_named(normal_, name);
        if (!into.event) {
            std::vector<std::string> names;
            for (const pugi::xml_node &events : {normal_, tagged_})
                for (const pugi::xml_node &one : elements_of(events))
                    names.emplace_back(one.name());
            file_or_config(asked).refuse(asked, "the configuration has no event " +
                                                    in_quotes(name) +
                                                    suggestion(name, {names.begin(), names.end()}));
        }
        into.held = held_;
        const pugi::xml_node select = element_named(into.event, "event_select");
        const msr::number_read number = msr::number_in(
            msr::text_view{select.text().get(), std::string_view{select.text().get()}.size()});
        if (!number || number.value > 63)
            config_.refuse(into.event, "<event_select> with a number from 0 to 63 is missing");
        brink_register &escr = into.held["escr"];
        escr.value |= std::uint64_t{number.value} << 25;
        for (const pugi::xml_node &one : elements_of(element_named(into.event, "event_mask")))
            escr.fields[lower(one.name())] = bits_of(one);
        for (const pugi::xml_node &one : elements_of(into.event))
            if (lower(one.name()) == "escr") into.escrs.push_back(lower(one.text().get()));
        if (into.escrs.empty()) config_.refuse(into.event, "<escr> is missing");
    }

    const xml_file &file_or_config(const pugi::xml_node &one) const {
        return one.root() == file_.root().root() ? file_ : config_;
    }

    void read_tagged(const pugi::xml_node &tagged, brink_values &counts, brink_values &tags) const {
        const pugi::xml_node tag_setup = element_named(tagged, "tag_setup");
        const pugi::xml_node count_setup = element_named(tagged, "count_setup");
        if (!tag_setup || !count_setup)
            config_.refuse(tagged, "<tag_setup> and <count_setup> belong here");
        const std::vector<pugi::xml_node> counting = elements_of(count_setup);
        if (counting.size() != 1) config_.refuse(count_setup, "one event belongs here");
        read_event(counting.front(), lower(counting.front().name()), counts);
        for (const pugi::xml_node &one : elements_of(counting.front()))
            apply(config_, one, counts, nullptr);
        for (const pugi::xml_node &one : elements_of(tag_setup)) {
            const std::string name = lower(one.name());
            if (name == "pebs_enable" || name == "pebs_matrix_vert") {
                brink_values only;
                only.held[name] = counts.held[name];
                for (const pugi::xml_node &change : elements_of(one))
                    apply(config_, change, only, nullptr);
                counts.held[name] = only.held[name];
                continue;
            }
            if (!tags.escrs.empty()) config_.refuse(one, "one event can tag");
            read_event(one, name, tags);
            for (const pugi::xml_node &change : elements_of(one))
                apply(config_, change, tags, nullptr);
        }
    }

    /// Carries out <set>, <clr> or <field val="...">. Privileges concern what tags, too.
    void apply(const xml_file &in, const pugi::xml_node &change, brink_values &into,
               brink_values *tags) const {
        const std::string kind = lower(change.name());
        if (kind != "set" && kind != "clr") {
            if (!change.attribute("val"))
                in.refuse(change, "<set>, <clr>, or a field with val=\"...\" belongs here");
            return put(in, change, into, change.attribute("val"), true);
        }
        for (const pugi::xml_node &one : elements_of(change)) {
            put(in, one, into, one.attribute("val"), kind == "set");
            const std::string name = lower(one.name());
            if (tags != nullptr && !tags->escrs.empty() && (name == "usr" || name == "os"))
                put(in, one, *tags, one.attribute("val"), kind == "set");
        }
    }

    void put(const xml_file &in, const pugi::xml_node &one, brink_values &into,
             const pugi::xml_attribute &value, bool set) const {
        const std::string name = lower(one.name());
        std::vector<std::string> known;
        for (auto &[of_register, held] : into.held) {
            const auto field = held.fields.find(name);
            if (field == held.fields.end()) {
                for (const auto &[other, bits] : held.fields)
                    known.push_back(other);
                continue;
            }
            const bit_field bits = field->second;
            std::uint64_t now = set ? bits.mask() : 0;
            if (value)
                now = binary_of(in, one, value.value(), bits.width) << bits.low;
            else if (set && bits.width != 1)
                in.refuse(one,
                          fmt::format("it has {} bits: give their value, as in val=\"{:0{}b}\"",
                                      bits.width, 1, bits.width));
            held.value = (held.value & ~bits.mask()) | now;
            return;
        }
        in.refuse(one, "no register and no mask of the event has this name" +
                           suggestion(name, {known.begin(), known.end()}));
    }

    /// The registers with what the event has for them: the first ESCR, and a counter that it feeds.
    asked_values values_of(const brink_values &counts, const brink_values &tags) const {
        asked_values result;
        unsigned taken = 0;
        if (!tags.escrs.empty()) add(tags, result, taken);
        add(counts, result, taken);
        const auto add_register = [&](const char *name, std::uint32_t address) {
            const std::uint64_t value = counts.held.at(name).value;
            if (value != 0) result.registers.push_back({address, value, name});
        };
        add_register("pebs_enable", pebs_enable_address);
        add_register("pebs_matrix_vert", pebs_matrix_vert_address);
        return result;
    }

    void add(const brink_values &from, asked_values &into, unsigned &taken) const {
        for (const std::string &name : from.escrs)
            for (const netburst::escr_row &escr : netburst::escrs) {
                if (name != escr.name || into.at(escr.address) != nullptr) continue;
                for (unsigned counter = 0; counter < netburst::counter_count; ++counter) {
                    if ((escr.counters >> counter & 1) == 0 || (taken >> counter & 1) != 0)
                        continue;
                    taken |= 1U << counter;
                    const netburst::counter_row &row = netburst::counters[counter];
                    const brink_register &cccr = from.held.at("cccr");
                    into.registers.push_back({row.cccr_address,
                                              cccr.value | std::uint64_t{escr.select} << 13,
                                              row.cccr_name});
                    into.registers.push_back({escr.address, from.held.at("escr").value, escr.name});
                    return;
                }
            }
        config_.refuse(from.event, "none of its <escr> is one that feeds a counter");
    }

    const family &of_;
    xml_file config_;
    xml_file file_;
    std::map<std::string, brink_register> held_ = usual_brink_registers();
    pugi::xml_node normal_, tagged_, default_;
};

} // namespace

imported_experiment read_brink(const family &of, named_text config, named_text experiments) {
    return reader{of, std::move(config), std::move(experiments)}.read();
}

imported_experiment read_brink(const family &of, const std::string &config,
                               const std::string &experiments) {
    return read_brink(of, {config, text_of_file(config, xml_file::most_bytes)},
                      {experiments, text_of_file(experiments, xml_file::most_bytes)});
}

} // namespace msrpp::experiment
