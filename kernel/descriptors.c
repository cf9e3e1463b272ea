// SPDX-License-Identifier: MIT OR GPL-2.0
/* Descriptors of what is made by a call at /dev/msrpp. */
#include <linux/anon_inodes.h>
#include <linux/err.h>
#include <linux/fcntl.h>
#include <linux/file.h>
#include <linux/fs.h>
#include <linux/uaccess.h>

#include "msrpp.h"

/* The number is the caller's, who is told it there, after fd_install(). Or an error pointer. */
struct file *msrpp_new_descriptor(int *number, const char *name,
				  const struct file_operations *operations, void *made,
				  __s32 __user *to)
{
	struct file *file = ERR_PTR(-EFAULT);

	*number = get_unused_fd_flags(O_CLOEXEC);
	if (*number < 0)
		return ERR_PTR(*number);
	if (!put_user(*number, to))
		file = anon_inode_getfile(name, operations, made, O_RDWR);
	if (IS_ERR(file))
		put_unused_fd(*number);
	return file;
}
