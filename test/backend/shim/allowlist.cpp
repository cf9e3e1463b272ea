// Tests the text of an allowlist, as `msrpp export allowlist --format shim` writes it.
#include <msr/backend/shim/allowlist.hpp>

#include <doctest/doctest.h>

#include <string>

namespace {

/// Returns the mistake in the text of an allowlist, and its line.
std::string wrong(std::string_view text) {
    const msr::allowlist_text list = msr::read_allowlist(text);
    return list.wrong == nullptr ? "" : std::to_string(list.line) + ": " + list.wrong;
}

} // namespace

TEST_CASE("registers, rights, masks and remarks") {
    const auto list =
        msr::read_allowlist("# a list\n"
                            "0x00000300 readwrite 0x000000ffffffffff  # BPU_COUNTER0\n"
                            "\n"
                            "0xc0000080 read 0x0\r\n"
                            "  0x1d9\twrite 0xff");
    CHECK(list.wrong == nullptr);
    REQUIRE(list.entries.size() == 3);
    CHECK(list.entries[0].address == 0x1d9); // addresses ascend, as the module requires
    CHECK(list.entries[0].flags == MSRPP_ALLOW_WRITE);
    CHECK(list.entries[0].write_mask == 0xff);
    CHECK(list.entries[1].address == 0x300);
    CHECK(list.entries[1].flags == (MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE));
    CHECK(list.entries[1].write_mask == 0xffffffffff);
    CHECK(list.entries[2].address == 0xc0000080);
    CHECK(list.entries[2].flags == MSRPP_ALLOW_READ);
}

TEST_CASE("an empty text is an empty list: root only") {
    CHECK(msr::read_allowlist("").entries.empty());
    CHECK(wrong("# nothing\n\n") == "");
}

TEST_CASE("what is no list is refused, with its line") {
    CHECK(wrong("0x300 read 0x0\nbpu_counter0 read 0x0") == "2: no register number");
    CHECK(wrong("0x read 0x0") == "1: no register number");
    CHECK(wrong("0x123456789 read 0x0") == "1: no register number");
    CHECK(wrong("0x300 rw 0x1") == "1: neither read, write nor readwrite");
    CHECK(wrong("0x300 read") == "1: no write mask");
    CHECK(wrong("0x300 readwrite 0x1g") == "1: no write mask");
    CHECK(wrong("0x300 read 0x0 0x0") == "1: more than a register, rights and a mask");
    CHECK(wrong("0x300 read 0x1") == "1: a mask without the right to write, or without bits");
    CHECK(wrong("0x300 readwrite 0x0") == "1: a mask without the right to write, or without bits");
    CHECK(wrong("0x300 read 0x0\n\n0x300 write 0x1") == "3: a register that stands there already");
}

TEST_CASE("more than the module takes") {
    std::string text;
    for (unsigned i = 0; i <= MSRPP_MOST_ALLOWLIST_ENTRIES; ++i)
        text += "0x" + std::to_string(i + 1000000) + " read 0x0\n";
    CHECK(wrong(text) == "4097: more registers than the module takes");
}
