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
    unknown,    ///< nothing is known of the address
    object,     ///< of a program or library: a variable with a name
    section,    ///< of a file, without a name
    allocation, ///< that was logged
    heap,       ///< where allocations lie, and none was logged
    stack,      ///< of a program's first thread
    memory,     ///< of no file: other stacks, large allocations
    kernel,
};

/// One word for a kind.
const char *name_of(data_kind kind);

/// Something that samples touched; the same for all samples that touched it.
struct data_object {
    data_kind kind{};
    std::uint32_t pid{};     ///< whose; 0: the same of all processes
    std::uint64_t begin{};   ///< where it begins in the process; of an allocation's site: 0
    std::uint64_t size{};    ///< bytes; 0: not known
    std::string name{};      ///< a variable, a file, where it was allocated
    std::string_view file{}; ///< that has it
};

/// Names what lies at addresses. Allocations are put together by where they were made.
class data_objects {
public:
    data_objects(const loaded &loaded, symbolizer &symbols);

    /// The number of what a sample touched; the sample must have an address.
    std::size_t number_of(const row &row);
    const data_object &operator[](std::size_t number) const { return *objects_[number]; }
    std::size_t size() const { return objects_.size(); }

private:
    using key = std::tuple<data_kind, std::uint32_t, std::uint64_t, std::string>;
    /// When an allocation was alive.
    struct life {
        std::uint64_t size{};
        std::uint64_t begin{};
        std::uint64_t destination{};
        std::size_t index{}; ///< in `loaded::allocations`
    };
    /// Lives by process and address, one behind the other in time.
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
    /// A variable of the file that lies in a mapping or ends in front of the address; null: none.
    /// `in_file`: where the file has the address.
    const symbol *variable_at(const msr::profile::mapping &mapping, std::uint64_t address,
                              std::uint64_t &in_file);
    const msr::profile::mapping *file_in_front_of(const row &row) const;
};

} // namespace msrpp::profile
