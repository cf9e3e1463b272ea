// This program prints files and folders: shows_files PATH... Each line of a file and each name in a
// folder is printed behind the path and a colon, as `grep -H` prints lines; for a path that cannot
// be read the path and "no file" are printed.
#include <cstdio>
#include <fstream>
#include <string>

#include <dirent.h>

int main(int count, char **words) {
    for (int i = 1; i < count; ++i) {
        if (DIR *const folder = opendir(words[i])) {
            while (const dirent *const entry = readdir(folder))
                std::printf("%s:%s\n", words[i], entry->d_name);
            closedir(folder);
            continue;
        }
        std::ifstream input{words[i]};
        if (!input) std::printf("%s no file\n", words[i]);
        for (std::string line; std::getline(input, line);)
            std::printf("%s:%s\n", words[i], line.c_str());
    }
}
