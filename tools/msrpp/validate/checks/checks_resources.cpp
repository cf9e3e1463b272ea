#include "../resources.hpp"
#include "checks.hpp"

#include <msr/backend/message.hpp>
#include <msr/controls/names.hpp>
#include <msr/controls/rows/control_row.hpp>
#include <msr/core/failure.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace msrpp::validate {

namespace {

std::string hexadecimal(std::uint64_t value) { return fmt::format("{:#x}", value); }

/// Registers of a CPU, read and written by a check; the object stores the first failure.
class plain_registers {
public:
    explicit plain_registers(subject &subject) : subject_{subject} {}

    std::uint64_t read(std::uint32_t address) {
        std::uint64_t value = 0;
        keep(subject_.registers().read(subject_.options().cpu, address, value));
        return value;
    }
    void write(std::uint32_t address, std::uint64_t value) {
        keep(subject_.registers().write(subject_.options().cpu, address, value));
    }
    /// Returns why an access failed; empty: none has failed.
    const std::string &problem() const { return problem_; }

private:
    void keep(const msr::failure &problem) {
        if (problem && problem_.empty()) problem_ = msr::message(problem);
    }

    subject &subject_;
    std::string problem_;
};

check_result no_access(const char *check, const std::string &subject, const std::string &problem) {
    return {.check = check,
            .subject = subject,
            .outcome = verdict::off,
            .expected = "access",
            .actual = "no access",
            .reason = problem};
}

/// Writes a value into a register, reads the register back, and restores its original value.
/// Appends a finding on the written value and a finding on the restored value.
void write_and_restore(check_results &result, const char *check, const std::string &name,
                       subject &subject, std::uint32_t address, std::uint64_t original,
                       std::uint64_t changed) {
    plain_registers registers{subject};
    registers.write(address, changed);
    const std::uint64_t actual = registers.read(address);
    registers.write(address, original);
    const std::uint64_t restored = registers.read(address);
    if (!registers.problem().empty()) {
        result.push_back(no_access(check, name, registers.problem()));
        return;
    }
    result.push_back(compared(check, name, hexadecimal(changed), hexadecimal(actual)));
    result.push_back(
        compared(check, name + ", put back", hexadecimal(original), hexadecimal(restored)));
}

void check_mask(check_results &result, subject &subject, const resource_registers &resources) {
    constexpr const char *name = "resources";
    const std::string text =
        fmt::format("capacity mask of class {}", resources.features.l3.classes - 1);
    plain_registers registers{subject};
    const std::uint64_t whole = resources.features.l3.whole();
    const std::uint64_t original = registers.read(resources.mask_address);
    if (!registers.problem().empty()) {
        result.push_back(no_access(name, text, registers.problem()));
        return;
    }
    if (original != whole) {
        result.push_back(not_tried(name, text, "somebody else divides the cache"));
        return;
    }
    write_and_restore(result, name, text, subject, resources.mask_address, original, whole >> 1);
}

void check_occupancy(check_results &result, subject &subject, const resource_registers &resources) {
    constexpr const char *name = "resources";
    constexpr std::uint64_t rmid_bits = 0x3ff; // field RMID of PQR_ASSOC
    constexpr std::uint64_t error_bit = 1ull << 63, unavailable_bit = 1ull << 62;
    constexpr std::uint64_t largest_cache = 4ull << 30; // bytes: larger than any L3
    constexpr std::uint64_t occupancy_event = 1;
    const std::uint64_t rmid = resources.features.monitoring.rmids - 1;
    const std::string text = fmt::format("occupancy of RMID {}", rmid);
    plain_registers registers{subject};
    const std::uint64_t assignment = registers.read(resources.assignment_address);
    const std::uint64_t selection = registers.read(resources.selection_address);
    if (!registers.problem().empty()) {
        result.push_back(no_access(name, text, registers.problem()));
        return;
    }
    if ((assignment & rmid_bits) != 0) {
        result.push_back(not_tried(name, text, "somebody else monitors the cache"));
        return;
    }
    // Bytes to write, more than a second-level cache holds: written lines that the second-level
    // cache evicts go to the third-level cache.
    constexpr std::size_t written = std::size_t{8} << 20;
    const proof &pages = proofs()[11];
    registers.write(resources.assignment_address, (assignment & ~rmid_bits) | rmid);
    subject.write_lines(pages, written);
    registers.write(resources.selection_address, rmid << 32 | occupancy_event);
    const std::uint64_t count = registers.read(resources.occupancy_address);
    registers.write(resources.selection_address, selection);
    registers.write(resources.assignment_address, assignment);
    const std::uint64_t restored = registers.read(resources.assignment_address);
    if (!registers.problem().empty()) {
        result.push_back(no_access(name, text, registers.problem()));
        return;
    }
    const std::uint64_t bytes = count * resources.features.monitoring.upscale;
    check_result outcome{.check = name,
                         .subject = text,
                         .expected = fmt::format("1 to {} bytes", largest_cache),
                         .actual = fmt::format("{} bytes", bytes)};
    if ((count & error_bit) != 0 || count > largest_cache || bytes > largest_cache) {
        outcome.outcome = verdict::off;
        if ((count & error_bit) != 0) outcome.actual = "error";
    } else if ((count & unavailable_bit) != 0) {
        outcome = not_tried(name, text, "the processor has no count yet");
    } else if (count == 0) {
        outcome.outcome = verdict::stands_still;
    }
    result.push_back(std::move(outcome));
    result.push_back(
        compared(name, "PQR_ASSOC, put back", hexadecimal(assignment), hexadecimal(restored)));
}

} // namespace

check_results check_resources(subject &subject) {
    const resource_registers resources = resources_of(subject);
    check_results result;
    if (resources.mask_address != 0) {
        if ((plain_registers{subject}.read(resources.division_address) & 1) != 0)
            result.push_back(
                not_tried("resources", "capacity masks", "the cache divides code and data"));
        else
            check_mask(result, subject, resources);
    }
    if (resources.has_occupancy) check_occupancy(result, subject, resources);
    if (result.empty())
        result.push_back(not_tried("resources", "third-level cache",
                                   "the processor neither divides nor monitors the cache"));
    return result;
}

check_results check_controls(subject &subject) {
    constexpr const char *name = "controls";
    const msr::controls::control_row *const row = control_of(subject);
    if (row == nullptr)
        return {not_tried(name, "prefetchers", "the processor has none that a bit alone switches")};
    const std::string text =
        fmt::format("{}, {}", msr::controls::control_names[static_cast<unsigned>(row->number)].name,
                    row->register_name);
    plain_registers registers{subject};
    const std::uint64_t original = registers.read(row->address);
    if (!registers.problem().empty()) {
        if (subject.options().is_simulated)
            return {not_tried(name, text, "no model has the register")};
        return {no_access(name, text, registers.problem())};
    }
    check_results result;
    write_and_restore(result, name, text, subject, row->address, original, original ^ row->mask());
    return result;
}

} // namespace msrpp::validate
