#include "models.hpp"

#include "../support/complaint.hpp"

#include "cpuid/cpuid_leaves.hpp"
#include "decoder/decoder.hpp"
#include "ring/ring.hpp"

#include <msr/processor/table.hpp>
#include <msr/sim/counters/amd_registers.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/large_pages.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/player/player.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/facts_bytes.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace msrpp::machine {

namespace {

std::uint32_t mask_below(std::uint64_t sets, std::size_t maximum) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(sets, maximum) - 1);
}

first_level_shape shape_of(const msr::sim::processor_shape &processor_shape) {
    const msr::sim::cache::geometry &lines = processor_shape.caches.first_data;
    const msr::sim::tlb_shape &pages = processor_shape.tlbs.data;
    return {.line_shift = static_cast<std::uint32_t>(std::countr_zero(lines.bytes_of_sector())),
            .line_mask = mask_below(lines.total_bytes / lines.line_bytes / lines.ways,
                                    first_level_shape::most_lines),
            .page_shift =
                static_cast<std::uint32_t>(std::countr_zero(processor_shape.tlbs.page_bytes)),
            .page_mask = mask_below(pages.entries / pages.ways, first_level_shape::most_pages)};
}

/// A reader of the definitions of code blocks: it decodes code, or takes the facts that a trace
/// gives.
class block_reader {
public:
    block_reader(words_of reader, msr::core core) : reader_{reader}, code_{core} {}
    msr::sim::block_facts decode(std::uint64_t address, std::span<const std::uint8_t> bytes,
                                 unsigned instructions) {
        if (reader_ == words_of::trace)
            return msr::sim::facts_decoder{}.decode(address, bytes, instructions);
        return code_.decode(address, bytes, instructions);
    }

private:
    words_of reader_;
    code_decoder code_;
};

/// The library's models of a processor, fed by a player of words (records of executed code).
class library_models : public models {
public:
    library_models(const msr::sim::shape_row &row, const msr::sim::processor_shape &shape,
                   msr::core core, unsigned cpus, words_of reader)
        : row_{row}, shape_{shape}, core_{core}, reader_{reader},
          player_{block_reader{reader, core}, msr::sim::processor_models{shape, cpus},
                  msr::sim::samplers{cpus}} {}

    void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) override {
        player_.feed(lane, {first, static_cast<std::size_t>(count)});
    }
    /// Gives the process of a lane (buffer of a thread) an address space: each of the first 256
    /// processes has a space of its own.
    void lane_begins(std::uint32_t lane, std::uint32_t process) override {
        const auto place =
            spaces_.emplace(process, static_cast<unsigned>(spaces_.size() & 0xff)).first;
        player_.set_space(lane, place->second);
        if (lane >= processes_.size()) processes_.resize(lane + 1);
        processes_[lane] = reader_ == words_of::trace ? 0 : process;
    }
    void lane_ends(std::uint32_t lane) override {
        player_.end(lane);
        if (lane < processes_.size()) processes_[lane] = 0;
    }
    void set_left_out(std::uint32_t lane, std::span<const std::uint64_t> ring) override {
        player_.set_left_out(lane, ring);
    }
    std::uint32_t process_of(std::size_t lane) const override {
        return lane < processes_.size() ? processes_[lane] : 0;
    }
    std::size_t waiting_words() const override { return player_.waiting_words(); }
    void hold(unsigned cpu) override { player_.hold(cpu); }
    void exempt(std::uint32_t lane, bool enabled) override { player_.exempt(lane, enabled); }
    void go_on(unsigned cpu) override { player_.go_on(cpu); }
    msr::sim::tally take(unsigned cpu) override { return player_.take(cpu); }
    void need(const msr::sim::model_parts &parts) override { player_.models().need(parts); }
    msr::sim::processor_models &parts() override { return player_.models(); }
    msr::sim::samplers &looking() override { return player_.sampler(); }
    first_level_shape first_levels() const override { return shape_of(shape_); }
    std::vector<std::string> limits() const override {
        std::vector<std::string> texts{code_decoder::limits, player::limits};
        if (row_.as_sold != nullptr) texts.push_back(std::string{"caches: "} + row_.as_sold);
        for (const char *const entry : msr::sim::processor_models::limits)
            texts.emplace_back(entry);
        texts.emplace_back(shape_.tlbs.page_bytes == msr::sim::large_page_bytes
                               ? "pages: all memory lies in pages of 2 MiB"
                               : "pages: all memory lies in pages of 4 KiB");
        texts.emplace_back(instructions_limit);
        const msr::cpu_vendor vendor = msr::processor_row_of(core_).vendor;
        if (vendor == msr::cpu_vendor::amd || vendor == msr::cpu_vendor::hygon)
            texts.emplace_back(msr::sim::amd_registers_limit);
        return texts;
    }

private:
    static constexpr const char *instructions_limit =
        "instructions: RDTSC and RDTSCP tell the time of this system, not that of the models; "
        "RDPMC is refused";
    using player = msr::sim::player<block_reader, msr::sim::processor_models, msr::sim::samplers>;
    const msr::sim::shape_row &row_;
    msr::sim::processor_shape shape_;
    msr::core core_;
    words_of reader_;
    player player_;
    /// Number of the address space of each process, by process.
    std::map<std::uint32_t, unsigned> spaces_;
    /// Number of the process whose thread writes each lane (buffer), by lane.
    std::vector<std::uint32_t> processes_;
};

} // namespace

std::unique_ptr<models> models_of(const family &identity, unsigned cpus, page_size pages,
                                  words_of reader) {
    const msr::core core = model_of(identity).row->is;
    const msr::sim::shape_row *const row = msr::sim::shape_of(core);
    if (row == nullptr)
        complain(wrong_usage,
                 fmt::format("machine: the caches of --cpu {} are not modelled", identity.name));
    msr::sim::processor_shape shape = row->shape;
    if (pages == page_size::mib_2) {
        const msr::sim::large_page_row *const large = msr::sim::large_pages_of(core);
        if (large == nullptr)
            complain(wrong_usage,
                     fmt::format("machine: --pages: large pages of --cpu {} are not modelled: "
                                 "leave --pages out",
                                 identity.name));
        shape = msr::sim::with_large_pages(shape, *large);
    }
    return std::make_unique<library_models>(*row, shape, core, cpus, reader);
}

} // namespace msrpp::machine
