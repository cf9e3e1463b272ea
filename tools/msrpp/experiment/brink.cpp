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
/// and for the tagging event.
struct brink_values {
    std::map<std::string, brink_register> value;
    std::vector<std::string> escrs; ///< ESCRs of which the event takes one; empty: no event
    pugi::xml_node event;
};

class reader {
public:
    reader(const family &identity, named_text config, named_text experiments)
        : identity_{identity}, config_{std::move(config)}, file_{std::move(experiments)} {
        for (const pugi::xml_node &node : elements_of(config_.root()))
            for (const char *const name : registers)
                if (lower(node.name()) == name) read_register(node, value_[name]);
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
        for (const pugi::xml_node &node : elements_of(programs))
            result.programs.push_back(program_of(node, result.programs));
        if (result.programs.empty()) file_.refuse(programs, "there is no program");
        default_ = element_named(experiments, "default");
        // Copies the default values, which every event of the configuration has.
        for (const pugi::xml_node &node : elements_of(default_))
            if (lower(node.name()) == "ebs" ||
                (lower(node.name()) != "set" && lower(node.name()) != "clr" &&
                 !node.attribute("val")))
                file_.refuse(node, "<set>, <clr>, or a field with val=\"...\" belongs here");
        for (const pugi::xml_node &node : elements_of(experiments))
            if (lower(node.name()) != "default") result.groups.push_back(group_of(node, result));
        if (result.groups.empty()) file_.refuse(experiments, "there is no experiment");
        return result;
    }

private:
    std::uint64_t binary_of(const xml_file &file, const pugi::xml_node &position,
                            std::string_view digits, unsigned width) const {
        std::uint64_t value = 0;
        const char *const end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, value, 2);
        if (digits.empty() || read.ec != std::errc{} || read.ptr != end ||
            (width < 64 && value >> width != 0))
            file.refuse(position, fmt::format("{} is no binary number of up to {} bits",
                                              in_quotes(digits), width));
        return value;
    }

    bit_field bits_of(const pugi::xml_node &position) const {
        const std::string_view text = position.attribute("bits").value();
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
            config_.refuse(position, fmt::format("bits={}: a bit or two, 0 to 63, as in \"9-24\"",
                                                 in_quotes(text)));
        return {low, high - low + 1};
    }

    void read_register(const pugi::xml_node &source, brink_register &destination) const {
        destination = {};
        for (const pugi::xml_node &node : elements_of(source)) {
            const bit_field bits = bits_of(node);
            destination.fields[lower(node.name())] = bits;
            if (const pugi::xml_attribute usual = node.attribute("default"))
                destination.value |= binary_of(config_, node, usual.value(), bits.width)
                                     << bits.low;
        }
    }

    void expect_elements(const pugi::xml_node &node,
                         const std::vector<std::string_view> &known) const {
        for (const pugi::xml_node &xml_node : elements_of(node))
            if (std::find(known.begin(), known.end(), lower(xml_node.name())) == known.end())
                file_.refuse(xml_node,
                             "there is no such element here" + suggestion(xml_node.name(), known));
    }

    pugi::xml_node part(const char *name) const {
        const pugi::xml_node node = element_named(file_.root(), name);
        if (!node) file_.refuse(file_.root(), fmt::format("the element <{}> is missing", name));
        return node;
    }

    template <typename Named>
    std::string new_name(const pugi::xml_node &node, const std::vector<Named> &previous) const {
        for (const Named &entry : previous)
            if (entry.name == node.name()) file_.refuse(node, "this name is given twice");
        return node.name();
    }

    imported_program program_of(const pugi::xml_node &node,
                                const std::vector<imported_program> &previous) const {
        imported_program result{new_name(node, previous), {}};
        try {
            result.command = words_in(node.attribute("command").value());
        } catch (const complaint &problem) {
            file_.refuse(node, problem.line);
        }
        if (result.command.empty()) file_.refuse(node, "command=\"...\" is missing");
        return result;
    }

    imported_group group_of(const pugi::xml_node &node,
                            imported_experiment &imported_experiment) const {
        imported_group result{new_name(node, imported_experiment.groups), {}};
        std::vector<std::string> choices;
        for (const pugi::xml_node &event : elements_of(node)) {
            imported_choice choice = choice_of(event);
            for (const pugi::xml_node &sampled : elements_of(event))
                if (lower(sampled.name()) == "ebs")
                    sample(sampled, result.name, choice, imported_experiment.samplings);
            choices.push_back(choice.choice);
            result.choices.push_back(std::move(choice));
        }
        if (choices.empty()) file_.refuse(node, "there is no event");
        try {
            identity_.plan(identity_, choices);
        } catch (const complaint &problem) {
            file_.refuse(node, problem.line, problem.status);
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
            for (const pugi::xml_node &node : elements_of(part))
                if (lower(node.name()) != "ebs") apply(file_, node, counts, &tags);
        try {
            const std::vector<std::string> choices =
                choices_for(identity_, values_of(counts, tags));
            if (choices.size() != 1) file_.refuse(event, "this is more than one choice");
            return {choices.front(), event.name()};
        } catch (const complaint &problem) {
            if (problem.line.starts_with("experiment: ")) throw;
            file_.refuse(event, problem.line, problem.status);
        }
    }

    /// Adds an event with <ebs>: the event is counted, and programs are sampled by the event where
    /// it can be precise.
    void sample(const pugi::xml_node &ebs, const std::string &group, imported_choice &counted,
                std::vector<imported_sampling> &samplings) const {
        const std::string type = lower(ebs.attribute("type").value());
        if (type != "precise" && type != "imprecise")
            file_.refuse(ebs, "type=\"precise\" or type=\"imprecise\" belongs here");
        const std::string_view text = ebs.attribute("interval").value();
        const msr::number_read interval =
            msr::parse_number(msr::text_view{text.data(), text.size()});
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
            identity_.plan(identity_,
                           {fmt::format("{}:sample={}:precise", counted.choice, interval.value)});
        } catch (const complaint &problem) {
            file_.refuse(ebs, problem.line, problem.status);
        }
        imported_sampling result{
            fmt::format("{} {}", group, ebs.parent().name()), counted.choice, interval.value, {}};
        for (const imported_sampling &previous : samplings)
            if (file_name_of(previous.name) == file_name_of(result.name))
                file_.refuse(ebs, "its profile would have the name of another");
        for (const char *const entry : {"buffer", "sample", "max"})
            if (const pugi::xml_attribute xml_attribute = ebs.attribute(entry))
                result.remarks.push_back(fmt::format("{}=\"{}\": {}", entry, xml_attribute.value(),
                                                     why_left_out(entry, xml_attribute.value())));
        samplings.push_back(std::move(result));
    }

    static const char *why_left_out(std::string_view attribute, std::string_view value) {
        if (attribute == "buffer") return "the recorder sizes its buffers itself";
        if (attribute == "max") return "there is no limit: a recording ends with its program";
        return lower(value) == "e" ? "so it is anyway: a sample has its instruction"
                                   : "a sample has its instruction, and no registers";
    }

    /// Reads an event of the configuration into register values and choices.
    void read_event(const pugi::xml_node &xml_node, const std::string &name,
                    brink_values &destination) const {
        destination.event = element_named(normal_, name);
        if (!destination.event) {
            std::vector<std::string> names;
            for (const pugi::xml_node &events : {normal_, tagged_})
                for (const pugi::xml_node &node : elements_of(events))
                    names.emplace_back(node.name());
            file_or_config(xml_node).refuse(xml_node,
                                            "the configuration has no event " + in_quotes(name) +
                                                suggestion(name, {names.begin(), names.end()}));
        }
        destination.value = value_;
        const pugi::xml_node select = element_named(destination.event, "event_select");
        const msr::number_read number = msr::parse_number(
            msr::text_view{select.text().get(), std::string_view{select.text().get()}.size()});
        if (!number || number.value > 63)
            config_.refuse(destination.event,
                           "<event_select> with a number from 0 to 63 is missing");
        brink_register &escr = destination.value["escr"];
        escr.value |= std::uint64_t{number.value} << 25;
        for (const pugi::xml_node &node :
             elements_of(element_named(destination.event, "event_mask")))
            escr.fields[lower(node.name())] = bits_of(node);
        for (const pugi::xml_node &node : elements_of(destination.event))
            if (lower(node.name()) == "escr") destination.escrs.push_back(lower(node.text().get()));
        if (destination.escrs.empty()) config_.refuse(destination.event, "<escr> is missing");
    }

    const xml_file &file_or_config(const pugi::xml_node &node) const {
        return node.root() == file_.root().root() ? file_ : config_;
    }

    void read_tagged(const pugi::xml_node &tagged, brink_values &counts, brink_values &tags) const {
        const pugi::xml_node tag_setup = element_named(tagged, "tag_setup");
        const pugi::xml_node count_setup = element_named(tagged, "count_setup");
        if (!tag_setup || !count_setup)
            config_.refuse(tagged, "<tag_setup> and <count_setup> belong here");
        const std::vector<pugi::xml_node> counting = elements_of(count_setup);
        if (counting.size() != 1) config_.refuse(count_setup, "one event belongs here");
        read_event(counting.front(), lower(counting.front().name()), counts);
        for (const pugi::xml_node &node : elements_of(counting.front()))
            apply(config_, node, counts, nullptr);
        for (const pugi::xml_node &node : elements_of(tag_setup)) {
            const std::string name = lower(node.name());
            if (name == "pebs_enable" || name == "pebs_matrix_vert") {
                brink_values only;
                only.value[name] = counts.value[name];
                for (const pugi::xml_node &change : elements_of(node))
                    apply(config_, change, only, nullptr);
                counts.value[name] = only.value[name];
                continue;
            }
            if (!tags.escrs.empty()) config_.refuse(node, "one event can tag");
            read_event(node, name, tags);
            for (const pugi::xml_node &change : elements_of(node))
                apply(config_, change, tags, nullptr);
        }
    }

    /// Carries out <set>, <clr> or <field val="...">. Changes of privileges also apply to the
    /// tagging event.
    void apply(const xml_file &file, const pugi::xml_node &change, brink_values &destination,
               brink_values *tags) const {
        const std::string kind = lower(change.name());
        if (kind != "set" && kind != "clr") {
            if (!change.attribute("val"))
                file.refuse(change, "<set>, <clr>, or a field with val=\"...\" belongs here");
            return put(file, change, destination, change.attribute("val"), true);
        }
        for (const pugi::xml_node &node : elements_of(change)) {
            put(file, node, destination, node.attribute("val"), kind == "set");
            const std::string name = lower(node.name());
            if (tags != nullptr && !tags->escrs.empty() && (name == "usr" || name == "os"))
                put(file, node, *tags, node.attribute("val"), kind == "set");
        }
    }

    void put(const xml_file &file, const pugi::xml_node &node, brink_values &destination,
             const pugi::xml_attribute &value, bool set) const {
        const std::string name = lower(node.name());
        std::vector<std::string> known;
        for (auto &[of_register, held] : destination.value) {
            const auto field = held.fields.find(name);
            if (field == held.fields.end()) {
                for (const auto &[other, bits] : held.fields)
                    known.push_back(other);
                continue;
            }
            const bit_field bits = field->second;
            std::uint64_t current = set ? bits.mask() : 0;
            if (value)
                current = binary_of(file, node, value.value(), bits.width) << bits.low;
            else if (set && bits.width != 1)
                file.refuse(node,
                            fmt::format("it has {} bits: give their value, as in val=\"{:0{}b}\"",
                                        bits.width, 1, bits.width));
            held.value = (held.value & ~bits.mask()) | current;
            return;
        }
        file.refuse(node, "no register and no mask of the event has this name" +
                              suggestion(name, {known.begin(), known.end()}));
    }

    /// Returns the registers with the values that the event has for them: the first ESCR, and a
    /// counter that the ESCR feeds.
    explain_arguments values_of(const brink_values &counts, const brink_values &tags) const {
        explain_arguments result;
        unsigned handle = 0;
        if (!tags.escrs.empty()) add(tags, result, handle);
        add(counts, result, handle);
        const auto add_register = [&](const char *name, std::uint32_t address) {
            const std::uint64_t value = counts.value.at(name).value;
            if (value != 0) result.registers.push_back({address, value, name});
        };
        add_register("pebs_enable", pebs_enable_address);
        add_register("pebs_matrix_vert", pebs_matrix_vert_address);
        return result;
    }

    void add(const brink_values &source, explain_arguments &destination, unsigned &handle) const {
        for (const std::string &name : source.escrs)
            for (const netburst::escr_row &escr : netburst::escrs) {
                if (name != escr.name || destination.at(escr.address) != nullptr) continue;
                for (unsigned counter = 0; counter < netburst::counter_count; ++counter) {
                    if ((escr.counters >> counter & 1) == 0 || (handle >> counter & 1) != 0)
                        continue;
                    handle |= 1U << counter;
                    const netburst::counter_row &row = netburst::counters[counter];
                    const brink_register &cccr = source.value.at("cccr");
                    destination.registers.push_back({row.cccr_address,
                                                     cccr.value | std::uint64_t{escr.select} << 13,
                                                     row.cccr_name});
                    destination.registers.push_back(
                        {escr.address, source.value.at("escr").value, escr.name});
                    return;
                }
            }
        config_.refuse(source.event, "none of its <escr> is one that feeds a counter");
    }

    const family &identity_;
    xml_file config_;
    xml_file file_;
    std::map<std::string, brink_register> value_ = usual_brink_registers();
    pugi::xml_node normal_, tagged_, default_;
};

} // namespace

imported_experiment read_brink(const family &identity, named_text config, named_text experiments) {
    return reader{identity, std::move(config), std::move(experiments)}.read();
}

imported_experiment read_brink(const family &identity, const std::string &config,
                               const std::string &experiments) {
    return read_brink(identity, {config, text_of_file(config, xml_file::most_bytes)},
                      {experiments, text_of_file(experiments, xml_file::most_bytes)});
}

} // namespace msrpp::experiment
