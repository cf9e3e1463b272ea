// The registers of the machine under test: a backend that keeps a transcript of all accesses, may
// return wrong values on purpose (lies.hpp), and may answer from an earlier transcript.
#pragma once

#include "lies/lies.hpp"

#include <msr/backend/any_backend.hpp>
#include <msr/backend/backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::validate {

/// A part of a transcript: the accesses of one check, as words with blanks between them.
///
///     186=4100c0    a write        c1:3e8    a read        187!4100c0    a write that is refused
///     187!          a read that is refused    ~    the run was preempted
///     0#3e8         a read by RDPMC           0!   RDPMC that is not permitted
///
/// Numbers are hexadecimal. `@1` in front of an access names another CPU than the first.
struct transcript_part {
    std::string check;
    std::string accesses;
};

/// A counter as RDPMC reads it.
struct rdpmc_counter {
    std::uint32_t index{};   ///< number of the counter in ECX
    std::uint32_t address{}; ///< address of the counter's register
};

/// The registers of the machine under test. The object must be used by one thread at a time.
class device {
public:
    /// The device accesses registers by `backend`, which must outlive the object.
    explicit device(msr::any_backend &backend) : backend_{&backend} {
        accesses_.reserve(most_accesses);
    }
    /// Makes a device that answers from a transcript, without any access.
    explicit device(std::vector<transcript_part> replayed);

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
    /// Reads a counter by RDPMC on the CPU `cpu`, which must be the thread's CPU. Returns a refusal
    /// where the kernel does not permit RDPMC. `is_simulated`: the processor is simulated, and the
    /// function reads the counter's register, because programs on a simulated processor cannot
    /// execute RDPMC.
    msr::failure rdpmc(unsigned cpu, const rdpmc_counter &counter, std::uint64_t &result,
                       bool is_simulated);
    msr::machine_identity identity() const noexcept {
        return backend_ == nullptr ? msr::machine_of_object(this) : backend_->identity();
    }

    // Returns whether the backend takes whole programs of register writes, as perf does; accesses
    // of whole programs are not in the transcript.

    bool takes_whole_programs() const noexcept {
        return backend_ != nullptr && backend_->takes_whole_programs();
    }
    bool follows_thread() const noexcept {
        return backend_ != nullptr && backend_->follows_thread();
    }
    msr::failure load(unsigned cpu, const msr::program_view &program,
                      msr::program_handle &handle) noexcept {
        return backend_->load(cpu, program, handle);
    }
    msr::failure start(msr::program_handle handle) noexcept { return backend_->start(handle); }
    msr::failure counts(msr::program_handle handle, std::uint64_t *values,
                        std::size_t count) noexcept {
        return backend_->counts(handle, values, count);
    }
    msr::failure stop(msr::program_handle handle, std::uint64_t *values,
                      std::size_t count) noexcept {
        return backend_->stop(handle, values, count);
    }
    msr::failure unload(msr::program_handle handle) noexcept { return backend_->unload(handle); }

    /// Returns whether the device answers from a transcript.
    bool is_replay() const { return backend_ == nullptr; }

    /// Falsifies accesses to registers from the call on. `row`: the simulated fault (lie).
    /// `layout`: the registers that the fault concerns.
    void lie(const lie_row &row, const register_layout &layout) {
        liar_.emplace(row, layout);
        lie_ = &row;
    }
    /// Returns the simulated fault (lie) by which accesses are falsified; null: accesses are not
    /// falsified.
    const lie_row *current_lie() const { return lie_; }
    /// Records that a child process of this process has ended.
    void end_child() {
        if (liar_) liar_->end_child();
    }
    /// Records that a child process has ended that executed another program.
    void end_program() {
        if (liar_) liar_->end_program();
    }
    /// Returns the count `value` of RDPMC or perf, falsified by the simulated fault (lie) where the
    /// check with the name `check` must find the fault.
    std::uint64_t shown_count(std::string_view check, std::uint64_t value) const {
        return lie_ != nullptr && lie_->count != nullptr && lie_->check == check
                   ? lie_->count(value)
                   : value;
    }

    /// Begins the part of a check in the transcript of accesses.
    void begin_part(const std::string &check);
    /// Stores in the transcript whether a run was preempted by another task; in a replay, returns
    /// the stored value.
    bool keep_preempted(bool preempted);
    /// Returns the transcript of the accesses so far.
    std::vector<transcript_part> transcript() const;
    /// Returns the first access of a replay that differs from the transcript; empty: none differs.
    const std::string &difference() const { return difference_; }

private:
    /// An access of the transcript, in binary form. Counts of a test program (proof) are exact only
    /// if storing an access takes the same instructions each time; so the text of the access is
    /// made later.
    struct kept_access {
        std::uint64_t value{};
        std::uint32_t address{};
        std::uint16_t cpu{};
        char kind{};
        bool has_value{};
    };
    struct kept_part {
        std::string check;
        std::size_t first{}; ///< index in the transcript of the part's first access
    };
    static std::string text_of(const kept_access &access);
    void keep(const kept_access &access) noexcept;
    bool replay_read(kept_access &access, std::uint64_t &value);
    std::string next_replayed();
    void differ(const std::string &access, const std::string &expected);

    // Largest number of accesses that a transcript has.
    static constexpr std::size_t most_accesses = 100'000;

    msr::any_backend *backend_{};
    std::optional<liar> liar_;
    const lie_row *lie_{};
    std::vector<kept_access> accesses_;
    std::vector<kept_part> parts_;
    /// The accesses of the replayed transcript that are still to come, by the name of the check.
    std::map<std::string, std::deque<std::string>> replayed_;
    std::string check_;
    std::string difference_;
};

} // namespace msrpp::validate
