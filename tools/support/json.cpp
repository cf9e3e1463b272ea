#include "json.hpp"

namespace msrpp {

void append_document(output &out, const json &document) {
    append(out, document.dump(2, ' ', false, json::error_handler_t::replace));
    out.push_back('\n');
}

} // namespace msrpp
