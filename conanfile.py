"""msrpp for Conan 2: `conan create .` in a checkout."""
import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy, load


class Msrpp(ConanFile):
    name = "msrpp"
    description = "x86 performance-monitoring registers as values that the compiler has checked"
    license = "MIT"
    topics = ("performance", "msr", "x86", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    exports_sources = "include/*", "LICENSE"
    no_copy_source = True
    default_options = {"boost/*:header_only": True}

    def set_version(self):
        header = load(self, os.path.join(self.recipe_folder, "include", "msr", "version.hpp"))
        self.version = ".".join(re.findall(r"^#define MSR_VERSION_[MP][A-Z]* (\d+)$", header, re.M))

    def requirements(self):
        self.requires("boost/[>=1.74]", transitive_headers=True)

    def validate(self):
        check_min_cppstd(self, 20)

    def package_id(self):
        self.info.clear()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "*", os.path.join(self.source_folder, "include"),
             os.path.join(self.package_folder, "include"))

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_target_name", "msrpp::msrpp")
        self.cpp_info.set_property("pkg_config_name", "msrpp")
        self.cpp_info.requires = ["boost::headers"]
