// The samples that are exported, and the weight of each sample.
#pragma once

#include "../reading.hpp"
#include "../reading/loaded.hpp"

#include <cstdint>
#include <string>

namespace msrpp::profile {

/// The quantity that an export adds up over samples.
enum class weight : std::uint8_t {
    samples, ///< number of samples: each sample counts one
    period,  ///< number of ops, fetches or events that the samples stand for
    latency, ///< clocks of latency of the samples' loads or fetches
};

/// The samples of a profile that are exported.
struct selection {
    const loaded &of;
    const filter &request;
    weight factor{weight::samples};

    std::uint64_t value(const row &row) const {
        if (factor == weight::period) return row.period;
        if (factor == weight::latency) return row.is(has_latency) ? row.latency : 0;
        return 1;
    }
    /// Returns the unit of the weights, in the plural.
    std::string unit() const {
        if (factor == weight::period) return std::string{of.counted()};
        return factor == weight::latency ? "clocks" : "samples";
    }
    /// Calls `call` with each selected sample, in the order of the profile's file.
    template <typename Call>
    void for_each(Call call) const {
        for (const row &row : of.rows)
            if (request.lets(row)) call(row);
    }
};

} // namespace msrpp::profile
