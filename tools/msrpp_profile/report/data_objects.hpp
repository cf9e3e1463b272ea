// Finds the objects of data at the addresses that samples accessed: allocations, variables of
// programs, stacks.
#pragma once

#include "../reading/loaded.hpp"
#include "../symbols/symbolizer.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace msrpp::profile {

struct symbol;

/// The kind of an object of data that samples accessed.
enum class data_kind : std::uint8_t {
    unknown,    ///< the address is in no known object
    object,     ///< a named variable of a program or library
    section,    ///< data of a file, in a section but in no named variable
    allocation, ///< an allocated block that was logged
    heap,       ///< the heap, where no allocation was logged
    stack,      ///< the stack of a program's first thread
    memory,     ///< memory of no file: stacks of other threads, large allocations
    kernel,
};

/// Returns the word for a kind of data object.
const char *name_of(data_kind kind);

/// An object of data that samples accessed; samples of the same object share one `data_object`.
struct data_object {
    data_kind kind{};
    /// Number of the object's process; 0: the object is the same in all processes.
    std::uint32_t pid{};
    /// Address of the object in the process; 0: the object stands for all allocations of a code
    /// location.
    std::uint64_t begin{};
    std::uint64_t size{}; ///< size of the data object in bytes; 0: unknown
    /// Name of the variable, of the file, or of the code location that allocates.
    std::string name{};
    std::string_view file{}; ///< path of the file that has the object
};

/// Finds and names the data objects at addresses. Allocations are grouped by the code location that
/// made them.
class data_objects {
public:
    data_objects(const loaded &loaded, symbolizer &symbols);

    /// Returns the number of the data object that a sample accessed; the sample must have an
    /// address.
    std::size_t number_of(const row &row);
    const data_object &operator[](std::size_t number) const { return *objects_[number]; }
    std::size_t size() const { return objects_.size(); }

private:
    using key = std::tuple<data_kind, std::uint32_t, std::uint64_t, std::string>;
    /// The time from a block's allocation to its freeing.
    struct life {
        std::uint64_t size{};
        std::uint64_t begin{};
        std::uint64_t destination{};
        std::size_t index{}; ///< index in `loaded::allocations`
    };
    /// The life times of allocated blocks by process and address, in the order of time.
    using lives = std::map<std::pair<std::uint32_t, std::uint64_t>, std::vector<life>>;

    const loaded &loaded_;
    symbolizer &symbols_;
    lives lives_;
    std::uint64_t largest_ = 0;
    std::map<key, std::pair<std::size_t, data_object>> known_;
    std::vector<const data_object *> objects_;

    void read_allocations();
    const life *life_at(const row &row) const;
    std::string site_of(const allocated &allocated);
    data_object object_of(const row &row);
    /// Returns the variable at an address, in the file whose mapping contains the address or ends
    /// before it; null: no variable. `in_file`: set to the address in the file.
    const symbol *variable_at(const msr::profile::mapping &mapping, std::uint64_t address,
                              std::uint64_t &in_file);
    const msr::profile::mapping *file_in_front_of(const row &row) const;
};

} // namespace msrpp::profile
