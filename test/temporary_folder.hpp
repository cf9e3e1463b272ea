// A folder for the files of a test.
#pragma once

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <system_error>

#include <stdlib.h>

/// A new folder in the system's folder for temporary files. The destructor removes the folder with
/// its contents.
class temporary_folder {
public:
    /// Throws std::runtime_error if the system cannot make the folder.
    temporary_folder() : path_{std::filesystem::temp_directory_path() / "msrpp.XXXXXX"} {
        if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error{"no temporary folder"};
    }
    temporary_folder(const temporary_folder &) = delete;
    temporary_folder &operator=(const temporary_folder &) = delete;
    ~temporary_folder() {
        std::error_code ignored; // the folder may be removed already
        std::filesystem::remove_all(path_, ignored);
    }

    const std::string &path() const { return path_; }

    /// Writes a line to a file, and makes the folders of its path; `file` is a path below the
    /// temporary folder.
    void write(const std::string &file, const std::string &line) const {
        const std::filesystem::path whole = std::filesystem::path{path_} / file;
        std::filesystem::create_directories(whole.parent_path());
        std::ofstream{whole} << line << '\n';
    }

private:
    std::string path_;
};
