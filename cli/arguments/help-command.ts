/** The arguments with `quarry help gen` written as `quarry gen --help`, and `quarry help` as `quarry --help`. */
export function helpAsOption(argv: readonly string[]): readonly string[] {
  const [node = '', script = '', first, ...rest] = argv
  return first === HELP ? [node, script, ...rest.filter((word) => word !== HELP), '--help'] : argv
}

export const HELP = 'help'
