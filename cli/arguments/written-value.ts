/**
 * The value of an option as it is written, the last one if there are several; undefined where it is not given. The
 * parser of arguments makes numbers of texts: of the token `007` it leaves 7, and of an empty text 0.
 */
export function writtenValue(argv: readonly string[], option: string): string | undefined {
  const end = argv.indexOf('--')
  const before = end < 0 ? argv : argv.slice(0, end)
  const values = before.flatMap((argument, index) => {
    if (argument.startsWith(`${option}=`)) return [argument.slice(option.length + 1)]
    return argument === option ? [before[index + 1] ?? ''] : []
  })
  return values.at(-1)
}
