// Keys of `report --by`: each is a class that gives every sample a place in a table.
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
    /// The place of a sample: places are numbered from 0 on, as they come.
    virtual std::size_t place_of(const row &row) = 0;
    virtual std::string text_of(std::size_t place) const = 0;
    /// Columns behind `share`, and their cells.
    virtual void add_columns(std::vector<column> &) const {}
    virtual void add_cells(std::vector<cell> &, std::size_t) const {}
};

/// The names that `--by` takes, with commas.
std::string key_names();
/// Throws a complaint where it is none of them.
void check_key_name(const std::string &name, const std::string &begin);
/// The way of a name that was checked. Profile and symbols must outlive it.
std::unique_ptr<key_maker> keys_by(const std::string &name, const loaded &loaded,
                                   symbolizer &symbols);

} // namespace msrpp::profile
