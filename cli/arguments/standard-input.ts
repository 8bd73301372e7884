/** What `-` among the files is called from then on; cac would drop it. */
export const STANDARD_INPUT = '<standard input>'

export function nameStandardInput(argv: readonly string[]): string[] {
  return argv.map((argument) => (argument === '-' ? STANDARD_INPUT : argument))
}
