// The processor whose caches are divided: its features, its logical CPUs, the caches that CPUs
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

/// The logical CPUs that share a last-level cache.
struct shared_by {
    unsigned id{}; ///< number that the system gives the cache
    std::vector<unsigned> cpus;
};

/// Returns the folder where resctrl is mounted, by a list of mounts such as /proc/self/mounts;
/// empty: nowhere.
std::string resctrl_in(std::istream &mounts);
/// Returns the sentence by which a command refuses to run because resctrl is mounted at a path.
std::string refusal_of_resctrl(const std::string &place);

class processor;

/// Returns the name of this machine's processor, for which counters are planned; empty: unknown.
std::string native_processor();

/// The properties of a processor that is given (simulated or of a test), not detected.
struct processor_parts {
    rdt_room::maker made_by{};
    std::string name;
    std::string backend;
    msr::qos::features has{};
    std::vector<shared_by> caches;
    std::shared_ptr<msr::any_backend> device;
    /// Function that is called at the end of the processor object's life; may be empty.
    std::function<void(processor &)> at_end{};
    bool is_simulated = true; ///< the clocks are simulated, and counts are exact on each run
};

/// The processor that runs the program, or the simulated processor that the program runs on.
class processor {
public:
    /// `backend`: auto, dev, shim, or registers:CPU. Throws a complaint where registers cannot be
    /// read, or the processor has neither allocation nor monitoring of RDT.
    explicit processor(const std::string &backend);
    /// Makes a processor with the given properties, without detection.
    explicit processor(processor_parts parts);
    processor(const processor &) = delete;
    processor &operator=(const processor &) = delete;
    ~processor();

    bool is_amd() const { return made_by_ == rdt_room::maker::amd; }
    bool is_simulated() const { return simulated_; }
    /// Returns the processor's name in the library's table of processors; may be empty.
    const std::string &name() const { return name_; }
    const std::string &backend() const { return backend_; }
    const msr::qos::features &has() const { return features_; }
    const std::vector<unsigned> &cpus() const { return cpus_; }
    const std::vector<shared_by> &caches() const { return caches_; }
    /// Returns the index in `caches()` of the cache that a CPU uses.
    std::size_t cache_of(unsigned cpu) const;
    /// Throws a complaint where a CPU does not exist.
    void check(const std::vector<unsigned> &cpus) const;
    /// Throws a complaint where no CPU can use a class of service at present: half of the classes
    /// exist while code and data are divided.
    void check_class(unsigned of_class, const char *command);

    /// Returns the number of classes of service that a logical CPU can use. `divided`: code and
    /// data have separate masks.
    unsigned classes(bool divided = false) const;
    /// Returns whether code and data have separate masks in a cache, by the cache's registers.
    bool divides_code(std::size_t cache);

    /// Reads a register. read() and write() throw a complaint with the reason of a refusal.
    std::uint64_t read(unsigned cpu, std::uint32_t address);
    void write(unsigned cpu, std::uint32_t address, std::uint64_t value);
    /// Writes a register of a cache, on several CPUs where the system's list of caches is wrong,
    /// and returns the value that the cache's first CPU reads back.
    std::uint64_t write_cache(std::size_t cache, std::uint32_t address, std::uint64_t value);

    msr::any_backend &device() { return *device_; }

    /// Throws a complaint where Linux's resctrl uses the registers of RDT.
    void refuse_resctrl() const;
    /// Returns the folder where resctrl is mounted; empty: nowhere, or the processor is simulated.
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
