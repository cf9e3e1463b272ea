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

/// Reads a line of objdump's output: blanks, an address, a colon, a tab, the instruction. Returns
/// false for another kind of line.
bool read_instruction(std::string_view line, listed_instruction &destination) {
    const std::size_t first = line.find_first_not_of(' ');
    if (first == line.npos) return false;
    const auto [end, error] =
        std::from_chars(line.data() + first, line.data() + line.size(), destination.address, 16);
    const auto position = static_cast<std::size_t>(end - line.data());
    if (error != std::errc{} || line.substr(position, 2) != ":\t") return false;
    std::string_view text = line.substr(position + 2);
    text = text.substr(0, text.find_last_not_of(" \t") + 1);
    destination.text.clear();
    for (const char letter : text)
        destination.text += letter == '\t' ? ' ' : letter;
    return true;
}

std::string read_file(const std::string &path) {
    constexpr off_t maximum = 1 << 24;
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file < 0) return {};
    std::string text;
    struct stat subject {};
    if (fstat(file, &subject) == 0 && S_ISREG(subject.st_mode) && subject.st_size < maximum) {
        text.resize(static_cast<std::size_t>(subject.st_size));
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

std::vector<sampled_function> functions_of(const loaded &loaded, const filter &filter,
                                           symbolizer &symbols) {
    std::vector<sampled_function> functions;
    for (const row &row : loaded.rows) {
        if (!filter.lets(row)) continue;
        const place &position = symbols.at(row);
        if (position.function_id >= functions.size()) functions.resize(position.function_id + 1);
        sampled_function &function = functions[position.function_id];
        if (function.position == nullptr) function.position = &position;
        function.whole.add(row);
        function.by_address[position.address].add(row);
    }
    std::erase_if(functions,
                  [](const sampled_function &entry) { return entry.position == nullptr; });
    std::stable_sort(functions.begin(), functions.end(),
                     [](const sampled_function &a, const sampled_function &b) {
                         return a.whole.samples > b.whole.samples;
                     });
    return functions;
}

listing listing_of(const sampled_function &sampled_function, const std::string &root) {
    listing result;
    const place &position = *sampled_function.position;
    const symbol *const function =
        position.in == nullptr ? nullptr : position.in->function_at(position.address);
    if (position.in == nullptr || position.in->path().empty() || position.in->path()[0] != '/') {
        result.problem = "no file has its instructions";
    } else {
        // Without a symbol for the function, a range around the sampled addresses is disassembled.
        const std::uint64_t begin =
            function != nullptr ? function->begin : sampled_function.by_address.begin()->first;
        const std::uint64_t end =
            function != nullptr ? function->end : sampled_function.by_address.rbegin()->first + 16;
        int status = 0;
        const std::string text =
            output_of({"objdump", "--disassemble", "--demangle", "--no-show-raw-insn",
                       fmt::format("--start-address={:#x}", begin),
                       fmt::format("--stop-address={:#x}", end), root + position.in->path()},
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
    // A sample between instructions, as a different version of the file gives it, gets a line of
    // its own.
    const std::size_t known = result.instructions.size();
    for (const auto &[address, samples] : sampled_function.by_address) {
        const auto contains = [&, wanted = address](const listed_instruction &instruction) {
            return instruction.address == wanted;
        };
        const auto last = result.instructions.begin() + static_cast<std::ptrdiff_t>(known);
        const auto place = std::find_if(result.instructions.begin(), last, contains);
        if (place != last)
            place->samples = &samples;
        else
            result.instructions.push_back({.address = address, .text = "", .samples = &samples});
    }
    std::stable_sort(result.instructions.begin(), result.instructions.end(),
                     [](const auto &a, const auto &b) { return a.address < b.address; });
    if (position.in != nullptr)
        for (listed_instruction &listed_instruction : result.instructions)
            listed_instruction.line = position.in->line_at(listed_instruction.address);
    return result;
}

std::string_view source_files::line(std::string_view file, std::uint32_t number) {
    if (file.empty() || number == 0) return {};
    auto position = files_.find(file);
    if (position == files_.end()) {
        std::vector<std::string> lines;
        const std::string text = read_file(root_ + std::string{file});
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t size = std::min(rest.find('\n'), rest.size());
            lines.emplace_back(rest.substr(0, size));
            rest.remove_prefix(std::min(size + 1, rest.size()));
        }
        position = files_.emplace(std::string{file}, std::move(lines)).first;
    }
    return number <= position->second.size() ? std::string_view{position->second[number - 1]}
                                             : std::string_view{};
}

} // namespace msrpp::profile
