#include "sampled_precise.hpp"

#include "../../msrpp/families/targets.hpp"
#include "../../support/complaint.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <msr/core/program.hpp>
#include <msr/intel/netburst/debug_store/debug_store.hpp>
#include <msr/intel/netburst/debug_store/pebs_records.hpp>
#include <msr/intel/pebs.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/sim/precise_sampling.hpp>
#include <msr/sim/registers/random_bits.hpp>

#include <fmt/format.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

namespace p4 = msr::netburst;
namespace pebs = msr::pebs;
namespace perfmon = msr::perfmon;

constexpr unsigned usual_bits = 7;

/// The sampling period in events, and its random bits, where a request gives none.
struct usual_period {
    std::uint64_t events{};
    unsigned random_bits{};
};

/// Returns the usual period of an event. Slow loads and misses are rare: a program that runs for a
/// million clocks has some thousands of them.
usual_period usual_period_of(std::string_view event) {
    const bool is_rare = event.find("latency") != event.npos || event.find("miss") != event.npos;
    return is_rare ? usual_period{100, 4} : usual_period{1000, usual_bits};
}

constexpr std::uint32_t ds_area = 0x600, pebs_base = 0x3f4, pebs_index = 0x3f5;

/// The format of a processor's PEBS records, and the memory to which the records are written.
class record_store {
public:
    /// A receiver of PEBS records, called with each record in the order of their writing.
    using sink = std::function<void(const pebs::sample &)>;

    explicit record_store(own_memory &memory) : memory_{memory} {}
    virtual ~record_store() = default;
    /// Writes the address and size of a CPU's empty buffer for records to the CPU's registers.
    /// `reload`: the value that the counter gets at its overflow.
    virtual void place(simulated &processor, unsigned cpu, std::uint64_t reload) = 0;
    /// Calls `take` with each record in a CPU's buffer. Returns whether the buffer was full.
    virtual bool each(simulated &processor, unsigned cpu, const sink &take) = 0;
    /// Empties a CPU's buffer for records. `reload`: the value that the counter gets at its next
    /// overflow.
    virtual void empty(simulated &processor, unsigned cpu, std::uint64_t reload) = 0;
    /// Returns the bits that are set in addition to the planned value of a register write.
    virtual std::uint64_t bits_beside(const msr::write &) { return 0; }

protected:
    /// Bytes of the debug store's management area, which precedes the buffer for records.
    static constexpr std::uint64_t room_of_area = 0x400;
    own_memory &memory_;

    std::uint64_t buffer(unsigned cpu) const { return memory_.begin_of(cpu) + room_of_area; }
    std::uint64_t bytes_of_buffer() const { return memory_.bytes_of_cpu() - room_of_area; }
    std::span<unsigned char> area(unsigned cpu) {
        return memory_.at(memory_.begin_of(cpu), room_of_area);
    }
    void place_area(simulated &processor, unsigned cpu) {
        write(processor, cpu, {.address = ds_area, .value = memory_.begin_of(cpu)});
    }
};

void check(const msr::verdict &verdict) {
    if (!verdict.legal())
        complain(rule_broken, "machine: --sampling: " + sentence_with_names(verdict));
}

/// Records from Core 2 on: a management area and a buffer in memory.
class debug_store_records : public record_store {
public:
    /// Records samples of one counter. `counter`: the counter whose overflows take samples.
    debug_store_records(own_memory &memory, pebs::selection selection, const msr::readout &counter)
        : record_store{memory},
          selection_{selection}, width_{counter.width}, counter_{counter_at(counter.address)} {}

    void place(simulated &processor, unsigned cpu, std::uint64_t reload) override {
        empty(processor, cpu, reload);
        place_area(processor, cpu);
    }
    bool each(simulated &, unsigned cpu, const sink &take) override {
        const pebs::area result{pebs::area_layout_of(selection_.number), area(cpu)};
        const pebs::store_buffer kind = result.pebs();
        static_cast<void>(pebs::for_each_sample(
            selection_, memory_.at(buffer(cpu), kind.index - buffer(cpu)), take));
        return kind.index + pebs::largest_record(selection_) > kind.absolute_maximum;
    }
    void empty(simulated &, unsigned cpu, std::uint64_t reload) override {
        const std::uint64_t records = bytes_of_buffer() / pebs::largest_record(selection_);
        pebs::store store{.pebs = pebs::buffer_at(buffer(cpu), selection_, records, 1)};
        store.reset(counter_) = reload;
        check(pebs::lay_out(selection_, store, width_, area(cpu).data(), area(cpu).size()));
    }

private:
    pebs::selection selection_;
    unsigned width_;
    pebs::counter counter_;

