import { readCorpora } from './corpus.ts'
import { timesOf } from './clock.ts'
import { loadRivals, type Rival } from './rivals.ts'
import { speeds } from './speeds.ts'
import { reads } from './syntaxes.ts'

/** Beyond it the rivals take seconds for one statement, and nothing else would be measured. */
const LONGEST = 20_000

/** A process has one dialect, as a project has: what one has read makes the code for the next slower. */
const [, , wanted] = process.argv
const rivals = (await loadRivals()).filter(({ dialect }) => dialect === wanted)
process.stdout.write(rivals.map((rival) => rivalRow(rival).join('\t')).join('\n'))

function rivalRow({ name, dialect, read, goal }: Rival): readonly string[] {
  const corpus = readCorpora().find((each) => each.name === dialect)
  const both = (corpus?.statements ?? []).filter(
    (sql) => sql.length <= LONGEST && reads(dialect, sql) && accepts(read, sql),
  )
  const [its = 0, ours = 1] = timesOf([
    () => both.map((sql) => typeof read(sql)),
    () => both.map((sql) => reads(dialect, sql)),
  ])
  const least = goal === undefined ? '' : ` (at least ${goal})`
  const verdict = `${(its / ours).toFixed(2)}${least}`
  const figures = [...speeds(both, its), ...speeds(both, ours)]
  return [`${dialect}: ${name}`, `${both.length}`, ...figures, verdict]
}

function accepts(read: Rival['read'], sql: string): boolean {
  try {
    read(sql)
    return true
  } catch {
    return false
  }
}
