import type { Script, ScriptStatement } from '../files/migration.ts'
import type { RunnerEngine } from '../runner-engine.ts'

/** Statements that are committed together. */
export interface Unit {
  /** The number of its first statement, counted from 1. */
  readonly first: number
  readonly statements: readonly ScriptStatement[]
  /** A single statement that no transaction holds. */
  readonly isAlone: boolean
}

type Capabilities = Pick<RunnerEngine, 'isTransactional' | 'standsAlone'>

/** The units of a file in their order: one of all statements, where the engine lets them be one. */
export function unitsOf(
  { statements, isOneTransaction }: Pick<Script, 'statements' | 'isOneTransaction'>,
  engine: Capabilities,
): readonly Unit[] {
  const isWhole = isOneTransaction && engine.isTransactional
  const units: Unit[] = []
  const texts = statements.map(({ text }) => text)
  for (const [index, statement] of statements.entries()) {
    const isDirected = statement.directive !== undefined
    const isAlone = !isDirected && engine.standsAlone(statement.text, texts.slice(index + 1))
    const last = units.at(-1)
    const joins = last !== undefined && !last.isAlone && !isAlone
    if (joins && belongTogether(last.statements.at(-1), statement, isWhole)) {
      units.splice(-1, 1, { ...last, statements: [...last.statements, statement] })
    } else units.push({ first: index + 1, statements: [statement], isAlone })
  }
  return units
}

function belongTogether(
  before: ScriptStatement | undefined,
  statement: ScriptStatement,
  isWhole: boolean,
): boolean {
  if (isWhole) return true
  return statement.group !== undefined && before?.group === statement.group
}
