// Registers: their fields, the encoding and decoding of their values, the checks of both, and
// access to devices that read and write them.
#pragma once

#include <msr/core/number_field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/register_access.hpp>
#include <msr/core/register_location.hpp>
#include <msr/core/register_text.hpp>
