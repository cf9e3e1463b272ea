#include "recording.hpp"

#include "../../support/complaint.hpp"

#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/facts_bytes.hpp>
#include <msr/sim/stream/stream.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

namespace msrpp::machine {

using msr::sim::stream_word;
using msr::sim::word_kind;

namespace {

std::FILE *open_trace(const std::string &path) {
    std::FILE *const file = path == "-" ? stdout : std::fopen(path.c_str(), "wbe");
    if (file == nullptr)
        complain(rule_broken, "machine: --record: " + path + ": " + std::strerror(errno));
    return file;
}

} // namespace

void recording::sink::operator()(std::span<const std::uint8_t> bytes) {
    if (*why_not == 0 && std::fwrite(bytes.data(), 1, bytes.size(), stream) != bytes.size())
        *why_not = errno;
}

recording::recording(const std::string &path, unsigned cpus, msr::core core)
    : path_{path}, file_{open_trace(path)}, decoder_{core},
      writer_{std::make_unique<msr::sim::trace_writer<sink>>(sink{file_, &why_not_whole_}, cpus)} {
    // The trace's file is flushed before a fork, so that the child does not write the buffer's
    // bytes again.
    std::fflush(file_);
}

recording::~recording() {
    if (file_ != nullptr && file_ != stdout) std::fclose(file_);
}

void recording::begin(std::uint32_t lane, std::uint32_t process) { writer_->begin(lane, process); }

void recording::end(std::uint32_t lane) {
    if (lane < rest_.size()) rest_[lane].clear();
    writer_->end(lane);
}

void recording::words(std::uint32_t lane, std::span<const std::uint64_t> list) {
    if (lane >= rest_.size()) rest_.resize(lane + 1);
    std::vector<std::uint64_t> joined = std::exchange(rest_[lane], {});
    if (!joined.empty()) {
        joined.insert(joined.end(), list.begin(), list.end());
        list = joined;
    }
    with_facts_.clear();
    for (std::size_t i = 0; i < list.size();) {
        const stream_word word{list[i]};
        if (word.kind() != word_kind::definition) {
            with_facts_.push_back(list[i++]);
            continue;
        }
        const std::size_t size = 1 + words_behind(word);
        if (list.size() - i < size) {
            rest_[lane].assign(list.begin() + static_cast<std::ptrdiff_t>(i), list.end());
            break;
        }
        take_definition(list.subspan(i, size));
        i += size;
    }
    writer_->words(lane, with_facts_);
}

// Writes the definition of a code block to the trace, with facts in place of code.
void recording::take_definition(std::span<const std::uint64_t> definition) {
    const stream_word word{definition[0]};
    std::vector<std::uint8_t> code(word.code_bytes());
    for (std::size_t i = 0; i < code.size(); ++i)
        code[i] = static_cast<std::uint8_t>(definition[2 + i / 8] >> i % 8 * 8);
    append_definition(with_facts_, word.number(),
                      decoder_.decode(definition[1], code, word.instructions()));
}

void recording::finish() {
    writer_->finish();
    if (std::fflush(file_) != 0 && why_not_whole_ == 0) why_not_whole_ = errno;
    if (why_not_whole_ != 0)
        complain(rule_broken, "machine: --record: " + path_ + ": not all of it could be written: " +
                                  std::strerror(why_not_whole_));
}

} // namespace msrpp::machine
