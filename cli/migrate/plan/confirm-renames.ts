import type { RenameHint } from '../../../compiler/rename-hints.ts'
import type { Invocation } from '../../invocation.ts'

/**
 * Returns those of the possible renames that a person says are some. Where nobody can be asked and nothing answers for
 * them, it says which line would, and none is one.
 */
export async function confirmRenames(
  possible: readonly RenameHint[],
  { terminal, ask, yes }: Pick<Invocation, 'terminal' | 'ask'> & { readonly yes: boolean },
): Promise<readonly RenameHint[]> {
  if (yes) return possible
  const confirmed: RenameHint[] = []
  for (const hint of possible) {
    if (ask === undefined) terminal.err(noteOf(hint))
    else if (await ask(`Is ${newName(hint)} what was ${oldName(hint)}?`)) confirmed.push(hint)
  }
  return confirmed
}

function newName({ table, column }: RenameHint): string {
  return column === undefined ? table : `${table}.${column}`
}

function oldName({ table, column, from }: RenameHint): string {
  return column === undefined ? from : `${table}.${from}`
}

function noteOf(hint: RenameHint): string {
  return `${newName(hint)} may be what was ${oldName(hint)}. If it is, write "-- @renamed from=${hint.from}" above it, or give --yes.\n`
}
