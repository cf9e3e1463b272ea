// A mount namespace of this process, with a folder /dev/cpu on which the simulated registers can be
// mounted.
#pragma once

namespace msrpp::machine {

/// Gives this process, which must have one thread, a mount namespace with a folder /dev/cpu. Throws
/// std::runtime_error with a sentence where the system does not permit mounts.
void make_private_dev_cpu();

/// Gives up the rights that a user has in the namespaces of make_private_dev_cpu(), once everything
/// is mounted: the program's processes, which have no such rights, may examine this process only
/// then (ptrace(2), access mode checking). Does nothing if the user is root.
void drop_rights_of_namespace();

} // namespace msrpp::machine
