#include "file.hpp"

#include "../../support/complaint.hpp"
#include "../../support/lines.hpp"

#include "../../support/text.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::experiment {

void experiment_contents::complain_at(place place, const std::string &key,
                                      const std::string &sentence, int status,
                                      std::vector<std::string> details) const {
    std::string line = file == "-" ? shown(file) : file;
    if (place.line != 0) line += fmt::format(":{}:{}", place.line, place.column);
    complain(status, line + ": " + (key.empty() ? "" : key + ": ") + sentence, std::move(details));
}

std::string text_of_file(const std::string &file, std::size_t limit) {
    const auto cannot = [&](const std::string &reason) {
        complain(wrong_usage, "experiment: cannot read " + shown(file) + ": " + reason);
    };
    std::unique_ptr<std::FILE, int (*)(std::FILE *)> opened{nullptr, std::fclose};
    if (file != "-") opened.reset(std::fopen(file.c_str(), "rb"));
    std::FILE *const source = file == "-" ? stdin : opened.get();
    if (source == nullptr) cannot(std::strerror(errno));
    std::string text(limit + 1, '\0');
    text.resize(std::fread(text.data(), 1, text.size(), source));
    if (std::ferror(source) != 0) cannot(std::strerror(errno));
    if (text.size() > limit) cannot(fmt::format("it has more than {} bytes", limit));
    text.erase(0, size_of_byte_order_mark(text));
    return text;
}

} // namespace msrpp::experiment