    static pebs::counter counter_at(std::uint32_t address) {
        constexpr std::uint32_t general = 0xc1, fixed = 0x309, full_width = 0x4c1;
        constexpr std::uint32_t general_v6 = 0x1900, fixed_v6 = 0x1980, step_v6 = 4;
        if (address >= fixed_v6) return {true, (address - fixed_v6) / step_v6};
        if (address >= general_v6) return {false, (address - general_v6) / step_v6};
        if (address >= full_width) return {false, address - full_width};
        if (address >= fixed) return {true, address - fixed};
        return {false, address - general};
    }
};

/// The debug store of the Pentium 4, with words of 32 bits, or of 64 bits from model 3 on.
/// `Layout`: the layout by the size of the words.
template <typename Layout>
class pentium4_records : public record_store {
public:
    using record_store::record_store;

    void place(simulated &processor, unsigned cpu, std::uint64_t reload) override {
        empty(processor, cpu, reload);
        place_area(processor, cpu);
    }
    bool each(simulated &, unsigned cpu, const sink &take) override {
        const p4::debug_store_area<Layout> result{area(cpu).data(), area(cpu).size()};
        const std::uint64_t bytes = result.pebs().index - buffer(cpu);
        pebs::sample sample{.parts = pebs::sample_part::ip};
        for (const record entry : p4::pebs_records<Layout>{memory_.at(buffer(cpu), bytes).data(),
                                                           static_cast<std::size_t>(bytes)}) {
            if constexpr (sizeof(typename Layout::word) == 4)
                sample.ip = entry.eip();
            else
                sample.ip = entry.rip();
            take(sample);
        }
        return bytes + record::size > records() * record::size;
    }
    void empty(simulated &, unsigned cpu, std::uint64_t reload) override {
        const p4::debug_store store{
            .pebs = p4::buffer_at<record>(
                buffer(cpu), {.bytes = records() * record::size, .threshold = record::size}),
            .pebs_counter_reset = reload};
        check(p4::lay_out<Layout>(store, area(cpu).data(), area(cpu).size()));
    }

private:
    using record = p4::pebs_record<Layout>;
    std::uint64_t records() const { return bytes_of_buffer() / record::size; }
};

/// Records of architectural PEBS: registers give the buffer, and a register of the counter gives
/// the reload value.
class architectural_records : public record_store {
public:
    using record_store::record_store;

    void place(simulated &processor, unsigned cpu, std::uint64_t) override {
        const std::uint64_t pages = memory_.bytes_of_cpu() / own_memory::page;
        size_ = static_cast<unsigned>(std::bit_width(pages)) - 1;
        write(processor, cpu, {.address = pebs_base, .value = memory_.begin_of(cpu) | size_});
        write(processor, cpu, {.address = pebs_index, .value = empty_index});
    }
    bool each(simulated &processor, unsigned cpu, const sink &take) override {
        constexpr std::uint64_t is_full = std::uint64_t{1} << 31, position = 0x7ff'fff0;
        std::uint64_t index = 0;
        if (processor.read(cpu, pebs_index, index)) return false;
        static_cast<void>(pebs::for_each_sample({pebs::format::architectural},
                                                memory_.at(memory_.begin_of(cpu), index & position),
                                                take));
        return (index & is_full) != 0;
    }
    void empty(simulated &processor, unsigned cpu, std::uint64_t reload) override {
        write(processor, cpu, {.address = pebs_index, .value = empty_index});
        write(processor, cpu,
              {.address = configuration_, .value = configured_ | (reload & low_bits)});
    }
    /// Returns the bits by which a counter's configuration register requests records with the
    /// auxiliary group.
    std::uint64_t bits_beside(const msr::write &write) override {
        constexpr std::uint64_t samples = std::uint64_t{1} << 63, auxiliary = samples >> 1;
        const bool is_configuration =
            write.address >= 0x1900 && write.address % 4 == 3 && (write.value & samples) != 0;
        if (!is_configuration) return 0;
        configuration_ = write.address;
        configured_ = (write.value | auxiliary) & ~low_bits;
        return auxiliary;
    }

private:
    /// The index register for an empty buffer: an interrupt is requested at the first unit of 16
    /// bytes.
    static constexpr std::uint64_t empty_index = std::uint64_t{1} << 36 | std::uint64_t{1} << 32;
    static constexpr std::uint64_t low_bits = 0xffff'ffff;
    unsigned size_{};
    std::uint32_t configuration_{};
    std::uint64_t configured_{};
};

