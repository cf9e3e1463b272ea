// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * The rights of a caller, in three steps (enum msrpp_rights_step): threads; CPUs, with CAP_PERFMON;
 * everything, with CAP_SYS_RAWIO.
 */
#include <linux/capability.h>
#include <linux/cpumask.h>
#include <linux/cred.h>
#include <linux/errno.h>
#include <linux/err.h>
#include <linux/fs.h>
#include <linux/fs_struct.h>
#include <linux/jiffies.h>
#include <linux/kernel.h>
#include <linux/mutex.h>
#include <linux/path.h>
#include <linux/pid.h>
#include <linux/sched/task.h>
#include <linux/security.h>
#include <linux/string.h>
#include <linux/user_namespace.h>
#include <linux/workqueue.h>

#include "msrpp.h"

/* A setting of the system, as its file in /proc or /sys said at the last reading. */
struct setting {
	const char *path;
	unsigned long read_at;	/* jiffies when the file was last read, made odd; 0: never */
	ssize_t length;	/* number of characters of the text, or a negative error number */
	char text[24];
};

/*
 * Jiffies for which a value of a setting is used before its file is read again, which waits for a
 * worker.
 */
#define SETTINGS_LIFETIME (HZ / 10)

static struct setting paranoid = { .path = "proc/sys/kernel/perf_event_paranoid" };
static struct setting msr_writes = { .path = "sys/module/msr/parameters/allow_writes" };
static DEFINE_MUTEX(settings_lock);

struct setting_work {
	struct work_struct work;
	struct setting *setting;
};

/* Opens a file below the root folder of process 1: since Linux 7 workers have an empty root. */
static struct file *setting_open_file(const char *path)
{
	struct pid *pid = find_get_pid(1);
	struct task_struct *first = get_pid_task(pid, PIDTYPE_PID);
	struct file *file = ERR_PTR(-ENOENT);
	struct path root;
	bool has_root = false;

	put_pid(pid);
	if (!first)
		return file;
	task_lock(first);
	if (first->fs) {
		get_fs_root(first->fs, &root);
		has_root = true;
	}
	task_unlock(first);
	put_task_struct(first);
	if (has_root) {
		file = msrpp_open_below(&root, path);
		path_put(&root);
	}
	return file;
}

static void setting_read(struct work_struct *work)
{
	struct setting *setting = container_of(work, struct setting_work, work)->setting;
	struct file *file = setting_open_file(setting->path);
	loff_t position = 0;

	setting->length = -ENOENT;
	if (IS_ERR(file))
		return;
	setting->length = kernel_read(file, setting->text, sizeof(setting->text) - 1, &position);
	filp_close(file, NULL);
}

/*
 * Reads the file of a setting by a worker: the caller itself could have mounted another file there.
 */
static void setting_refresh(struct setting *setting)
{
	struct setting_work setting_work = { .setting = setting };

	lockdep_assert_held(&settings_lock);
	INIT_WORK_ONSTACK(&setting_work.work, setting_read);
	schedule_work(&setting_work.work);
	flush_work(&setting_work.work);
	destroy_work_on_stack(&setting_work.work);
	setting->text[max_t(ssize_t, setting->length, 0)] = '\0';
	strim(setting->text);
	setting->read_at = jiffies | 1;
}

/* Copies the text of a setting; it is empty where the file cannot be read. */
static void setting_get_text(struct setting *setting, char *destination, size_t size)
{
	mutex_lock(&settings_lock);
	if (!setting->read_at || time_after(jiffies, setting->read_at + SETTINGS_LIFETIME))
		setting_refresh(setting);
	strscpy(destination, setting->text, size);
	mutex_unlock(&settings_lock);
}

/*
 * Returns the level of kernel.perf_event_paranoid, whose variable the kernel does not export; the
 * strictest level where it cannot be read.
 */
int msrpp_paranoid_level(void)
{
	char text[sizeof(paranoid.text)];
	int level;

	setting_get_text(&paranoid, text, sizeof(text));
	return kstrtoint(text, 10, &level) ? MSRPP_UNREADABLE_PARANOID : level;
}

