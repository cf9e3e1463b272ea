// A mount namespace of its own, in which /dev/cpu is a folder to mount on.
#pragma once

namespace msrpp::machine {

/// Gives this process, which must have one thread, mounts of its own, and a folder /dev/cpu. Throws
/// std::runtime_error with a sentence where the system does not permit that.
void make_private_dev_cpu();

} // namespace msrpp::machine
