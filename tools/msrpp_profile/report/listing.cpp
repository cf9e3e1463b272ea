#include "listing.hpp"

#include "../process_output.hpp"
#include "../symbols/binary.hpp"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace msrpp::profile {

namespace {

/// A line of objdump: blanks, an address, a colon, a tab, the instruction. False: another line.
bool read_instruction(std::string_view line, listed_instruction &into) {
    const std::size_t first = line.find_first_not_of(' ');
    if (first == line.npos) return false;
    const auto [end, error] =
        std::from_chars(line.data() + first, line.data() + line.size(), into.address, 16);
    const auto at = static_cast<std::size_t>(end - line.data());
    if (error != std::errc{} || line.substr(at, 2) != ":\t") return false;
    std::string_view text = line.substr(at + 2);
    text = text.substr(0, text.find_last_not_of(" \t") + 1);
    into.text.clear();
    for (const char letter : text)
        into.text += letter == '\t' ? ' ' : letter;
    return true;
}

std::string read_file(const std::string &path) {
    constexpr off_t most = 1 << 24;
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file < 0) return {};
    std::string text;
    struct stat about {};
    if (fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size < most) {
        text.resize(static_cast<std::size_t>(about.st_size));
        std::size_t used = 0;
        while (used < text.size()) {
            const ssize_t got = ::read(file, text.data() + used, text.size() - used);
            if (got <= 0) break;
            used += static_cast<std::size_t>(got);
        }
        text.resize(used);
    }
    close(file);
    return text;
}

} // namespace

std::vector<sampled_function> functions_of(const loaded &of, const filter &wanted,
                                           symbolizer &symbols) {
    std::vector<sampled_function> all;
    for (const row &one : of.rows) {
        if (!wanted.lets(one)) continue;
        const place &at = symbols.at(one);
        if (at.function_id >= all.size()) all.resize(at.function_id + 1);
        sampled_function &function = all[at.function_id];
        if (function.at == nullptr) function.at = &at;
        function.all.add(one);
        function.by_address[at.address].add(one);
    }
    std::erase_if(all, [](const sampled_function &one) { return one.at == nullptr; });
    std::stable_sort(all.begin(), all.end(),
                     [](const sampled_function &a, const sampled_function &b) {
                         return a.all.samples > b.all.samples;
                     });
    return all;
}

listing listing_of(const sampled_function &of, const std::string &root) {
    listing result;
    const place &at = *of.at;
    const symbol *const function = at.in == nullptr ? nullptr : at.in->function_at(at.address);
    if (at.in == nullptr || at.in->path().empty() || at.in->path()[0] != '/') {
        result.problem = "no file has its instructions";
    } else {
        // Without a symbol, what lies around the samples.
        const std::uint64_t begin =
            function != nullptr ? function->begin : of.by_address.begin()->first;
        const std::uint64_t end =
            function != nullptr ? function->end : of.by_address.rbegin()->first + 16;
        int status = 0;
        const std::string text =
            output_of({"objdump", "--disassemble", "--demangle", "--no-show-raw-insn",
                       fmt::format("--start-address={:#x}", begin),
                       fmt::format("--stop-address={:#x}", end), root + at.in->path()},
                      status);
        if (status != 0) result.problem = "objdump (binutils) does not disassemble it";
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t size = std::min(rest.find('\n'), rest.size());
            if (listed_instruction next; read_instruction(rest.substr(0, size), next))
                result.instructions.push_back(std::move(next));
            rest.remove_prefix(std::min(size + 1, rest.size()));
        }
        if (result.instructions.empty() && result.problem.empty())
            result.problem = "objdump (binutils) shows no instruction of it";
    }
    // Samples between instructions, as those of another file would be, have a line of their own.
    const std::size_t known = result.instructions.size();
    for (const auto &[address, samples] : of.by_address) {
        const auto has = [&, wanted = address](const listed_instruction &one) {
            return one.address == wanted;
        };
        const auto last = result.instructions.begin() + static_cast<std::ptrdiff_t>(known);
        const auto found = std::find_if(result.instructions.begin(), last, has);
        if (found != last)
            found->samples = &samples;
        else
            result.instructions.push_back({.address = address, .text = "", .samples = &samples});
    }
    std::stable_sort(result.instructions.begin(), result.instructions.end(),
                     [](const auto &a, const auto &b) { return a.address < b.address; });
    if (at.in != nullptr)
        for (listed_instruction &each : result.instructions)
            each.line = at.in->line_at(each.address);
    return result;
}

std::string_view source_files::line(std::string_view file, std::uint32_t number) {
    if (file.empty() || number == 0) return {};
    auto at = files_.find(file);
    if (at == files_.end()) {
        std::vector<std::string> lines;
        const std::string text = read_file(root_ + std::string{file});
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t size = std::min(rest.find('\n'), rest.size());
            lines.emplace_back(rest.substr(0, size));
            rest.remove_prefix(std::min(size + 1, rest.size()));
        }
        at = files_.emplace(std::string{file}, std::move(lines)).first;
    }
    return number <= at->second.size() ? std::string_view{at->second[number - 1]}
                                       : std::string_view{};
}

} // namespace msrpp::profile