constexpr const char *usual_events[] = {
    "mem_trans_retired.load_latency_gt_4",
    "mem_inst_retired.latency_above_threshold_4",
    "mem_uops_retired.all_loads",
    "mem_inst_retired.all_loads",
    "inst_retired.any_p",
    "instructions_retired",
    "metric:1stl_cache_load_miss_retired",
};

bool is_architectural(const perfmon::target &target) {
    return perfmon::precise_facts_of(target).form == perfmon::precise_form::architectural;
}

class precise_source : public sample_source {
public:
    precise_source(const family &identity, const std::vector<unsigned> &cpus,
                   const sampling_request &request, std::uint64_t period, unsigned bits)
        : identity_{identity}, request_{request}, period_{period}, bits_{bits} {
        for (const unsigned cpu : cpus)
            cpus_[cpu].draws = msr::sim::random_bits{~std::uint64_t{cpu}};
        plan_ = planned();
    }

    void start(simulated &processor, own_memory &memory) override {
        std::vector<unsigned> own;
        for (const auto &[cpu, state] : cpus_)
            own.push_back(cpu);
        memory.provide(std::move(own));
        store_ = made(memory);
        const msr::readout &counter = plan_.readouts.front();
        for (const named_family_write &entry : plan_.start)
            (void)store_->bits_beside(entry.what);
        for (const auto &[cpu, state] : cpus_)
            refuse_taken_registers(processor, cpu);
        for (auto &[cpu, of] : cpus_) {
            of.running = draw(of);
            of.next = draw(of);
            store_->place(processor, cpu, value_of(of.next));
            for (const auto *phase : {&plan_.set_up, &plan_.start})
                for (const named_family_write &named_family_write : *phase) {
                    msr::write subject = named_family_write.what;
                    subject.value |= store_->bits_beside(subject);
                    if (subject.address == counter.address) subject.value += of.running;
                    write(processor, cpu, subject);
                }
            for (const still &still : processor.not_simulated(cpu))
                complain(rule_broken, fmt::format("machine: --sampling: {}: {} ('msrpp list "
                                                  "--simulated' shows what it counts)",
                                                  in_quotes(choice()), still.why));
            // The planned register writes may have set a reload value that is not random: empty()
            // writes the random one.
            store_->empty(processor, cpu, value_of(of.next));
        }
    }
    bool handles(const msr::sim::interrupt &interrupt) const override {
        return interrupt.cause == msr::sim::interrupt_cause::pebs;
    }
    /// Reads the records that an interrupt announces. The processor has reloaded the counter
    /// already, with the same value for each record.
    void handle(simulated &processor, const msr::sim::interrupt &interrupt,
                sample_sink &destination) override {
        cpu_state &cpu_state = cpus_[interrupt.cpu];
        bool present = false;
        const bool is_full =
            store_->each(processor, interrupt.cpu, [&](const pebs::sample &sample) {
                take(sample, interrupt, period_ - (present ? cpu_state.next : cpu_state.running),
                     destination);
                present = true;
            });
        if (!present) return;
        cpu_state.running = cpu_state.next;
        cpu_state.next = draw(cpu_state);
        store_->empty(processor, interrupt.cpu, value_of(cpu_state.next));
        if (is_full) begin_again(processor, interrupt.cpu, destination);
    }
    std::string counts() const override { return "events"; }
    std::uint64_t period() const override { return period_; }
    unsigned random_bits() const override { return bits_; }
    std::string choice() const override { return plan_.texts.front(); }

private:
    struct cpu_state {
        msr::sim::random_bits draws{};
        std::uint64_t running{}; ///< number of events by which the present period is shortened
        /// Number of events by which the following period is shortened: the processor reloads the
        /// counter by itself, so that the value is needed in advance.
        std::uint64_t next{};
    };
    family identity_;
    sampling_request request_;
    std::uint64_t period_;
    unsigned bits_;
    std::map<unsigned, cpu_state> cpus_;
    family_plan plan_;
    std::unique_ptr<record_store> store_;
    bool has_short_words_{};

