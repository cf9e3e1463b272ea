# Completion of msrpp for fish. The program msrpp itself prints the words that fit.

function __msrpp_complete
    set -l words (commandline -opc)
    set -l fits (command $words[1] __complete $words[2..-1] (commandline -ct) 2>/dev/null)
    if test (count $fits) -gt 0
        printf '%s\n' $fits
    else
        __fish_complete_path (commandline -ct)
    end
end

complete -c msrpp -f -a '(__msrpp_complete)'
