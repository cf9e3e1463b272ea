// The select registers of boxes outside of the cores, by layout. Sources: Linux 7.3
// arch/x86/events/intel/uncore_snbep.c, uncore_snb.c, uncore_nhmex.c (positions only),
// github.com/intel/pcm types.h, LIKWID; see doc/uncore.md. units.hpp has the layout of each box.
// Nothing here was measured.
#pragma once

#include <msr/core/register.hpp>

namespace msr::uncore {

/// The select register of most boxes before Sapphire Rapids.
struct box_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(box_select);
};

/// The select register of the CBo of Sandy Bridge EP, the SBo, and the CHA of Skylake SP.
struct thread_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{};  ///< set: clears the counter
    flag<18> edge{};   ///< set: the counter counts how often the event's condition begins to hold
    flag<19> tid_en{}; ///< set: the counter counts only for the thread in the box's filter
    flag<20> ov_en{};  ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(thread_select);
};

/// The select register of the CBo of Ivy Bridge EP to Broadwell EP.
struct cbo_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{};  ///< set: clears the counter
    flag<18> edge{};   ///< set: the counter counts how often the event's condition begins to hold
    flag<19> tid_en{}; ///< set: the counter counts only for the thread in the box's filter
    flag<20> ov_en{};  ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{}; ///< set: the counter counts; clear: the counter stands still
    reserved<23, 1> reserved23{};
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cbo_select);
};

/// The select register of the UBox of Ivy Bridge EP to Ice Lake SP.
struct ubox_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 5> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<29, 35> reserved29{};

    MSR_EQUAL_FIELDS(ubox_select);
};

/// The select register of the UBox of Sandy Bridge EP.
struct ubox_select_jkt {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{};      ///< set: requests an interrupt when the counter overflows
    flag<21> ext_sel{};    ///< bit 8 of the number of the event to count
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 5> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<29, 35> reserved29{};

    MSR_EQUAL_FIELDS(ubox_select_jkt);
};

/// The select register of the UBox of Knights Landing.
struct ubox_select_knl {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{};  ///< set: clears the counter
    flag<18> edge{};   ///< set: the counter counts how often the event's condition begins to hold
    flag<19> tid_en{}; ///< set: the counter counts only for the thread in the box's filter
    flag<20> ov_en{};  ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 5> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<29, 35> reserved29{};

    MSR_EQUAL_FIELDS(ubox_select_knl);
};

/// The select register of the PCU of Haswell EP to Ice Lake SP.
struct pcu_select {
    field<0, 8> event{}; ///< number of the event to count
    reserved<8, 6> reserved8{};
    field<14, 2> occ_sel{}; ///< number of the occupancy to count, bits 7:6 of the unit mask
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 5> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<29, 1> reserved29{};
    flag<30> occ_invert{}; ///< set: inverts the comparison of the occupancy with the threshold
    flag<31> occ_edge{};   ///< set: the counter counts how often the occupancy passes the threshold
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(pcu_select);
};

/// The select register of the PCU of Sandy Bridge EP.
struct pcu_select_jkt {
    field<0, 8> event{}; ///< number of the event to count
    reserved<8, 6> reserved8{};
    field<14, 2> occ_sel{}; ///< number of the occupancy to count, bits 7:6 of the unit mask
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{};      ///< set: requests an interrupt when the counter overflows
    flag<21> ext_sel{};    ///< bit 8 of the number of the event to count
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 5> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<29, 1> reserved29{};
    flag<30> occ_invert{}; ///< set: inverts the comparison of the occupancy with the threshold
    flag<31> occ_edge{};   ///< set: the counter counts how often the occupancy passes the threshold
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(pcu_select_jkt);
};

/// The select register of the PCU of Ivy Bridge EP.
struct pcu_select_ivt {
    field<0, 8> event{}; ///< number of the event to count
    reserved<8, 6> reserved8{};
    field<14, 2> occ_sel{}; ///< number of the occupancy to count, bits 7:6 of the unit mask
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{};   ///< set: requests an interrupt when the counter overflows
    flag<21> ext_sel{}; ///< bit 8 of the number of the event to count
    flag<22> enable{};  ///< set: the counter counts; clear: the counter stands still
    reserved<23, 1> reserved23{};
    field<24, 5> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<29, 1> reserved29{};
    flag<30> occ_invert{}; ///< set: inverts the comparison of the occupancy with the threshold
    flag<31> occ_edge{};   ///< set: the counter counts how often the occupancy passes the threshold
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(pcu_select_ivt);
};

