// A mount namespace of its own, in which /dev/cpu is a folder to mount on.
#pragma once

namespace msrpp::machine {

/// Gives this process, which must have one thread, mounts of its own, and a folder /dev/cpu. Throws
/// std::runtime_error with a sentence where the system does not permit that.
void make_private_dev_cpu();

/// Gives up the rights that a user has in the namespaces made above, once everything is mounted:
/// the program's processes, which have none, may look at this process only then (ptrace(2), access
/// mode checking). Does nothing for root.
void drop_rights_of_namespace();

} // namespace msrpp::machine
