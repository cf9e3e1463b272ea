// Converts a plan of the tool to the register writes that backends carry out.
#pragma once

#include "../family.hpp"

#include <msr/core/program.hpp>

#include <cstddef>
#include <vector>

namespace msrpp::run {

/// A plan in the form that backends carry out, which refers to the plan; the plan must outlive the
/// object.
class plain_program {
public:
    explicit plain_program(const family_plan &source) : from_{source} {
        for (const auto *const phase : {&source.set_up, &source.start, &source.stop})
            for (const named_family_write &write : *phase)
                writes_.push_back(write.what);
    }

    msr::program_view view() const {
        const msr::write *const start = writes_.data() + from_.set_up.size();
        return {.set_up = {writes_.data(), from_.set_up.size()},
                .start = {start, from_.start.size()},
                .stop = {start + from_.start.size(), from_.stop.size()},
                .readouts = {from_.readouts.data(), from_.readouts.size()},
                .registers = {from_.touched.data(), from_.touched.size()},
                .claims = {from_.claims.data(), from_.claims.size()},
                .overflows = from_.overflows,
                .interrupts = from_.interrupts};
    }

    std::size_t choices() const { return from_.texts.size(); }

    /// Returns the position of the requested event that a counter of the plan counts.
    std::size_t choice_of(std::size_t readout) const {
        const std::size_t owner = from_.readouts[readout].owner;
        return owner < from_.texts.size() ? owner : readout;
    }

private:
    const family_plan &from_;
    std::vector<msr::write> writes_;
};

} // namespace msrpp::run
