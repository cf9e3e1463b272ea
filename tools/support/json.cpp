#include "json.hpp"

template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace msrpp {

void append_document(output &out, const json &document) {
    append(out, document.dump(2, ' ', false, json::error_handler_t::replace));
    out.push_back('\n');
}

std::string line_of(const json &document) {
    return document.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace msrpp
