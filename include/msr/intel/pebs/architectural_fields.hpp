// Positions of the fields of architectural PEBS, and sizes of its groups. Source: Linux, the series
// that brings architectural PEBS (asm/perf_event.h); of the vector groups behind XMM, a later
// series that is not merged. Nothing here was measured.
#pragma once

#include <msr/intel/pebs/words.hpp>

namespace msr::pebs {

struct architectural_header_fields {
    static constexpr record_field format = word("format", 0);
    static constexpr record_field reserved = word("reserved", 1);
    static constexpr record_field all[] = {format, reserved};
};

/// The fields of the first word in the header of a record of architectural PEBS.
struct architectural_format_fields {
    static constexpr record_field size = bits("size", 0, 0, 15);
    static constexpr record_field mode = bits("mode", 0, 30, 30);
    static constexpr record_field continued = bits("cont", 0, 31, 31);
    static constexpr record_field counters = bits("cntr", 0, 35, 39);
    static constexpr record_field lbr = bits("lbr", 0, 40, 41);
    static constexpr record_field xmm = bits("xmm", 0, 49, 49);
    static constexpr record_field ymmh = bits("ymmh", 0, 50, 50);
    static constexpr record_field opmask = bits("opmask", 0, 53, 53);
    static constexpr record_field zmmh = bits("zmmh", 0, 54, 54);
    static constexpr record_field h16zmm = bits("h16zmm", 0, 55, 55);
    static constexpr record_field registers = bits("gpr", 0, 61, 61);
    static constexpr record_field aux = bits("aux", 0, 62, 62);
    static constexpr record_field basic = bits("basic", 0, 63, 63);
    static constexpr record_field all[] = {size,   mode, continued, counters,  lbr, xmm,  ymmh,
                                           opmask, zmmh, h16zmm,    registers, aux, basic};
};

struct architectural_basic_fields {
    static constexpr record_field eventing_ip = word("eventing_ip", 0);
    static constexpr record_field applicable_counters = word("applicable_counters", 1);
    static constexpr record_field tsc = word("tsc", 2);
    static constexpr record_field retire = word("retire", 3);
    static constexpr record_field reserved_a = word("reserved_a", 4);
    static constexpr record_field reserved_b = word("reserved_b", 5);
    static constexpr record_field all[] = {eventing_ip, applicable_counters, tsc,
                                           retire,      reserved_a,          reserved_b};
};

/// The fields of the word `retire` in the basic group of a record of architectural PEBS.
struct retire_fields {
    static constexpr record_field latency = bits("retire_latency", 24, 0, 15);
    static constexpr record_field valid = bits("valid", 24, 16, 16);
    static constexpr record_field all[] = {latency, valid};
};

struct aux_fields {
    static constexpr record_field address = word("data_linear_address", 0);
    static constexpr record_field reserved_a = word("reserved_a", 1);
    static constexpr record_field reserved_b = word("reserved_b", 2);
    static constexpr record_field reserved_c = word("reserved_c", 3);
    static constexpr record_field reserved_d = word("reserved_d", 4);
    static constexpr record_field data_source = word("data_source", 5);
    static constexpr record_field latency = word("latency", 6);
    static constexpr record_field tsx_tuning = word("tsx_tuning", 7);
    static constexpr record_field all[] = {address,    reserved_a,  reserved_b, reserved_c,
                                           reserved_d, data_source, latency,    tsx_tuning};
};

/// The fields of the word `latency` in the auxiliary group of a record of architectural PEBS.
struct aux_latency_fields {
    static constexpr record_field instruction = bits("instruction_latency", 48, 0, 15);
    static constexpr record_field cache = bits("cache_latency", 48, 32, 47);
    static constexpr record_field all[] = {instruction, cache};
};

/// The fields that records of architectural PEBS have behind those of `register_fields` in the
/// group of general registers.
struct architectural_register_fields {
    static constexpr record_field ssp = word("ssp", 18);
    static constexpr record_field reserved = word("reserved", 19);
    static constexpr record_field all[] = {ssp, reserved};
};

struct vector_header_fields {
    static constexpr record_field xstate = word("xstate", 0);
    static constexpr record_field reserved = word("reserved", 1);
    static constexpr record_field all[] = {xstate, reserved};
};

struct lbr_header_fields {
    static constexpr record_field reserved = word("reserved", 0);
    static constexpr record_field ctl = word("ctl", 1);
    static constexpr record_field depth = word("depth", 2);
    static constexpr record_field ler_from = word("ler_from", 3);
    static constexpr record_field ler_to = word("ler_to", 4);
    static constexpr record_field ler_info = word("ler_info", 5);
    static constexpr record_field all[] = {reserved, ctl, depth, ler_from, ler_to, ler_info};
};

/// Sizes of the groups of a record of architectural PEBS, in bytes. The sizes of the vector groups
/// behind XMM come from a series of patches that is not merged.
struct architectural_sizes {
    static constexpr unsigned header = 16;
    static constexpr unsigned basic = 48;
    static constexpr unsigned aux = 64;
    static constexpr unsigned registers = 160;
    static constexpr unsigned vector_header = 16;
    static constexpr unsigned xmm = 256;
    static constexpr unsigned ymmh = 256;
    static constexpr unsigned opmask = 64;
    static constexpr unsigned zmmh = 512;
    static constexpr unsigned h16zmm = 1024;
    static constexpr unsigned lbr_header = 48;
};

} // namespace msr::pebs
