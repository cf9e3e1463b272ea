// Keys of `msrpp profile report --by`: each key is a class that says in which row of the report's
// table a sample is counted.
#pragma once

#include "../reading/loaded.hpp"
#include "../symbols/symbolizer.hpp"
#include "table.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::profile {

class key_maker {
public:
    virtual ~key_maker() = default;
    /// Returns the number of the row in which a sample is counted; rows are numbered from 0 on, in
    /// the order of their first samples.
    virtual std::size_t place_of(const row &row) = 0;
    virtual std::string text_of(std::size_t place) const = 0;
    /// Adds the key's own columns behind the column `share`; add_cells() adds their cells.
    virtual void add_columns(std::vector<column> &) const {}
    virtual void add_cells(std::vector<cell> &, std::size_t) const {}
};

/// Returns the names that `--by` accepts, with commas between them.
std::string key_names();
/// Throws a complaint where a name is none of the names that `--by` accepts.
void check_key_name(const std::string &name, const std::string &begin);
/// Returns the key with a name, which must be valid. Profile and symbols must outlive the key.
std::unique_ptr<key_maker> keys_by(const std::string &name, const loaded &loaded,
                                   symbolizer &symbols);

} // namespace msrpp::profile
