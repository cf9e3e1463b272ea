// The counting of main.cpp's work, compiled in a file of its own.
#pragma once

/// Runs `work` once for each set of events on each kind of core, and prints what the CPUs of the
/// kind counted meanwhile, or a sentence that says why the set was not counted. Returns how many
/// sets were not counted.
int count_on_each_kind_of_core(void (*work)());
