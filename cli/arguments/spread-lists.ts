/** `--schema a b` as `--schema a --schema b`: cac takes one value after an option. */
export function spreadLists(argv: readonly string[], listOptions: readonly string[]): string[] {
  let list: string | undefined
  let isFirst = false
  return argv.flatMap((argument) => {
    if (argument.startsWith('-')) {
      list = listOptions.find((option) => option === argument)
      isFirst = true
      return [argument]
    }
    if (list === undefined || isFirst) {
      isFirst = false
      return [argument]
    }
    return [list, argument]
  })
}
