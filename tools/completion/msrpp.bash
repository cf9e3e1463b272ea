# Completion of msrpp for bash. The program msrpp itself prints the words that fit.

_msrpp() {
    local line=${COMP_LINE:0:COMP_POINT} done_part=
    local -a words
    read -ra words <<<"$line"
    [[ $line == *[[:blank:]] ]] && words+=('')
    local current=${words[-1]}
    mapfile -t COMPREPLY < <("${words[0]}" __complete "${words[@]:1}" 2>/dev/null)
    # Readline replaces only the text behind the last : or =, if these signs are word breaks.
    case $current in
        *[:=]*) [[ ${COMP_WORDBREAKS-} == *[:=]* ]] && done_part=${current%"${current##*[:=]}"} ;;
    esac
    COMPREPLY=("${COMPREPLY[@]#"$done_part"}")
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *[:=] ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -o default -F _msrpp msrpp
