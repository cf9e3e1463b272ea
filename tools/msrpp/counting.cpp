#include "counting.hpp"

#include <msr/backend/shim_boxes.h>
#include <msr/processor/table.hpp>

namespace msrpp {

namespace {

struct counting_row {
    unsigned processors;
    std::uint32_t first, last, step;
    counting_register subject;
};

struct denied_row {
    unsigned processors;
    std::uint32_t first, last;
    const char *reason;
};

#define MSRPP_COUNTING_ROW(processors, first, last, step, alias, alias_step, kind, perfmon_bits,   \
                           rawio_bits, name)                                                       \
    {processors, first, last, step, {kind, perfmon_bits, rawio_bits}},
constexpr counting_row counting_rows[] = {MSRPP_COUNTING_REGISTERS(MSRPP_COUNTING_ROW)};
#undef MSRPP_COUNTING_ROW

#define MSRPP_DENIED_ROW(processors, first, last, what, reason) {processors, first, last, reason},
constexpr denied_row denied_rows[] = {MSRPP_DENIED_REGISTERS(MSRPP_DENIED_ROW)};
#undef MSRPP_DENIED_ROW

} // namespace

counting_register counting_register_at(unsigned wired, std::uint32_t address) {
    for (const counting_row &row : counting_rows)
        if ((row.processors & wired) != 0 && row.first <= address && address <= row.last &&
            (address - row.first) % row.step == 0)
            return row.subject;
    return {};
}

const char *why_denied(unsigned wired, std::uint32_t address) {
    if (counting_register_at(wired, address).kind != MSRPP_KIND_UNKNOWN) return nullptr;
    for (const denied_row &row : denied_rows)
        if ((row.processors & wired) != 0 && row.first <= address && address <= row.last)
            return row.reason;
    return nullptr;
}

bool is_box_register(msr::core processor, std::uint32_t address) {
    if (processor == msr::core::none) return false;
    const msr::processor_row &row = msr::processor_row_of(processor);
    constexpr unsigned model_count = 256;
    for (unsigned model = 0; model < model_count; ++model)
        if (row.has_model(model) && msrpp_is_box_register(row.family, model, address) != 0)
            return true;
    return false;
}

} // namespace msrpp