    /// Throws a complaint where events that are counted already use a register that sampling needs:
    /// with a counter for both purposes, the counts would be what samples leave in the counter.
    /// Logical processors may share registers, so the function is called for all logical processors
    /// before the first one samples.
    void refuse_taken_registers(simulated &processor, unsigned cpu) const {
        for (const msr::claim &claim : plan_.claims) {
            std::uint64_t value = 0;
            if (processor.read(cpu, claim.address, value) || (value & claim.mask) != claim.value)
                continue;
            complain(rule_broken, fmt::format("machine: -e: {} is taken by a choice, and samples "
                                              "of {} need it: count and sample in two runs",
                                              claim.resource, in_quotes(choice())));
        }
    }
    void take(const pebs::sample &sample, const msr::sim::interrupt &interrupt,
              std::uint64_t period, sample_sink &destination) const {
        using part = pebs::sample_part;
        constexpr std::uint64_t low_half = 0xffff'ffff;
        const bool is_exact = sample.has(part::eventing_ip);
        msrpp_sample head = destination.begin(interrupt);
        head.kind = MSRPP_SAMPLE_PRECISE;
        head.flags = static_cast<std::uint16_t>(head.flags | (is_exact ? MSRPP_SAMPLE_EXACT : 0));
        head.period = static_cast<std::uint32_t>(period);
        head.ip = is_exact ? sample.eventing_ip : sample.ip;
        if (has_short_words_)
            // A Pentium 4's record has the low 32 bits of the address; the interrupt gives the
            // upper bits of a program in 64-bit mode.
            head.ip |= interrupt.address & ~low_half;
        msr::profile::record_builder builder{head};
        if (sample.has(part::memory) && sample.address != 0) {
            builder.put(MSRPP_SAMPLE_ADDRESS, sample.address);
            builder.put(MSRPP_SAMPLE_LATENCY, sample.latency);
            builder.put(MSRPP_SAMPLE_SOURCE, sample.data_source);
        }
        if (sample.has(part::counters)) builder.put(MSRPP_SAMPLE_COUNTERS, sample.counters.raw);
        destination.take(builder, head.ip);
    }
    /// Restarts the counter where a single instruction has filled the buffer: the last records were
    /// lost, and the counter goes on from 0.
    void begin_again(simulated &processor, unsigned cpu, sample_sink &destination) {
        const msr::readout &counter = plan_.readouts.front();
        cpu_state &cpu_state = cpus_[cpu];
        std::uint64_t events = 0;
        (void)processor.read(cpu, counter.address, events);
        // The processor has reloaded the counter, so that no sample is lost.
        if (events >= value_of(cpu_state.running)) return;
        destination.lost(cpu, events / period_ + 1);
        write(processor, cpu, {.address = counter.address, .value = value_of(cpu_state.running)});
    }
    std::uint64_t draw(cpu_state &cpu_state) const {
        return bits_ == 0 ? 0 : cpu_state.draws.next(bits_);
    }
    bool is_pentium4() const { return identity_.cpu_family == 15; }
    /// Returns the reload value of the sampling counter for a period that is shortened by `shorter`
    /// events.
    std::uint64_t value_of(std::uint64_t shorter) const {
        const unsigned width = plan_.readouts.front().width;
        const std::uint64_t mask =
            width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
        return (0 - (period_ - 1 - shorter)) & mask;
    }
    std::unique_ptr<record_store> made(own_memory &memory) {
        if (is_pentium4()) {
            has_short_words_ = model_of(identity_).model < 3;
            if (has_short_words_) return std::make_unique<pentium4_records<p4::layout_32>>(memory);
            return std::make_unique<pentium4_records<p4::layout_64>>(memory);
        }
        if (is_architectural(target())) return std::make_unique<architectural_records>(memory);
        return std::make_unique<debug_store_records>(memory, records(), plan_.readouts.front());
    }
    perfmon::target target() const {
        perfmon::target processor{};
        perfmon_target(identity_, processor);
        return processor;
    }
    /// Returns the selection of fields in PEBS records: those with the source of data.
    pebs::selection records() const {
        pebs::selection selection{
            static_cast<pebs::format>(msr::sim::detail::pebs_format_of(target()))};
        if (pebs::is_adaptive(selection.number)) selection.groups.memory = true;
        return selection;
    }
    /// Returns the plan (event and registers) of sampling, whose counter overflows one event early:
    /// the overflow arms PEBS, and the next event is recorded. A Pentium 4's plan counts the period
    /// so by itself.
    family_plan planned() const {
        const std::uint64_t loaded = is_pentium4() ? period_ : period_ - 1;
        std::string neighbours = ":precise:sample=" + std::to_string(loaded);
        if (!is_pentium4() && !is_architectural(target()) && pebs::is_adaptive(records().number))
            neighbours += fmt::format(":record={}", pebs::data_configuration(records().groups));
        return identity_.plan(identity_, {request_.event + neighbours});
    }
};

