"""Stands in for Conan where it is not: carries a recipe of headers out, as `conan create` does.

usage: conan_stand_in.py RECIPE PACKAGE_FOLDER      prints name, version and what it requires
"""
import fnmatch
import importlib.util
import os
import shutil
import sys
import types


class Info:
    def clear(self):
        pass


class CppInfo:
    def __init__(self):
        self.properties = {}

    def set_property(self, name, value):
        self.properties[name] = value


class ConanFile:
    def __init__(self, recipe_folder, package_folder):
        self.recipe_folder = self.source_folder = recipe_folder
        self.package_folder = package_folder
        self.info, self.cpp_info, self.required = Info(), CppInfo(), []

    def requires(self, reference, **_):
        self.required.append(reference)


def load(_, path):
    with open(path, encoding="utf-8") as text:
        return text.read()


def copy(_, pattern, source, target):
    for place, _, files in os.walk(source):
        for name in files:
            below = os.path.relpath(os.path.join(place, name), source)
            if fnmatch.fnmatch(below, pattern):
                os.makedirs(os.path.dirname(os.path.join(target, below)), exist_ok=True)
                shutil.copy(os.path.join(place, name), os.path.join(target, below))
        if "*" not in pattern:
            break


def module(name, **members):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(members)


module("conan", ConanFile=ConanFile)
module("conan.tools")
module("conan.tools.build", check_min_cppstd=lambda recipe, least: None)
module("conan.tools.files", copy=copy, load=load)

sys.dont_write_bytecode = True
path, package_folder = sys.argv[1:]
spec = importlib.util.spec_from_file_location("recipe", path)
recipe_module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(recipe_module)
recipe = recipe_module.Msrpp(os.path.dirname(os.path.abspath(path)), package_folder)
for step in ("set_version", "requirements", "validate", "package_id", "package", "package_info"):
    getattr(recipe, step)()
print(recipe.name, recipe.version, *recipe.required)
