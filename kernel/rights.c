// SPDX-License-Identifier: MIT OR GPL-2.0
/*
 * What a caller may do, in three steps (enum msrpp_rights_step): threads, CPUs with CAP_PERFMON,
 * everything with CAP_SYS_RAWIO.
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

/* A file of /proc or /sys that holds a setting of the system, as it was read last. */
struct setting {
	const char *path;
	unsigned long read_at;	/* jiffies, or 0 */
	ssize_t length;	/* of the text, or an error */
	char text[24];
};

/* So long a change of a setting may go unnoticed; reading takes a worker's turn. */
#define SETTINGS_LAST (HZ / 10)

static struct setting paranoid = { .path = "proc/sys/kernel/perf_event_paranoid" };
static struct setting msr_writes = { .path = "sys/module/msr/parameters/allow_writes" };
static DEFINE_MUTEX(settings_lock);

struct reading {
	struct work_struct work;
	struct setting *setting;
};

/* Below the root of the first process: since Linux 7 workers have an empty one. */
static struct file *open_from_root(const char *path)
{
	struct pid *pid = find_get_pid(1);
	struct task_struct *first = get_pid_task(pid, PIDTYPE_PID);
	struct file *file = ERR_PTR(-ENOENT);
	struct path root;
	bool found = false;

	put_pid(pid);
	if (!first)
		return file;
	task_lock(first);
	if (first->fs) {
		get_fs_root(first->fs, &root);
		found = true;
	}
	task_unlock(first);
	put_task_struct(first);
	if (found) {
		file = msrpp_open_below(&root, path);
		path_put(&root);
	}
	return file;
}

static void setting_read(struct work_struct *work)
{
	struct setting *setting = container_of(work, struct reading, work)->setting;
	struct file *file = open_from_root(setting->path);
	loff_t from = 0;

	setting->length = -ENOENT;
	if (IS_ERR(file))
		return;
	setting->length = kernel_read(file, setting->text, sizeof(setting->text) - 1, &from);
	filp_close(file, NULL);
}

/* A worker reads the file: a caller could have mounted something else there for itself. */
static void setting_renew(struct setting *setting)
{
	struct reading reading = { .setting = setting };

	INIT_WORK_ONSTACK(&reading.work, setting_read);
	schedule_work(&reading.work);
	flush_work(&reading.work);
	destroy_work_on_stack(&reading.work);
	setting->text[max_t(ssize_t, setting->length, 0)] = '\0';
	strim(setting->text);
	setting->read_at = jiffies | 1;
}

/* The text of a setting; none where it cannot be read. */
static void setting_text(struct setting *setting, char *into, size_t size)
{
	mutex_lock(&settings_lock);
	if (!setting->read_at || time_after(jiffies, setting->read_at + SETTINGS_LAST))
		setting_renew(setting);
	strscpy(into, setting->text, size);
	mutex_unlock(&settings_lock);
}

/* kernel.perf_event_paranoid; what cannot be read is as strict as can be. No symbol tells it. */
int msrpp_paranoid(void)
{
	char text[sizeof(paranoid.text)];
	int level;

	setting_text(&paranoid, text, sizeof(text));
	return kstrtoint(text, 10, &level) ? MSRPP_UNREADABLE_PARANOID : level;
}

/* The msr driver's parameter for writes from user space; where it is off, it is off here. */
bool msrpp_writes_are_off(void)
{
	char text[sizeof(msr_writes.text)];

	setting_text(&msr_writes, text, sizeof(text));
	return !strcmp(text, "off");
}

bool msrpp_writes_locked_down(void)
{
	return security_locked_down(LOCKDOWN_MSR) != 0;
}

u32 msrpp_step_of_opener(const struct file *opened)
{
	if (file_ns_capable(opened, &init_user_ns, CAP_SYS_RAWIO))
		return MSRPP_RIGHTS_ALL;
	if (file_ns_capable(opened, &init_user_ns, CAP_PERFMON) ||
	    file_ns_capable(opened, &init_user_ns, CAP_SYS_ADMIN))
		return MSRPP_RIGHTS_CPUS;
	return MSRPP_RIGHTS_THREADS;
}

static u32 step_of_current(void)
{
	if (ns_capable_noaudit(&init_user_ns, CAP_SYS_RAWIO))
		return MSRPP_RIGHTS_ALL;
	if (ns_capable_noaudit(&init_user_ns, CAP_PERFMON) ||
	    ns_capable_noaudit(&init_user_ns, CAP_SYS_ADMIN))
		return MSRPP_RIGHTS_CPUS;
	return MSRPP_RIGHTS_THREADS;
}

/*
 * The opener must have had the right too: a descriptor that a privileged process passed on gives no
 * more than its new owner has, and one that an unprivileged process passed on to a privileged one
 * does not make that a helper. Without the file's lock.
 */
u32 msrpp_step_now(const struct msrpp_file *file)
{
	return min(file->opener, step_of_current());
}

/* The same with the file's lock. Credentials never change, a process gets others: asked once. */
u32 msrpp_step(struct msrpp_file *file)
{
	const struct cred *cred = current_cred();

	lockdep_assert_held(&file->lock);
	if (likely(file->looked_at == cred))
		return file->step;
	put_cred(file->looked_at);
	file->looked_at = get_cred(cred);
	file->step = msrpp_step_now(file);
	return file->step;
}

/* Fails where the caller has not come to this step. */
int msrpp_need(struct msrpp_file *file, u32 step, struct msrpp_failure *failure)
{
	if (likely(msrpp_step(file) >= step))
		return 0;
	failure->reason = 0;
	msrpp_fail(failure, MSRPP_REASON_NO_RIGHTS, EPERM, 0, 0, 0);
	failure->value = step;
	return -EPERM;
}

/* perf with this level gives users nothing, on kernels that have it; nor does this module. */
int msrpp_need_users(struct msrpp_file *file, struct msrpp_failure *failure)
{
	int level;

	if (msrpp_step(file) > MSRPP_RIGHTS_THREADS)
		return 0;
	level = msrpp_paranoid();
	if (level < MSRPP_PARANOID_NO_USERS)
		return 0;
	msrpp_fail(failure, MSRPP_REASON_PARANOID, EACCES, 0, 0, 0);
	failure->value = level;
	return -EACCES;
}

/* Where a caller may not run, it does not interrupt either: isolated CPUs, other cpusets. */
bool msrpp_may_use_cpu(u32 step, u32 cpu)
{
	return step == MSRPP_RIGHTS_ALL || cpumask_test_cpu(cpu, current->cpus_ptr);
}
