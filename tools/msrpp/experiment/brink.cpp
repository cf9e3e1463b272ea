#include "import.hpp"

#include "file.hpp"

#include "../complaint.hpp"
#include "../suggest.hpp"

#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/text.hpp>

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

constexpr std::size_t most_bytes = 1 << 20;
constexpr int most_depth = 16;
constexpr std::size_t most_nodes = 100'000;

std::string lower(std::string_view text) {
    std::string result{text};
    for (char &letter : result)
        letter = msr::in_lower_case(letter);
    return result;
}

/// A file of XML without entities, not deep.
class xml_file {
public:
    explicit xml_file(const std::string &name)
        : name_{name}, text_{text_of_file(name, most_bytes)} {
        const pugi::xml_parse_result read =
            all_.load_buffer(text_.data(), text_.size(), pugi::parse_default | pugi::parse_doctype,
                             pugi::encoding_utf8);
        if (!read) refuse_at(static_cast<std::size_t>(read.offset), "", read.description());
        check_nodes();
    }

    pugi::xml_node root() const { return all_.document_element(); }

    [[noreturn]] void refuse(const pugi::xml_node &at, const std::string &why,
                             int status = wrong_usage) const {
        const std::string element =
            at.type() == pugi::node_element ? "<" + on_one_line(at.name()) + ">: " : "";
        refuse_at(static_cast<std::size_t>(std::max<std::ptrdiff_t>(at.offset_debug(), 0)), element,
                  why, status);
    }

private:
    static std::string on_one_line(std::string_view text) {
        const std::string quoted = in_quotes(text);
        return quoted.substr(1, quoted.size() - 2);
    }

    [[noreturn]] void refuse_at(std::size_t offset, const std::string &element,
                                const std::string &why, int status = wrong_usage) const {
        const std::string_view before = std::string_view{text_}.substr(0, offset);
        const std::size_t line =
            1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
        const std::size_t start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
        complain(status, fmt::format("{}:{}:{}: {}{}", name_, line, before.size() - start + 1,
                                     element, why));
    }

    void check_nodes() const {
        std::size_t nodes = 0;
        int depth = 0;
        for (pugi::xml_node at = all_.first_child(); at;) {
            if (at.type() == pugi::node_doctype)
                refuse(at, "a document type may define entities: it is refused");
            if (++nodes > most_nodes)
                refuse(at, fmt::format("there are more than {} elements", most_nodes));
            if (at.first_child()) {
                if (++depth > most_depth)
                    refuse(at, fmt::format("elements stand in more than {} others", most_depth));
                at = at.first_child();
                continue;
            }
            while (at && !at.next_sibling() && at.parent() != all_)
                at = at.parent(), --depth;
            at = at.next_sibling();
        }
        if (!root()) refuse(all_, "there is no element");
    }

    std::string name_;
    std::string text_;
    pugi::xml_document all_;
};

/// The elements in another.
std::vector<pugi::xml_node> elements_of(const pugi::xml_node &in) {
    std::vector<pugi::xml_node> result;
    for (const pugi::xml_node &one : in.children())
        if (one.type() == pugi::node_element) result.push_back(one);
    return result;
}

pugi::xml_node element_named(const pugi::xml_node &in, std::string_view name) {
    for (const pugi::xml_node &one : elements_of(in))
        if (lower(one.name()) == name) return one;
    return {};
}

/// Bits of a register.
struct bit_field {
    unsigned low{};
    unsigned width{1};

    std::uint64_t mask() const {
        return (width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1) << low;
    }
};

using field_map = std::map<std::string, bit_field>;

/// A register as the configuration describes it.
struct brink_register {
    std::uint64_t value{}; ///< its defaults
    field_map fields;
};

constexpr const char *registers[] = {"escr", "cccr", "pebs_enable", "pebs_matrix_vert"};
constexpr std::uint32_t pebs_enable_address = 0x3f1;
constexpr std::uint32_t pebs_matrix_vert_address = 0x3f2;

/// What an event of an experiment comes to: the value of each of the registers, by name, for the
/// counting event and for the one that tags.
struct brink_values {
    std::map<std::string, brink_register> held;
    std::vector<std::string> escrs; ///< of which it takes one; none: no event
    pugi::xml_node event;
};

class reader {
public:
    reader(const family &of, const std::string &config, const std::string &experiments)
        : of_{of}, config_{config}, file_{experiments} {
        use_usual_registers();
        for (const pugi::xml_node &one : elements_of(config_.root()))
            for (const char *const name : registers)
                if (lower(one.name()) == name) read_register(one, held_[name]);
        normal_ = element_named(config_.root(), "normal_events");
        tagged_ = element_named(config_.root(), "tag_events");
        if (!normal_) config_.refuse(config_.root(), "the element <normal_events> is missing");
    }