/// Makes a source of precise samples of the request's event. Throws a complaint where the processor
/// does not sample the event, or where the period has too few bits.
std::unique_ptr<sample_source> source_of_event(const family &identity,
                                               const std::vector<unsigned> &cpus,
                                               const sampling_request &request) {
    // A period that is requested has the random bits that all periods have.
    const usual_period usual = request.period != 0 ? usual_period{request.period, usual_bits}
                                                   : usual_period_of(request.event);
    const std::uint64_t period = usual.events;
    const unsigned bits =
        request.random_bits != request.not_said ? request.random_bits : usual.random_bits;
    if (period <= (std::uint64_t{1} << bits))
        complain(wrong_usage, fmt::format("machine: --sampling: {} random bits leave nothing of a "
                                          "period of {}: give a longer one, or fewer bits",
                                          bits, period));
    return std::make_unique<precise_source>(identity, cpus, request, period, bits);
}

/// Returns whether a processor samples an event precisely.
bool has_precise(const family &identity, const std::string &event) {
    try {
        identity.plan(identity, {event + ":precise:sample=1000"});
        return true;
    } catch (const complaint &) {
        return false;
    }
}

} // namespace

std::span<const char *const> usual_precise_events() { return usual_events; }

bool has_precise_samples(const family &identity) {
    if (identity.cpu_family == 15) return true;
    perfmon::target target{};
    if (!perfmon_target(identity, target)) return false;
    return is_architectural(target) || (target.pebs != perfmon::pebs_layout::none &&
                                        msr::sim::precise_sampling::knows_records_of(target));
}

std::unique_ptr<sample_source> sampled_precise(const family &identity,
                                               const std::vector<unsigned> &cpus,
                                               const sampling_request &request) {
    if (!has_precise_samples(identity))
        complain(wrong_usage, fmt::format("machine: --sampling precise: {} has no precise samples "
                                          "whose records are known; Intel's processors have them "
                                          "since the Pentium 4",
                                          identity.name));
    if (cpus.size() > own_memory::most_cpus)
        complain(wrong_usage, fmt::format("machine: --sampling precise: at most {} CPUs",
                                          own_memory::most_cpus));
    if (!request.event.empty()) return source_of_event(identity, cpus, request);
    for (const char *const entry : usual_events) {
        if (!has_precise(identity, entry)) continue;
        sampling_request usual = request;
        usual.event = entry;
        return source_of_event(identity, cpus, usual);
    }
    complain(wrong_usage, fmt::format("machine: --sampling: say which event of {} is sampled: "
                                      "'msrpp --cpu {} list --pebs' shows them",
                                      identity.name, identity.name));
}

} // namespace msrpp::machine
