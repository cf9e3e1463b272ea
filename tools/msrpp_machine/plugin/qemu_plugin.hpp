// The functions of QEMU that a plugin calls, declared in this file because no package has QEMU's
// header: version 1 of the interface, as in QEMU 4.2 to 8.2 (docs/devel/tcg-plugins.rst of QEMU).
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" {

struct qemu_plugin_tb;
struct qemu_plugin_insn;

using qemu_plugin_id_t = std::uint64_t;
using qemu_plugin_meminfo_t = std::uint32_t;

struct qemu_system_info_t {
    int smp_vcpus;
    int max_vcpus;
};

struct qemu_info_t {
    const char *target_name;
    struct {
        int min;
        int cur;
    } version;
    bool system_emulation;
    union {
        qemu_system_info_t system;
    };
};

enum qemu_plugin_cb_flags { QEMU_PLUGIN_CB_NO_REGS, QEMU_PLUGIN_CB_R_REGS, QEMU_PLUGIN_CB_RW_REGS };
enum qemu_plugin_mem_rw { QEMU_PLUGIN_MEM_R = 1, QEMU_PLUGIN_MEM_W, QEMU_PLUGIN_MEM_RW };

using qemu_plugin_vcpu_simple_cb_t = void (*)(qemu_plugin_id_t, unsigned vcpu);
using qemu_plugin_udata_cb_t = void (*)(qemu_plugin_id_t, void *data);
using qemu_plugin_tb_trans_cb_t = void (*)(qemu_plugin_id_t, qemu_plugin_tb *block);
using qemu_plugin_vcpu_udata_cb_t = void (*)(unsigned vcpu, void *data);
using qemu_plugin_vcpu_mem_cb_t = void (*)(unsigned vcpu, qemu_plugin_meminfo_t access,
                                           std::uint64_t address, void *data);
using qemu_plugin_vcpu_syscall_cb_t = void (*)(qemu_plugin_id_t, unsigned vcpu, std::int64_t number,
                                               std::uint64_t, std::uint64_t, std::uint64_t,
                                               std::uint64_t, std::uint64_t, std::uint64_t,
                                               std::uint64_t, std::uint64_t);
using qemu_plugin_vcpu_syscall_ret_cb_t = void (*)(qemu_plugin_id_t, unsigned vcpu,
                                                   std::int64_t number, std::int64_t result);

void qemu_plugin_register_vcpu_init_cb(qemu_plugin_id_t, qemu_plugin_vcpu_simple_cb_t);
void qemu_plugin_register_vcpu_exit_cb(qemu_plugin_id_t, qemu_plugin_vcpu_simple_cb_t);
void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t, qemu_plugin_tb_trans_cb_t);
void qemu_plugin_register_vcpu_tb_exec_cb(qemu_plugin_tb *, qemu_plugin_vcpu_udata_cb_t,
                                          qemu_plugin_cb_flags, void *data);
void qemu_plugin_register_vcpu_insn_exec_cb(qemu_plugin_insn *, qemu_plugin_vcpu_udata_cb_t,
                                            qemu_plugin_cb_flags, void *data);
void qemu_plugin_register_vcpu_mem_cb(qemu_plugin_insn *, qemu_plugin_vcpu_mem_cb_t,
                                      qemu_plugin_cb_flags, qemu_plugin_mem_rw, void *data);
void qemu_plugin_register_vcpu_syscall_cb(qemu_plugin_id_t, qemu_plugin_vcpu_syscall_cb_t);
void qemu_plugin_register_vcpu_syscall_ret_cb(qemu_plugin_id_t, qemu_plugin_vcpu_syscall_ret_cb_t);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t, qemu_plugin_udata_cb_t, void *data);

std::size_t qemu_plugin_tb_n_insns(const qemu_plugin_tb *);
std::uint64_t qemu_plugin_tb_vaddr(const qemu_plugin_tb *);
qemu_plugin_insn *qemu_plugin_tb_get_insn(const qemu_plugin_tb *, std::size_t index);
const void *qemu_plugin_insn_data(const qemu_plugin_insn *);
std::size_t qemu_plugin_insn_size(const qemu_plugin_insn *);
void *qemu_plugin_insn_haddr(const qemu_plugin_insn *);
unsigned qemu_plugin_mem_size_shift(qemu_plugin_meminfo_t);
bool qemu_plugin_mem_is_store(qemu_plugin_meminfo_t);
const char *qemu_plugin_path_to_binary(void);

} // extern "C"
