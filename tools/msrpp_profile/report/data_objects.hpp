// Objects at the addresses of data that samples touched: allocations, objects of programs, stacks.
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

/// The kind of an object of data.
enum class data_kind : std::uint8_t {
    unknown,    ///< the address is in no known object
    object,     ///< a variable with a name, of a program or library
    section,    ///< data of a file, in a section without a variable's name
    allocation, ///< an allocation that was logged
    heap,       ///< heap, in which no allocation was logged
    stack,      ///< the stack of a program's first thread
    memory,     ///< memory of no file: stacks of other threads, large allocations
    kernel,
};

/// Returns a word for a kind of object.
const char *name_of(data_kind kind);

/// An object of data that samples touched; samples of the same object share the entry.
struct data_object {
    data_kind kind{};
    /// Number of the object's process; 0: the object is the same in all processes.
    std::uint32_t pid{};
    std::uint64_t begin{}; ///< address of the object in the process; 0 for the site of allocations
    std::uint64_t size{};  ///< size in bytes; 0: unknown
    std::string name{};    ///< name of the variable, of the file, or of the place of allocation
    std::string_view file{}; ///< path of the file that has the object
};

/// Names the objects at addresses. Allocations are grouped by the place that made them.
class data_objects {
public:
    data_objects(const loaded &loaded, symbolizer &symbols);

    /// Returns the number of the object that a sample touched; the sample must have an address.
    std::size_t number_of(const row &row);
    const data_object &operator[](std::size_t number) const { return *objects_[number]; }
    std::size_t size() const { return objects_.size(); }

private:
    using key = std::tuple<data_kind, std::uint32_t, std::uint64_t, std::string>;
    /// The time from an allocation to its freeing.
    struct life {
        std::uint64_t size{};
        std::uint64_t begin{};
        std::uint64_t destination{};
        std::size_t index{}; ///< position in `loaded::allocations`
    };
    /// Lives of allocations by process and address, in the order of time.
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
    /// Returns the variable at an address, of the file whose mapping contains the address or ends
    /// before it; null: no variable. `in_file`: set to the address in the file.
    const symbol *variable_at(const msr::profile::mapping &mapping, std::uint64_t address,
                              std::uint64_t &in_file);
    const msr::profile::mapping *file_in_front_of(const row &row) const;
};

} // namespace msrpp::profile
