// The processor whose caches are divided: what it has, its logical CPUs, the caches that they
// share, and its registers through a backend.
#pragma once

#include "../msrpp/families/rdt_text.hpp"

#include <msr/amd/qos/features.hpp>
#include <msr/backend/any_backend.hpp>
#include <msr/core/failure.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// Logical CPUs that share a last-level cache.
struct shared_by {
    unsigned id{}; ///< the system's number of the cache
    std::vector<unsigned> cpus;
};

/// Where a list of mounts, as /proc/self/mounts is, has resctrl; empty: nowhere.
std::string resctrl_in(std::istream &mounts);
/// The sentence for it.
std::string refusal_of_resctrl(const std::string &place);

class processor;

/// The name of the processor for which this one's counters are planned; empty: none is known.
std::string native_processor();

/// The parts of a processor that is given, and not found.
struct processor_parts {
    rdt_room::maker made_by{};
    std::string name;
    std::string backend;
    msr::qos::features has{};
    std::vector<shared_by> caches;
    std::shared_ptr<msr::any_backend> device;
    std::function<void(processor &)> at_end{}; ///< called when the processor goes; may be empty
    bool is_simulated = true;                  ///< the clocks are simulated, and counts are exact
};

/// The processor that this runs on, or the simulated one that it is inside of.
class processor {
public:
    /// `backend`: auto, dev, shim, or registers:CPU. Throws a complaint where registers cannot be
    /// read, or the processor divides and watches nothing.
    explicit processor(const std::string &backend);
    /// Makes a processor of parts.
    explicit processor(processor_parts parts);
    processor(const processor &) = delete;
    processor &operator=(const processor &) = delete;
    ~processor();

    bool is_amd() const { return made_by_ == rdt_room::maker::amd; }
    bool is_simulated() const { return simulated_; }
    /// The name in the table of processors; may be empty.
    const std::string &name() const { return name_; }
    const std::string &backend() const { return backend_; }
    const msr::qos::features &has() const { return features_; }
    const std::vector<unsigned> &cpus() const { return cpus_; }
    const std::vector<shared_by> &caches() const { return caches_; }
    /// The place of the CPU's cache among `caches()`.
    std::size_t cache_of(unsigned cpu) const;
    /// Throws a complaint where one of the CPUs is not there.
    void check(const std::vector<unsigned> &cpus) const;
    /// Throws a complaint where no CPU can work for the class now: half of them are there while
    /// code and data are divided.
    void check_class(unsigned of_class, const char *command);

    /// Classes that a logical CPU can work for; `divided`: code and data have masks of their own.
    unsigned classes(bool divided = false) const;
    /// Whether code and data are divided in a cache, as its registers say.
    bool divides_code(std::size_t cache);

    /// Read and write a register; both throw a complaint that has the reason of a refusal.
    std::uint64_t read(unsigned cpu, std::uint32_t address);
    void write(unsigned cpu, std::uint32_t address, std::uint64_t value);
    /// Writes a register of a cache, on as many of its CPUs as the system's list of caches is wrong
    /// about, and returns what its first CPU reads back.
    std::uint64_t write_cache(std::size_t cache, std::uint32_t address, std::uint64_t value);

    msr::any_backend &device() { return *device_; }

    /// Throws a complaint where Linux's resctrl has the registers.
    void refuse_resctrl() const;
    /// Where it is mounted; empty: nowhere, or the processor is simulated.
    std::string resctrl() const;

private:
    rdt_room::maker made_by_{};
    bool simulated_{};
    std::string name_;
    std::string backend_;
    msr::qos::features features_{};
    std::vector<unsigned> cpus_;
    std::vector<shared_by> caches_;
    std::shared_ptr<msr::any_backend> device_;
    std::function<void(processor &)> at_end_;

    void take(processor_parts parts);
    void find_cpus();
    void find_caches();
};

} // namespace msrpp::rdt_tool