/// The select register of the PCU of Knights Landing.
struct pcu_select_knl {
    field<0, 7> event{};   ///< number of the event to count
    flag<7> use_occ_ctr{}; ///< set: takes the occupancy counter of the PCU as the event
    reserved<8, 6> reserved8{};
    field<14, 2> occ_sel{}; ///< number of the occupancy to count, bits 7:6 of the unit mask
    reserved<16, 1> reserved16{};
    flag<17> reset{};  ///< set: clears the counter
    flag<18> edge{};   ///< set: the counter counts how often the event's condition begins to hold
    flag<19> tid_en{}; ///< set: the counter counts only for the thread in the box's filter
    flag<20> ov_en{};  ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 6> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    flag<30> occ_invert{}; ///< set: inverts the comparison of the occupancy with the threshold
    flag<31> occ_edge{};   ///< set: the counter counts how often the occupancy passes the threshold
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(pcu_select_knl);
};

/// The select register of the CHA of Knights Landing.
struct cha_select_knl {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    flag<16> qor{};      ///< set: resets the occupancy of the queue
    flag<17> reset{};    ///< set: clears the counter
    flag<18> edge{};     ///< set: the counter counts how often the event's condition begins to hold
    flag<19> tid_en{};   ///< set: the counter counts only for the thread in the box's filter
    flag<20> ov_en{};    ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(cha_select_knl);
};

/// The select register of the IRP of Knights Landing.
struct irp_select_knl {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    flag<16> qor{};      ///< set: resets the occupancy of the queue
    flag<17> reset{};    ///< set: clears the counter
    flag<18> edge{};     ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(irp_select_knl);
};

/// The select register of the CHA of Ice Lake SP and Snow Ridge.
struct cha_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{};  ///< set: clears the counter
    flag<18> edge{};   ///< set: the counter counts how often the event's condition begins to hold
    flag<19> tid_en{}; ///< set: the counter counts only for the thread in the box's filter
    flag<20> ov_en{};  ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<32, 26> umask_ext{}; ///< extension of the event's unit mask
    reserved<58, 6> reserved58{};

    MSR_EQUAL_FIELDS(cha_select);
};

/// The select register of the M2M of Ice Lake SP and Snow Ridge.
struct m2m_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<32, 8> umask_ext{}; ///< extension of the event's unit mask
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(m2m_select);
};

/// The select register of the UPI of Skylake SP and Cascade Lake.
struct upi_select_skx {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<32, 12> umask_ext_lo{}; ///< lower part of the extension of the event's unit mask
    reserved<44, 1> reserved44{};
    field<45, 11> umask_ext_hi{}; ///< upper part of the extension of the event's unit mask
    reserved<56, 8> reserved56{};

    MSR_EQUAL_FIELDS(upi_select_skx);
};

/// The select register of the UPI of Ice Lake SP.
struct upi_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<32, 24> umask_ext{}; ///< extension of the event's unit mask
    reserved<56, 8> reserved56{};

    MSR_EQUAL_FIELDS(upi_select);
};

/// The select register of the QPI of Sandy Bridge EP, Haswell EP, Broadwell EP.
struct qpi_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{};      ///< set: requests an interrupt when the counter overflows
    flag<21> ext_sel{};    ///< bit 8 of the number of the event to count
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(qpi_select);
};

/// The select register of the QPI of Ivy Bridge EP.
struct qpi_select_ivt {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{};   ///< set: requests an interrupt when the counter overflows
    flag<21> ext_sel{}; ///< bit 8 of the number of the event to count
    flag<22> enable{};  ///< set: the counter counts; clear: the counter stands still
    reserved<23, 1> reserved23{};
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(qpi_select_ivt);
};

/// The select register of the IIO of Skylake SP and Cascade Lake.
struct iio_select_skx {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};      ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};         ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 12> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<36, 8> ch_mask{}; ///< channels in which events are counted, a bit for each channel
    field<44, 3> fc_mask{}; ///< flow classes that are counted, a bit for each class
    reserved<47, 17> reserved47{};

    MSR_EQUAL_FIELDS(iio_select_skx);
};

/// The select register of the IIO of Ice Lake SP and Snow Ridge.
struct iio_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};      ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};         ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 12> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<36, 12> ch_mask{}; ///< channels in which events are counted, a bit for each channel
    field<48, 3> fc_mask{};  ///< flow classes that are counted, a bit for each class
    reserved<51, 13> reserved51{};

    MSR_EQUAL_FIELDS(iio_select);
};

/// The select register of boxes of Sapphire Rapids and later that have no extension of the unit
/// mask.
struct generic_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 2> reserved21{};
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(generic_select);
};

/// The select register of boxes of Sapphire Rapids and later that have an extension of the unit
/// mask of 24 bits.
struct generic_select_extended {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 2> reserved21{};
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<32, 24> umask_ext{}; ///< extension of the event's unit mask
    reserved<56, 8> reserved56{};

