// SPDX-License-Identifier: MIT OR GPL-2.0
/* Descriptors of the objects that calls at /dev/msrpp make. */
#include <linux/anon_inodes.h>
#include <linux/err.h>
#include <linux/fcntl.h>
#include <linux/file.h>
#include <linux/fs.h>
#include <linux/uaccess.h>

#include "msrpp.h"

/*
 * Makes a file and reserves a descriptor for it, whose number is written to `destination`. The
 * caller installs the descriptor by fd_install(). Returns an error pointer on failure.
 */
struct file *msrpp_create_descriptor(int *number, const char *name,
				     const struct file_operations *operations, void *private_data,
				     __s32 __user *destination)
{
	struct file *file = ERR_PTR(-EFAULT);

	*number = get_unused_fd_flags(O_CLOEXEC);
	if (*number < 0)
		return ERR_PTR(*number);
	if (!put_user(*number, destination))
		file = anon_inode_getfile(name, operations, private_data, O_RDWR);
	if (IS_ERR(file))
		put_unused_fd(*number);
	return file;
}
