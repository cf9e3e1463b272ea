// Registers: fields, encoding and decoding, and the checks of both.
#pragma once

#include <msr/core/register.hpp>
