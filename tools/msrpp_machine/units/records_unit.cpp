#include "records_unit.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/pentium4.hpp>
#include <msr/sim/pentium4_sampling.hpp>
#include <msr/sim/precise_sampling.hpp>
#include <msr/sim/records/linear_memory.hpp>
#include <msr/sim/records/record_sampling.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <sys/types.h>
#include <sys/uio.h>

namespace msrpp::machine {

namespace {

iovec place(std::uint64_t address, std::size_t bytes) {
    return {.iov_base = reinterpret_cast<void *>(address), .iov_len = bytes};
}

/// The memory of the process whose thread writes a lane (buffer), by the addresses that the thread
/// uses.
class memory_of_lanes {
public:
    explicit memory_of_lanes(models &models) : models_{models} {}

    msr::sim::linear_memory access() {
        return {
            .copy_out =
                [](void *self, std::size_t lane, std::uint64_t begin,
                   std::span<unsigned char> destination) {
                    return static_cast<memory_of_lanes *>(self)->copy_out(lane, begin, destination);
                },
            .copy_in =
                [](void *self, std::size_t lane, std::uint64_t destination,
                   std::span<const unsigned char> source) {
                    return static_cast<memory_of_lanes *>(self)->copy_in(lane, destination, source);
                },
            .context = this};
    }

private:
    models &models_;

    bool copy_out(std::size_t lane, std::uint64_t begin,
                  std::span<unsigned char> destination) const {
        if (const auto own = models_.own().at(begin, destination.size()); !own.empty()) {
            std::copy(own.begin(), own.end(), destination.begin());
            return true;
        }
        const iovec own_memory{.iov_base = destination.data(), .iov_len = destination.size()};
        const iovec position = place(begin, destination.size());
        return process_vm_readv(process(lane), &own_memory, 1, &position, 1, 0) ==
               static_cast<ssize_t>(destination.size());
    }
    bool copy_in(std::size_t lane, std::uint64_t destination,
                 std::span<const unsigned char> source) const {
        if (const auto own = models_.own().at(destination, source.size()); !own.empty()) {
            std::copy(source.begin(), source.end(), own.begin());
            return true;
        }
        const iovec own_memory{.iov_base = const_cast<unsigned char *>(source.data()),
                               .iov_len = source.size()};
        const iovec position = place(destination, source.size());
        return process_vm_writev(process(lane), &own_memory, 1, &position, 1, 0) ==
               static_cast<ssize_t>(source.size());
    }
    /// Returns the process of the thread of a lane (buffer); -1, the number of no process, where
    /// the process is unknown.
    pid_t process(std::size_t lane) const {
        const std::uint32_t value = models_.process_of(lane);
        return value == 0 ? -1 : static_cast<pid_t>(value);
    }
};

/// A unit for a part of the library that writes records (PEBS, BTS). `Part`: class of the part.
template <typename Part>
class records_unit : public unit {
public:
    /// `rest`: further arguments for the constructor of `Part`.
    template <typename Processor, typename... Rest>
    records_unit(models &models, Processor &of, const char *limit, const Rest &...rest)
        : models_{models}, limit_{limit}, memory_{models}, part_{made(of, rest...)} {
        models.looking().add(part_);
        part_.begin();
    }

    bool has(std::uint32_t) const override { return false; }
    msr::failure read(unsigned, std::uint32_t, std::uint64_t &) override { return {}; }
    msr::failure write(unsigned, std::uint32_t, std::uint64_t) override { return {}; }
    void count(unsigned cpu, const msr::sim::tally &) override {
        part_.counted(cpu);
        if (part_.lost() == 0 || is_told_) return;
        is_told_ = true;
        std::fprintf(stderr,
                     "msrpp machine: CPU %u: a record is lost: the debug store that IA32_DS_AREA "
                     "points to is not in the memory of the program that runs\n",
                     cpu);
    }
    void on_interrupt(msr::sim::interrupt_receiver destination) override {
        part_.on_interrupt(destination);
    }
    void join(simulated &whole) override { whole_ = &whole; }
    void add_limits(std::vector<std::string> &destination) const override {
        destination.emplace_back(limit_);
    }

private:
    models &models_;
    const char *limit_;
    memory_of_lanes memory_;
    simulated *whole_{};
    bool is_told_{};
    Part part_;

    Part made(msr::sim::machine<msr::sim::perfmon_pmu> &of, const msr::sim::timing_shape &clocks) {
        return Part{of, memory_.access(), {&records_unit::take, this}, clocks, &models_.parts()};
    }
    Part made(msr::sim::pentium4 &pentium4, unsigned model, unsigned cpus) {
        return Part{pentium4, model, cpus, memory_.access(), {&records_unit::take, this}};
    }

    static void take(void *self, unsigned cpu) {
        records_unit &me = *static_cast<records_unit *>(self);
        if (me.whole_ != nullptr) me.whole_->count(cpu, me.models_.take(cpu));
    }
};

bool writes_records(const msr::perfmon::target &target) {
    return target.pebs != msr::perfmon::pebs_layout::none ||
           msr::sim::precise_sampling::knows_records_of(target);
}

} // namespace

std::unique_ptr<unit> records_unit_of(const family &identity, models &models, simulated &counters) {
    if (msr::sim::pentium4 *const netburst = counters.pentium4())
        return std::make_unique<records_unit<msr::sim::pentium4_sampling>>(
            models, *netburst,
            "precise records: registers other than the instruction pointer are 0",
            model_of(identity).model, counters.cpus());
    msr::sim::machine<msr::sim::perfmon_pmu> *const perfmon = counters.perfmon();
    if (perfmon == nullptr || !writes_records(perfmon->made_for())) return nullptr;
    const msr::sim::shape_row *const row = msr::sim::shape_of(model_of(identity).row->is);
    return std::make_unique<records_unit<msr::sim::precise_sampling>>(
        models, *perfmon,
        msr::sim::precise_sampling::knows_records_of(perfmon->made_for())
            ? "precise records: general registers other than the instruction pointer, flags, "
              "vector registers and last branches are 0"
            : "precise records: no source says what this processor's hold; none are written",
        row->shape.clocks);
}

} // namespace msrpp::machine
