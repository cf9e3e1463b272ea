# Completion of msrpp for bash. What fits is asked of the program itself.

_msrpp() {
    local line=${COMP_LINE:0:COMP_POINT} done_part=
    local -a words
    read -ra words <<<"$line"
    [[ $line == *[[:blank:]] ]] && words+=('')
    local current=${words[-1]}
    mapfile -t COMPREPLY < <("${words[0]}" __complete "${words[@]:1}" 2>/dev/null)
    # Readline replaces only what stands behind the last : or =, where it breaks words there.
    case $current in
        *[:=]*) [[ ${COMP_WORDBREAKS-} == *[:=]* ]] && done_part=${current%"${current##*[:=]}"} ;;
    esac
    COMPREPLY=("${COMPREPLY[@]#"$done_part"}")
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *[:=] ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -o default -F _msrpp msrpp
