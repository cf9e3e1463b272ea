// Registers: fields, encoding and decoding, the checks of both, and access to devices.
#pragma once

#include <msr/core/number_field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/register_access.hpp>
#include <msr/core/register_location.hpp>
#include <msr/core/register_text.hpp>
