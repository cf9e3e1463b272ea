// Reads an XML file of another tool, and finds the position of each element in the file.
#pragma once

#include "file.hpp"

#include "../../support/complaint.hpp"

#include <msr/core/text.hpp>

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::experiment {

inline std::string lower(std::string_view text) {
    std::string result{text};
    for (char &letter : result)
        letter = msr::to_lower(letter);
    return result;
}

/// The text of an XML file without entities, of limited size and depth.
class xml_file {
public:
    static constexpr std::size_t most_bytes = 1 << 20;
    static constexpr int most_depth = 16;
    static constexpr std::size_t most_nodes = 100'000;
    /// The largest number of attributes of an element.
    static constexpr std::ptrdiff_t most_attributes = 16;

    /// Throws a complaint, with the position in the text, where the text is no valid XML.
    explicit xml_file(named_text source)
        : name_{std::move(source.name)}, text_{std::move(source.text)} {
        if (text_.size() > most_bytes)
            refuse_at(most_bytes, "", fmt::format("it has more than {} bytes", most_bytes));
        const pugi::xml_parse_result read =
            all_.load_buffer(text_.data(), text_.size(), pugi::parse_default | pugi::parse_doctype,
                             pugi::encoding_utf8);
        if (!read) refuse_at(static_cast<std::size_t>(read.offset), "", read.description());
        check_nodes();
    }

    pugi::xml_node root() const { return all_.document_element(); }

    [[noreturn]] void refuse(const pugi::xml_node &position, const std::string &reason,
                             int status = wrong_usage) const {
        const std::string element =
            position.type() == pugi::node_element ? "<" + on_one_line(position.name()) + ">: " : "";
        refuse_at(static_cast<std::size_t>(std::max<std::ptrdiff_t>(position.offset_debug(), 0)),
                  element, reason, status);
    }

private:
    static std::string on_one_line(std::string_view text) {
        const std::string quoted = in_quotes(text);
        return quoted.substr(1, quoted.size() - 2);
    }

    [[noreturn]] void refuse_at(std::size_t offset, const std::string &element,
                                const std::string &reason, int status = wrong_usage) const {
        const std::string_view previous = std::string_view{text_}.substr(0, offset);
        const std::size_t line =
            1 + static_cast<std::size_t>(std::count(previous.begin(), previous.end(), '\n'));
        const std::size_t start =
            previous.rfind('\n') == previous.npos ? 0 : previous.rfind('\n') + 1;
        complain(status, fmt::format("{}:{}:{}: {}{}", name_, line, previous.size() - start + 1,
                                     element, reason));
    }

    void check_nodes() const {
        std::size_t nodes = 0;
        int depth = 0;
        for (pugi::xml_node position = all_.first_child(); position;) {
            if (position.type() == pugi::node_doctype)
                refuse(position, "a document type may define entities: it is refused");
            const auto attributes = position.attributes();
            if (std::distance(attributes.begin(), attributes.end()) > most_attributes)
                refuse(position, fmt::format("it has more than {} attributes", most_attributes));
            if (++nodes > most_nodes)
                refuse(position,
                       fmt::format("there are more than {} elements and texts", most_nodes));
            if (position.first_child()) {
                if (++depth > most_depth)
                    refuse(position,
                           fmt::format("elements stand in more than {} others", most_depth));
                position = position.first_child();
                continue;
            }
            while (position && !position.next_sibling() && position.parent() != all_)
                position = position.parent(), --depth;
            position = position.next_sibling();
        }
        if (!root()) refuse(all_, "there is no element");
    }

    std::string name_;
    std::string text_;
    pugi::xml_document all_;
};

/// Returns the elements directly inside an element.
inline std::vector<pugi::xml_node> elements_of(const pugi::xml_node &node) {
    std::vector<pugi::xml_node> result;
    for (const pugi::xml_node &xml_node : node.children())
        if (xml_node.type() == pugi::node_element) result.push_back(xml_node);
    return result;
}

inline pugi::xml_node element_named(const pugi::xml_node &node, std::string_view name) {
    for (const pugi::xml_node &xml_node : elements_of(node))
        if (lower(xml_node.name()) == name) return xml_node;
    return {};
}

} // namespace msrpp::experiment
