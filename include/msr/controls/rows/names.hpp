// The names of all controls, of each its kind and a description. Written by tools/controls/write
// from the facts in test/facts/controls/controls.csv and test/facts/meters/registers.csv. The
// project measured none of these facts.
#pragma once

#include <msr/core/cplusplus.hpp>

// clang-format off
/// Calls the macro `row` with the name, the kind and the description of each control.
#define MSR_CONTROLS(row) \
    row(l2_stream, switched, "prefetcher of streams into the second-level cache") \
    row(l2_adjacent, switched, "prefetcher of the other line of a pair into the second-level cache") \
    row(dcu, switched, "prefetcher of the next line into the first-level data cache") \
    row(dcu_ip, switched, "prefetcher of strides by instruction into the first-level data cache") \
    row(dcu_next_page, switched, "prefetcher of the next page into the first-level data cache") \
    row(l2_amp, switched, "adaptive multipath prefetcher into the second-level cache") \
    row(llc_page, switched, "prefetcher of pages into the last-level cache") \
    row(array_of_pointers, switched, "prefetcher of what an array of pointers leads to") \
    row(stream_code_fetch, switched, "prefetcher of streams of code") \
    row(l2_dynamic, switched, "dynamic control of the prefetchers of the second-level cache") \
    row(homeless, switched, "homeless prefetch") \
    row(llc_prefetch, switched, "prefetch into the last-level cache") \
    row(prefetch_queue, switched, "prefetch queue of NetBurst") \
    row(l1_stream, switched, "prefetcher of streams into the first-level data cache") \
    row(l1_stride, switched, "prefetcher of strides by instruction into the first-level data cache") \
    row(l1_region, switched, "prefetcher of regions into the first-level data cache") \
    row(l2_up_down, switched, "prefetcher of the next or the previous line into the second-level cache") \
    row(dc_prefetch, switched, "prefetcher of the data cache") \
    row(l2_prefetch, switched, "prefetcher of the second-level cache") \
    row(l2_region, switched, "prefetcher of regions into the second-level cache") \
    row(l2_stride, switched, "prefetcher of strides into the second-level cache") \
    row(ic_prefetch, switched, "prefetcher of the instruction cache") \
    row(turbo, switched, "clocks above the base frequency") \
    row(thread_turbo, switched, "turbo for what a thread requests") \
    row(speed_step, switched, "requests for other frequencies") \
    row(target_ratio, numbered, "requested ratio to the bus clock") \
    row(pstate, numbered, "requested performance state; 0 is the fastest") \
    row(performance_control, switched, "choice of the frequency by the processor itself") \
    row(performance_minimum, numbered, "lowest performance that the processor may choose") \
    row(performance_maximum, numbered, "highest performance that the processor may choose") \
    row(performance_desired, numbered, "desired performance; 0: the processor chooses") \
    row(energy_preference, numbered, "0 for performance to 255 for energy") \
    row(energy_bias, numbered, "0 for performance to 15 for energy") \
    row(uncore_minimum_ratio, numbered, "lowest clock of the uncore, in 100 MHz") \
    row(uncore_maximum_ratio, numbered, "highest clock of the uncore, in 100 MHz") \
    row(energy_efficient_turbo, switched, "less turbo where it gains little") \
    row(race_to_halt, switched, "higher clocks, so that a core is halted sooner") \
    row(bidirectional_prochot, switched, "other devices may throttle the processor") \
    row(c1e, switched, "C1 becomes C1E") \
    row(prewake, switched, "cores wake before their timers") \
    row(package_cstate_limit, numbered, "deepest state of the package, a code of the model") \
    row(io_mwait, switched, "reads of a port become MWAIT") \
    row(c3_demotion, switched, "the processor turns requests for C6 and C7 into C3") \
    row(c1_demotion, switched, "the processor turns requests for C3, C6 and C7 into C1") \
    row(c3_undemotion, switched, "the processor takes back a demotion to C3") \
    row(c1_undemotion, switched, "the processor takes back a demotion to C1") \
    row(cstate_conversion, switched, "MWAIT requests become deeper states") \
    row(package_cstate_demotion, switched, "the processor chooses a shallower state of the package") \
    row(package_cstate_undemotion, switched, "the processor takes back a demotion of the package") \
    row(package_power_limit, numbered, "limit of the power of the package, in units of 606h, most often 1/8 W") \
    row(package_power_limit_enable, switched, "limit of the power of the package: whether it is in force") \
    row(package_power_limit2, numbered, "second limit of the power of the package, in units of 606h, most often 1/8 W") \
    row(package_power_limit2_enable, switched, "second limit of the power of the package: whether it is in force") \
    row(dram_power_limit, numbered, "limit of the power of the memory, in units of 606h, most often 1/8 W") \
    row(dram_power_limit_enable, switched, "limit of the power of the memory: whether it is in force") \
    row(cores_power_limit, numbered, "limit of the power of the cores, in units of 606h, most often 1/8 W") \
    row(cores_power_limit_enable, switched, "limit of the power of the cores: whether it is in force") \
    row(graphics_power_limit, numbered, "limit of the power of the graphics, in units of 606h, most often 1/8 W") \
    row(graphics_power_limit_enable, switched, "limit of the power of the graphics: whether it is in force") \
    row(platform_power_limit, numbered, "limit of the power of the machine, in units of 606h, most often 1/8 W") \
    row(platform_power_limit_enable, switched, "limit of the power of the machine: whether it is in force") \
    row(temperature_offset, numbered, "degrees below the limit at which clocks are lowered") \
    row(tdp_level, numbered, "level of the thermal design power") \
    row(turbo_activation_ratio, numbered, "highest ratio that is no turbo")
// clang-format on
