// A file of XML that was written by others, with the place of each element.
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
        letter = msr::in_lower_case(letter);
    return result;
}

/// The text of an XML file without entities, of limited size and depth.
class xml_file {
public:
    static constexpr std::size_t most_bytes = 1 << 20;
    static constexpr int most_depth = 16;
    static constexpr std::size_t most_nodes = 100'000;
    static constexpr std::ptrdiff_t most_attributes = 16; ///< of an element

    /// Throws a complaint with the place of what is wrong.
    explicit xml_file(named_text from) : name_{std::move(from.name)}, text_{std::move(from.text)} {
        if (text_.size() > most_bytes)
            refuse_at(most_bytes, "", fmt::format("it has more than {} bytes", most_bytes));
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
            const auto attributes = at.attributes();
            if (std::distance(attributes.begin(), attributes.end()) > most_attributes)
                refuse(at, fmt::format("it has more than {} attributes", most_attributes));
            if (++nodes > most_nodes)
                refuse(at, fmt::format("there are more than {} elements and texts", most_nodes));
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
inline std::vector<pugi::xml_node> elements_of(const pugi::xml_node &in) {
    std::vector<pugi::xml_node> result;
    for (const pugi::xml_node &one : in.children())
        if (one.type() == pugi::node_element) result.push_back(one);
    return result;
}

inline pugi::xml_node element_named(const pugi::xml_node &in, std::string_view name) {
    for (const pugi::xml_node &one : elements_of(in))
        if (lower(one.name()) == name) return one;
    return {};
}

} // namespace msrpp::experiment