    MSR_EQUAL_FIELDS(generic_select_extended);
};

/// The select register of the CHA of Sapphire Rapids and later.
struct generic_select_cha {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    flag<16> tid_en{};   ///< set: the counter counts only for the thread in the box's filter
    flag<17> reset{};    ///< set: clears the counter
    flag<18> edge{};     ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 2> reserved21{};
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<32, 32> umask_ext{}; ///< extension of the event's unit mask

    MSR_EQUAL_FIELDS(generic_select_cha);
};

/// The select register of the IIO of Sapphire Rapids and later.
struct generic_select_iio {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> reset{}; ///< set: clears the counter
    flag<18> edge{};  ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 2> reserved21{};
    flag<23> inv{};         ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 12> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    field<36, 12> ch_mask{}; ///< channels in which events are counted, a bit for each channel
    field<48, 3> fc_mask{};  ///< flow classes that are counted, a bit for each class
    reserved<51, 13> reserved51{};

    MSR_EQUAL_FIELDS(generic_select_iio);
};

/// The select register of the CBo up to Rocket Lake and of the ARB up to Alder Lake.
struct client_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 2> reserved16{};
    flag<18> edge{}; ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 5> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<29, 35> reserved29{};

    MSR_EQUAL_FIELDS(client_select);
};

/// The select register of the CBo of Alder Lake and of boxes of Meteor Lake and later.
struct client_select_wide {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 2> reserved16{};
    flag<18> edge{}; ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 6> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<30, 34> reserved30{};

    MSR_EQUAL_FIELDS(client_select_wide);
};

/// The select register of HBO, sNCU and memory controllers of Lunar Lake and later.
struct mmio_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 2> reserved16{};
    flag<18> edge{}; ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 4> reserved19{};
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(mmio_select);
};

/// The select register of memory controllers of Alder Lake to Lunar Lake.
struct mmio_select_imc {
    field<0, 8> event{};   ///< number of the event to count
    field<8, 4> ch_mask{}; ///< channels in which events are counted, a bit for each channel
    reserved<12, 6> reserved12{};
    flag<18> edge{}; ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 45> reserved19{};

    MSR_EQUAL_FIELDS(mmio_select_imc);
};

/// The select register of the box of Nehalem and Westmere.
struct nehalem_select {
    field<0, 8> event{}; ///< number of the event to count
    field<8, 8> umask{}; ///< unit mask of the event
    reserved<16, 1> reserved16{};
    flag<17> occ_reset{}; ///< set: clears the occupancy counter
    flag<18> edge{}; ///< set: the counter counts how often the event's condition begins to hold
    reserved<19, 1> reserved19{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{};     ///< set: the counter counts; clear: the counter stands still
    flag<23> inv{};        ///< set: the counter counts clocks with fewer events than the threshold
    field<24, 8> thresh{}; ///< fewest events in a clock that count as 1; 0: every event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(nehalem_select);
};

/// The select register of a box's fixed counter, which counts the clocks of the box.
struct clock_select {
    reserved<0, 20> reserved0{};
    flag<20> ov_en{}; ///< set: requests an interrupt when the counter overflows
    reserved<21, 1> reserved21{};
    flag<22> enable{}; ///< set: the counter counts; clear: the counter stands still
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(clock_select);
};

/// The choice of a free-running counter of a client's memory controllers, as Linux's perf numbers
/// these counters in `config`. No processor has such a register: the counters always run.
struct free_running_select {
    field<0, 8> event{}; ///< number by which Linux's PMU knows a counter, or FFH with a `umask`
    field<8, 8> umask{}; ///< number of the counter where `event` is FFH: 10H, 20H and so on
    reserved<16, 6> reserved16{};
    /// Set: the backend counts what the counter adds; clear: the backend's count stands still. The
    /// bit is the library's, and Linux does not get it.
    flag<22> enable{};
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(free_running_select);
};

} // namespace msr::uncore

MSR_REGISTER(msr::uncore::box_select, event, umask, reserved16, reset, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, reserved32);
MSR_REGISTER(msr::uncore::thread_select, event, umask, reserved16, reset, edge, tid_en, ov_en,
             reserved21, enable, inv, thresh, reserved32);
MSR_REGISTER(msr::uncore::cbo_select, event, umask, reserved16, reset, edge, tid_en, ov_en,
             reserved21, enable, reserved23, thresh, reserved32);
MSR_REGISTER(msr::uncore::ubox_select, event, umask, reserved16, reset, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, reserved29);
MSR_REGISTER(msr::uncore::ubox_select_jkt, event, umask, reserved16, reset, edge, reserved19, ov_en,
             ext_sel, enable, inv, thresh, reserved29);
