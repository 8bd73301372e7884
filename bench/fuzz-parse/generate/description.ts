import { clauseName, type Part } from './part.ts'
import { synopsisPart } from './synopsis-part.ts'

/** What chapters read that chevrotain cannot record, in the notation of synopses. */
export interface Description {
  readonly definitions: readonly string[]
  /** Under names of their own: those that are not here are the grammar's. */
  readonly clauses: Readonly<Record<string, string>>
  /** Which of them stand for a rule of the grammar, wherever that is read. */
  readonly read: Readonly<Record<string, string>>
}

/** The rules of a description, apart from the grammar's of the same name. */
export function describedRules({
  clauses,
  read,
}: Description): readonly (readonly [string, Part])[] {
  const part = describedPart(clauses)
  const described = Object.entries(clauses).map(
    ([name, text]) => [ownName(name), part(text)] as const,
  )
  const rules = Object.entries(read).map(
    ([name, rule]) => [rule, { kind: 'rule', name: ownName(name) }] as const,
  )
  return [...described, ...rules]
}

/** Each definition as a part. */
export function describedStarts({ definitions, clauses }: Description): readonly Part[] {
  return definitions.map(describedPart(clauses))
}

function describedPart(clauses: Description['clauses']): (text: string) => Part {
  return (text) =>
    synopsisPart(text, (name) => (Object.hasOwn(clauses, name) ? ownName(name) : clauseName(name)))
}

const ownName = (name: string) => `described <${name}>`