/* Whether the msr driver's parameter forbids writes from user space; this module then obeys it. */
bool msrpp_writes_disabled(void)
{
	char text[sizeof(msr_writes.text)];

	setting_get_text(&msr_writes, text, sizeof(text));
	return !strcmp(text, "off");
}

/* Whether kernel lockdown forbids writes of MSRs from user space. */
bool msrpp_writes_locked_down(void)
{
	return security_locked_down(LOCKDOWN_MSR) != 0;
}

/* Returns the rights (enum msrpp_rights_step) of the process that opened the file. */
u32 msrpp_opener_step(const struct file *filp)
{
	if (file_ns_capable(filp, &init_user_ns, CAP_SYS_RAWIO))
		return MSRPP_RIGHTS_ALL;
	if (file_ns_capable(filp, &init_user_ns, CAP_PERFMON) ||
	    file_ns_capable(filp, &init_user_ns, CAP_SYS_ADMIN))
		return MSRPP_RIGHTS_CPUS;
	return MSRPP_RIGHTS_THREADS;
}

/* Returns the rights (enum msrpp_rights_step) of the current task. */
static u32 rights_task_step(void)
{
	if (ns_capable_noaudit(&init_user_ns, CAP_SYS_RAWIO))
		return MSRPP_RIGHTS_ALL;
	if (ns_capable_noaudit(&init_user_ns, CAP_PERFMON) ||
	    ns_capable_noaudit(&init_user_ns, CAP_SYS_ADMIN))
		return MSRPP_RIGHTS_CPUS;
	return MSRPP_RIGHTS_THREADS;
}

/*
 * Returns the rights of the caller, limited to those that the opener of the file had: a
 * descriptor that a privileged process passed on gives its new owner no more rights than the owner
 * has without it, and a descriptor that an unprivileged process passed on to a privileged one does
 * not use the rights of the latter. The function needs no lock.
 */
u32 msrpp_current_step(const struct msrpp_file *file)
{
	return min(file->opener_step, rights_task_step());
}

/*
 * Returns the rights (enum msrpp_rights_step) of the caller, under the file's lock. They are
 * computed once for each set of credentials, which never change.
 */
u32 msrpp_file_step(struct msrpp_file *file)
{
	const struct cred *cred = current_cred();

	lockdep_assert_held(&file->lock);
	if (likely(file->step_cred == cred))
		return file->step;
	put_cred(file->step_cred);
	file->step_cred = get_cred(cred);
	file->step = msrpp_current_step(file);
	return file->step;
}

/* Fails where the caller has less than the rights `step`. */
int msrpp_require_step(struct msrpp_file *file, u32 step, struct msrpp_failure *failure)
{
	if (likely(msrpp_file_step(file) >= step))
		return 0;
	failure->reason = 0;
	msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, 0, 0);
	failure->value = step;
	return -EPERM;
}

/*
 * Fails for users without CAP_PERFMON where kernel.perf_event_paranoid forbids such users all use
 * of perf, as Debian's kernels do at level 3.
 */
int msrpp_require_user_access(struct msrpp_file *file, struct msrpp_failure *failure)
{
	int level;

	if (msrpp_file_step(file) > MSRPP_RIGHTS_THREADS)
		return 0;
	level = msrpp_paranoid_level();
	if (level < MSRPP_PARANOID_NO_USERS)
		return 0;
	msrpp_fail(failure, MSRPP_REASON_PARANOID, EACCES, 0, 0, 0);
	failure->value = level;
	return -EACCES;
}

/*
 * Whether a caller may use a CPU. A caller may not interrupt CPUs on which it may not run itself:
 * isolated CPUs, or those of other cpusets.
 */
bool msrpp_may_use_cpu(u32 step, u32 cpu)
{
	return step == MSRPP_RIGHTS_ALL || cpumask_test_cpu(cpu, current->cpus_ptr);
}