MSR_REGISTER(msr::uncore::ubox_select_knl, event, umask, reserved16, reset, edge, tid_en, ov_en,
             reserved21, enable, inv, thresh, reserved29);
MSR_REGISTER(msr::uncore::pcu_select, event, reserved8, occ_sel, reserved16, reset, edge,
             reserved19, ov_en, reserved21, enable, inv, thresh, reserved29, occ_invert, occ_edge,
             reserved32);
MSR_REGISTER(msr::uncore::pcu_select_jkt, event, reserved8, occ_sel, reserved16, reset, edge,
             reserved19, ov_en, ext_sel, enable, inv, thresh, reserved29, occ_invert, occ_edge,
             reserved32);
MSR_REGISTER(msr::uncore::pcu_select_ivt, event, reserved8, occ_sel, reserved16, reset, edge,
             reserved19, ov_en, ext_sel, enable, reserved23, thresh, reserved29, occ_invert,
             occ_edge, reserved32);
MSR_REGISTER(msr::uncore::pcu_select_knl, event, use_occ_ctr, reserved8, occ_sel, reserved16, reset,
             edge, tid_en, ov_en, reserved21, enable, inv, thresh, occ_invert, occ_edge,
             reserved32);
MSR_REGISTER(msr::uncore::cha_select_knl, event, umask, qor, reset, edge, tid_en, ov_en, reserved21,
             enable, inv, thresh, reserved32);
MSR_REGISTER(msr::uncore::irp_select_knl, event, umask, qor, reset, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, reserved32);
MSR_REGISTER(msr::uncore::cha_select, event, umask, reserved16, reset, edge, tid_en, ov_en,
             reserved21, enable, inv, thresh, umask_ext, reserved58);
MSR_REGISTER(msr::uncore::m2m_select, event, umask, reserved16, reset, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, umask_ext, reserved40);
MSR_REGISTER(msr::uncore::upi_select_skx, event, umask, reserved16, reset, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, umask_ext_lo, reserved44, umask_ext_hi, reserved56);
MSR_REGISTER(msr::uncore::upi_select, event, umask, reserved16, reset, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, umask_ext, reserved56);
MSR_REGISTER(msr::uncore::qpi_select, event, umask, reserved16, reset, edge, reserved19, ov_en,
             ext_sel, enable, inv, thresh, reserved32);
MSR_REGISTER(msr::uncore::qpi_select_ivt, event, umask, reserved16, reset, edge, reserved19, ov_en,
             ext_sel, enable, reserved23, thresh, reserved32);
MSR_REGISTER(msr::uncore::iio_select_skx, event, umask, reserved16, reset, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, ch_mask, fc_mask, reserved47);
MSR_REGISTER(msr::uncore::iio_select, event, umask, reserved16, reset, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, ch_mask, fc_mask, reserved51);
MSR_REGISTER(msr::uncore::generic_select, event, umask, reserved16, reset, edge, reserved19, ov_en,
             reserved21, inv, thresh, reserved32);
MSR_REGISTER(msr::uncore::generic_select_extended, event, umask, reserved16, reset, edge,
             reserved19, ov_en, reserved21, inv, thresh, umask_ext, reserved56);
MSR_REGISTER(msr::uncore::generic_select_cha, event, umask, tid_en, reset, edge, reserved19, ov_en,
             reserved21, inv, thresh, umask_ext);
MSR_REGISTER(msr::uncore::generic_select_iio, event, umask, reserved16, reset, edge, reserved19,
             ov_en, reserved21, inv, thresh, ch_mask, fc_mask, reserved51);
MSR_REGISTER(msr::uncore::client_select, event, umask, reserved16, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, reserved29);
MSR_REGISTER(msr::uncore::client_select_wide, event, umask, reserved16, edge, reserved19, ov_en,
             reserved21, enable, inv, thresh, reserved30);
MSR_REGISTER(msr::uncore::mmio_select, event, umask, reserved16, edge, reserved19, inv, thresh,
             reserved32);
MSR_REGISTER(msr::uncore::mmio_select_imc, event, ch_mask, reserved12, edge, reserved19);
MSR_REGISTER(msr::uncore::nehalem_select, event, umask, reserved16, occ_reset, edge, reserved19,
             ov_en, reserved21, enable, inv, thresh, reserved32);
MSR_REGISTER(msr::uncore::clock_select, reserved0, ov_en, reserved21, enable, reserved23);
MSR_REGISTER(msr::uncore::free_running_select, event, umask, reserved16, enable, reserved23);
