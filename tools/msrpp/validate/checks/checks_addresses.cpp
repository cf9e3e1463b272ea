#include "../ibs_registers.hpp"
#include "checks.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <string>

namespace msrpp::validate {

namespace {

constexpr const char *addresses_name = "addresses";
constexpr unsigned op_sample_count = 8;
// Bytes of the code of the eight loads: a load of 3 bytes, seven of 4 bytes, DEC of 3 and JNZ of 2.
constexpr std::uint64_t loads_code_size = 36;
constexpr std::uint64_t loads_data_size = 64; // bytes that the eight loads read

/// Returns the test program (proof) with eight loads.
const proof &loads() { return proofs()[3]; }

/// Samples of operations of the eight loads.
struct op_samples {
    std::string problem{};
    unsigned count{};    ///< number of samples
    unsigned in_code{};  ///< number of samples whose instruction is of the test program
    unsigned accesses{}; ///< number of samples of loads with an address
    unsigned in_data{};  ///< number of samples whose address is of the test program's memory
};

op_samples take_samples(subject &subject) {
    op_samples result;
    const unsigned cpu = subject.options().cpu;
    const auto read = [&](std::uint32_t address) {
        std::uint64_t value = 0;
        if (const msr::failure failure = subject.registers().read(cpu, address, value);
            failure && result.problem.empty())
            result.problem = msr::message(failure);
        return value;
    };
    const auto write = [&](std::uint32_t address, std::uint64_t value) {
        if (const msr::failure failure = subject.registers().write(cpu, address, value);
            failure && result.problem.empty())
            result.problem = msr::message(failure);
    };
    const std::uint64_t previous = read(ibs_registers::control);
    const auto code = reinterpret_cast<std::uint64_t>(loads().run);
    const auto memory = reinterpret_cast<std::uint64_t>(subject.memory_of(loads()));
    for (unsigned i = 0; i < op_sample_count && result.problem.empty(); ++i) {
        // The maximum count is in units of 16 clocks; steps of 3 units move the sample to other
        // instructions of the loop.
        write(ibs_registers::control, ibs_registers::enable | (0x40 + 3 * i));
        subject.run(loads(), 4 * loads().rounds);
        const bool is_sampled = (read(ibs_registers::control) & ibs_registers::has_sample) != 0;
        write(ibs_registers::control, 0);
        if (!is_sampled) continue;
        ++result.count;
        const std::uint64_t instruction = read(ibs_registers::instruction);
        if (instruction - code >= loads_code_size) continue;
        ++result.in_code;
        const std::uint64_t access = read(ibs_registers::access);
        if ((access & ibs_registers::is_load) == 0 || (access & ibs_registers::has_address) == 0)
            continue;
        ++result.accesses;
        if (read(ibs_registers::data) - memory < loads_data_size) ++result.in_data;
    }
    write(ibs_registers::control, previous);
    return result;
}

check_result compared_counts(const char *subject, unsigned expected, unsigned actual) {
    check_result result{.check = addresses_name,
                        .subject = subject,
                        .expected = fmt::format("{}", expected),
                        .actual = fmt::format("{}", actual)};
    if (actual != expected) result.outcome = actual == 0 ? verdict::stands_still : verdict::off;
    return result;
}

} // namespace

check_results check_addresses(subject &subject) {
    // Addresses of code and data differ from process to process: a replay cannot compare them.
    if (subject.registers().is_replay()) return {};
    if (!can_sample_ops(subject))
        return {not_tried(addresses_name, "samples",
                          subject.options().is_simulated
                              ? "the processor has no IBS that registers alone set up; records of "
                                "PEBS need memory of the kernel"
                              : "interrupts of samples would reach a kernel that expects none",
                          "msrpp record takes samples by perf")};
    const op_samples samples = take_samples(subject);
    if (!samples.problem.empty()) return {not_tried(addresses_name, "samples", samples.problem)};
    check_results result{
        compared_counts("operations, number", op_sample_count, samples.count),
        compared_counts("operations, in the code that ran", op_sample_count, samples.in_code)};
    result.push_back(samples.accesses == 0
                         ? not_tried(addresses_name, "loads", "no load was sampled")
                         : compared_counts("loads, in the memory that was read", samples.accesses,
                                           samples.in_data));
    return result;
}

} // namespace msrpp::validate
