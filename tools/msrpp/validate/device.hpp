// The registers of the machine under test: a backend that keeps a transcript of all accesses, may
// lie on purpose, and may answer from an earlier transcript.
#pragma once

#include "lies.hpp"

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
#include <vector>

namespace msrpp::validate {

/// A part of a transcript: the accesses of one check, as words with blanks between.
///
///     186=4100c0    a write        c1:3e8    a read        187!4100c0    a write that is refused
///     187!          a read that is refused    ~    the run was preempted
///
/// Numbers are hexadecimal. `@1` in front of an access names another CPU than the first.
struct transcript_part {
    std::string check;
    std::string accesses;
};

/// The registers of the machine under test. Not for several threads at once.
class device {
public:
    /// `backend` must live as long.
    explicit device(msr::any_backend &backend) : backend_{&backend} {
        accesses_.reserve(most_accesses);
    }
    /// Answers from a transcript; nothing is accessed.
    explicit device(std::vector<transcript_part> replayed);

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept;
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept;
    msr::machine_identity identity() const noexcept {
        return backend_ == nullptr ? msr::machine_of_object(this) : backend_->identity();
    }

    // Programs as a whole, which a backend such as perf takes; these leave no transcript.

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

    /// Whether this answers from a transcript.
    bool is_replay() const { return backend_ == nullptr; }

    /// Makes the registers lie from now on. `layout` says which registers the lie concerns.
    void lie(const lie_row &row, const register_layout &layout) {
        liar_.emplace(row, layout);
        lie_ = &row;
    }
    /// The lie; null: there is none.
    const lie_row *current_lie() const { return lie_; }

    /// Begins the part of a check in the transcript.
    void begin_part(const std::string &check);
    /// Keeps whether a run was preempted; in a replay, returns what was kept.
    bool keep_preempted(bool preempted);
    /// The transcript so far.
    std::vector<transcript_part> transcript() const;
    /// In a replay: the first access that differs from the transcript; empty: none does.
    const std::string &difference() const { return difference_; }

private:
    /// An access. Counts of a proof are exact only if keeping one takes the same instructions each
    /// time, so that its text is made later.
    struct kept_access {
        std::uint64_t value{};
        std::uint32_t address{};
        std::uint16_t cpu{};
        char kind{};
        bool has_value{};
    };
    struct kept_part {
        std::string check;
        std::size_t first{}; ///< position of its first access
    };
    static std::string text_of(const kept_access &access);
    void keep(const kept_access &access) noexcept;
    std::string next_replayed();
    void differ(const std::string &access, const std::string &expected);

    static constexpr std::size_t most_accesses = 100'000; // later ones are not kept

    msr::any_backend *backend_{};
    std::optional<liar> liar_;
    const lie_row *lie_{};
    std::vector<kept_access> accesses_;
    std::vector<kept_part> parts_;
    std::map<std::string, std::deque<std::string>> replayed_; ///< accesses by checks
    std::string check_;
    std::string difference_;
};

} // namespace msrpp::validate
