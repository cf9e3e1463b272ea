#include "record_order.hpp"

#include <msr/backend/perf/sample.hpp>

#include <algorithm>
#include <iterator>

#include <linux/perf_event.h>

namespace msrpp::profile {

std::uint64_t time_of_record(std::span<const unsigned char> record, std::uint64_t sample_type) {
    msr::perf_sample sample;
    if (msr::read_perf_sample(record, sample_type, sample)) return sample.time;
    msr::perf_news news;
    return msr::read_perf_news(record, sample_type, news) ? news.time : 0;
}

std::vector<record_order::entry> record_order::remove_due(std::uint64_t complete_until) {
    std::stable_sort(entries_.begin(), entries_.end(),
                     [](const entry &left, const entry &right) { return left.time < right.time; });
    const auto end = std::find_if(entries_.begin(), entries_.end(), [=](const entry &candidate) {
        return candidate.time > complete_until;
    });
    std::vector<entry> due{std::make_move_iterator(entries_.begin()), std::make_move_iterator(end)};
    entries_.erase(entries_.begin(), end);
    return due;
}

} // namespace msrpp::profile
