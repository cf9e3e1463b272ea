// Writes what programs execute to a trace file (msr/sim/stream/trace.hpp).
#pragma once

#include "../decoder/decoder.hpp"

#include <msr/processor/identity.hpp>
#include <msr/sim/stream/trace.hpp>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace msrpp::machine {

class recording {
public:
    /// `path`: the file, which is written anew; `-` is standard output. Throws a complaint where
    /// the file cannot be written.
    recording(const std::string &path, unsigned cpus, msr::core core);
    recording(const recording &) = delete;
    recording &operator=(const recording &) = delete;
    ~recording();

    // Takes words (records of executed code) of a lane (buffer of a thread). The reader of the ring
    // calls words() and the other functions, in order.
    void words(std::uint32_t lane, std::span<const std::uint64_t> list);
    void begin(std::uint32_t lane, std::uint32_t process);
    void end(std::uint32_t lane);

    /// Returns the descriptor of the trace's file.
    int descriptor() const { return fileno(file_); }

    /// Ends the trace. Throws a complaint where a part of the trace could not be written.
    void finish();

private:
    struct sink {
        std::FILE *stream;
        int *why_not; ///< errno of the first write that failed; 0: every write succeeded
        void operator()(std::span<const std::uint8_t> bytes);
    };

    std::string path_;
    std::FILE *file_;
    int why_not_whole_ = 0;
    code_decoder decoder_;
    std::unique_ptr<msr::sim::trace_writer<sink>> writer_;
    /// Words of a block's definition that is not complete yet, by lane (buffer of a thread).
    std::vector<std::vector<std::uint64_t>> rest_;
    std::vector<std::uint64_t> with_facts_;

    void take_definition(std::span<const std::uint64_t> definition);
};

} // namespace msrpp::machine
