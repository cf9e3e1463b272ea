// Regions: nested parts of a program whose passes are counted by begins and ends.
//
//   msr::regions regions{plan};                           // what is counted, and room for it
//   msr::region_thread mine{regions, msr::session_reader{session}}; // in each thread
//   const msr::region_name parse = regions.name("parse");
//   { const msr::region counted{mine, parse}; work(); }    // or mine.begin(parse), mine.end()
//   std::puts(msr::to_table(regions.report()).c_str());    // after the threads
#pragma once

#include <msr/region/rdpmc.hpp>
#include <msr/region/reader.hpp>
#include <msr/region/regions.hpp>
#include <msr/region/report.hpp>
#include <msr/region/report_text.hpp>
#include <msr/region/thread.hpp>