    imported_experiment read() {
        imported_experiment result{"brink", {}, {}};
        expect_elements(file_.root(), {"processor", "programs", "experiments"});
        const pugi::xml_node processor = element_named(file_.root(), "processor");
        if (processor && lower(processor.attribute("type").value()) != "pentium4")
            file_.refuse(processor, "type=\"pentium4\" belongs here");
        const pugi::xml_node programs = part("programs"), experiments = part("experiments");
        for (const pugi::xml_node &one : elements_of(programs))
            result.programs.push_back(program_of(one, result.programs));
        if (result.programs.empty()) file_.refuse(programs, "there is no program");
        default_ = element_named(experiments, "default");
        if (default_) expect_elements(default_, {"set", "clr"});
        for (const pugi::xml_node &one : elements_of(experiments))
            if (lower(one.name()) != "default")
                result.groups.push_back(group_of(one, result.groups));
        if (result.groups.empty()) file_.refuse(experiments, "there is no experiment");
        return result;
    }

private:
    /// The registers as the manual has them, where the configuration says nothing of them.
    void use_usual_registers() {
        held_["escr"] = {0,
                         {{"usr", {2, 1}},
                          {"os", {3, 1}},
                          {"tag_enable", {4, 1}},
                          {"tag0", {5, 1}},
                          {"tag1", {6, 1}},
                          {"tag2", {7, 1}},
                          {"tag3", {8, 1}},
                          {"event_mask", {9, 16}},
                          {"event_select", {25, 6}}}};
        held_["cccr"] = {0x31000,
                         {{"enable", {12, 1}},
                          {"escr_select", {13, 3}},
                          {"compare", {18, 1}},
                          {"complement", {19, 1}},
                          {"threshold", {20, 4}},
                          {"edge", {24, 1}},
                          {"force_ovf", {25, 1}},
                          {"ovf_pmi", {26, 1}},
                          {"cascade", {30, 1}},
                          {"ovf", {31, 1}}}};
        held_["pebs_enable"] = {0,
                                {{"l0miss", {0, 1}},
                                 {"l1miss", {1, 1}},
                                 {"dtlbmiss", {2, 1}},
                                 {"mob", {9, 1}},
                                 {"split", {10, 1}},
                                 {"tag", {24, 1}},
                                 {"enable_pebs", {25, 1}}}};
        held_["pebs_matrix_vert"] = {0, {{"ld", {0, 1}}, {"st", {1, 1}}}};
    }

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

    imported_group group_of(const pugi::xml_node &one,
                            const std::vector<imported_group> &before) const {
        imported_group result{new_name(one, before), {}};
        std::vector<std::string> choices;
        for (const pugi::xml_node &event : elements_of(one)) {
            const imported_choice choice = choice_of(event);
            choices.push_back(choice.choice);
            result.choices.push_back(choice);
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
        std::string remark = event.name();
        for (const pugi::xml_node &part : {default_, event})
            for (const pugi::xml_node &one : elements_of(part))
                if (lower(one.name()) == "ebs")
                    remark += ebs_of(one);
                else
                    apply(file_, one, counts, &tags);
        try {
            const std::vector<std::string> choices = choices_for(of_, values_of(counts, tags));
            if (choices.size() != 1) file_.refuse(event, "this is more than one choice");
            return {choices.front(), remark};
        } catch (const complaint &why) {
            if (why.line.starts_with("experiment: ")) throw;
            file_.refuse(event, why.line, why.status);
        }
    }

    /// A sampled event is counted; what it was sampled with is kept as a remark.
    std::string ebs_of(const pugi::xml_node &one) const {
        const std::string type = lower(one.attribute("type").value());
        if (type != "precise" && type != "imprecise")
            file_.refuse(one, "type=\"precise\" or type=\"imprecise\" belongs here");
        if (one.attribute("interval").as_ullong() == 0)
            file_.refuse(one, "interval=\"...\", a number of events, belongs here");
        return fmt::format("; was sampled: {}, every {} events", type,
                           one.attribute("interval").as_ullong());
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
    std::map<std::string, brink_register> held_;
    pugi::xml_node normal_, tagged_, default_;
};

} // namespace

imported_experiment read_brink(const family &of, const std::string &config,
                               const std::string &experiments) {
    return reader{of, config, experiments}.read();
}

} // namespace msrpp::experiment
