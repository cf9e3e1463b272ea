#include "models.hpp"

#include "decoder.hpp"
#include "ring.hpp"

#include <msr/sim/models.hpp>
#include <msr/sim/player.hpp>
#include <msr/sim/signal.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

namespace {

/// The library's models, fed by a player.
class library_models : public models {
public:
    library_models(const msr::sim::processor_shape &shape, unsigned cpus)
        : player_{code_decoder{}, msr::sim::processor_models{shape, cpus}} {}

    void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) override {
        player_.feed(lane, {first, static_cast<std::size_t>(count)});
    }
    /// Processes have their memory apart; the first 256 of them in spaces of their own.
    void lane_begins(std::uint32_t lane, std::uint32_t process) override {
        const auto place =
            spaces_.emplace(process, static_cast<unsigned>(spaces_.size() & 0xff)).first;
        player_.set_space(lane, place->second);
    }
    void lane_ends(std::uint32_t) override {}
    msr::sim::tally take(unsigned cpu) override { return player_.take(cpu); }
    std::vector<std::string> limits() const override {
        std::vector<std::string> all{code_decoder::limits, player::limits};
        for (const char *const each : msr::sim::processor_models::limits)
            all.emplace_back(each);
        return all;
    }

private:
    using player = msr::sim::player<code_decoder>;
    player player_;
    std::map<std::uint32_t, unsigned> spaces_; ///< by process
};

} // namespace

std::unique_ptr<models> models_of(const family &, unsigned cpus) {
    constexpr std::uint64_t kib = 1024;
    msr::sim::processor_shape shape{};
    shape.caches.first_data = {.total_bytes = 32 * kib, .ways = 8, .line_bytes = 64};
    shape.caches.first_code = {.total_bytes = 32 * kib, .ways = 8, .line_bytes = 64};
    shape.caches.second = {.total_bytes = 256 * kib, .ways = 8, .line_bytes = 64};
    shape.caches.third = {.total_bytes = 8192 * kib, .ways = 16, .line_bytes = 64};
    shape.tlbs.data = {.entries = 64, .ways = 4};
    shape.tlbs.code = {.entries = 64, .ways = 4};
    shape.tlbs.second = {.entries = 1536, .ways = 12};
    shape.tlbs.second_has_both = true;
    shape.branches = {.return_entries = 16};
    return std::make_unique<library_models>(shape, cpus);
}

} // namespace msrpp::machine
