// The file to which a profile is exported: the file appears complete, or not at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

namespace msrpp::profile {

/// The file of an export. Collects bytes and writes them in large pieces to a file without a name,
/// which gets its name when all is written. A destination that is no regular file, such as a pipe,
/// is written directly. Every function throws a complaint where the system refuses: wrong_usage
/// where the name is wrong, rule_broken where writing fails.
class destination {
public:
    /// `path`: path of the file; `-` is standard output.
    explicit destination(const std::string &path);
    ~destination();
    destination(const destination &) = delete;
    destination &operator=(const destination &) = delete;

    void put(std::string_view bytes) {
        if (bytes.size() > room - used_) return put_large(bytes);
        std::memcpy(buffer_.get() + used_, bytes.data(), bytes.size());
        used_ += bytes.size();
    }
    /// Writes a number or a structure, as its bytes are in memory.
    template <typename Plain>
    requires std::is_trivially_copyable_v<Plain>
    void put_plain(const Plain &subject) {
        std::memcpy(space(sizeof subject), &subject, sizeof subject);
        used_ += sizeof subject;
    }
    /// Returns memory for `bytes` bytes, at most 64 KiB; the caller writes to it, and then passes
    /// the number of written bytes to `take`.
    char *space(std::size_t bytes) {
        if (bytes > room - used_) write_out();
        return buffer_.get() + used_;
    }
    void take(std::size_t bytes) { used_ += bytes; }

    /// Returns the number of bytes written so far.
    std::uint64_t position() const { return written_ + used_; }
    /// Returns whether `rewrite` can be used.
    bool can_go_back() const { return !temporary_.empty() || nameless_; }
    /// Overwrites bytes of the file at a position, which must be written already.
    void rewrite(std::uint64_t position, std::string_view bytes);
    /// Writes the remaining bytes and names the file. If finish() is not called, there is no file.
    void finish();

private:
    static constexpr std::size_t room = std::size_t{1} << 18;
    std::string path_;
    /// Path of the temporary file; empty where there is no temporary file, or the file has no name.
    std::string temporary_;
    std::unique_ptr<char[]> buffer_;
    std::size_t used_ = 0;
    std::uint64_t written_ = 0;
    int file_ = -1;
    bool nameless_ = false;

    void open_temporary();
    void name_it();
    void write_out();
    void write_all(std::string_view bytes);
    void put_large(std::string_view bytes);
    [[noreturn]] void fail(const char *text, int reason) const;
};

} // namespace msrpp::profile
