import type { MigrationPart } from '../../../../compiler/read-migration.ts'
import { type Hazard, hazardKinds } from '../../step.ts'
import type { ScriptStatement } from './migration.ts'

/** What the comments in front of a statement say of it. */
export type StatementNotes = Pick<ScriptStatement, 'directive' | 'hazards'>

type Noted = Pick<MigrationPart, 'comments' | 'text'>

const DIRECTIVE = /^quarry:(?<name>[\w-]+)(?:\s+(?<argument>.*))?$/
const HAZARD = /^hazard:\s*(?<kind>[\w-]+)\s+(?<object>.*?):\s+(?<detail>.*)$/
const COUNT = /^count:\s*(?<sql>.+)$/

/** `-- quarry:rebuild users`, and `-- hazard: data-loss column users.email: ...` with its `-- count: SELECT ...`. */
export function readNotes({ comments, text: statement }: Noted): StatementNotes {
  const hazards: Hazard[] = []
  let directive: StatementNotes['directive']
  for (const { text } of comments) {
    const { name, argument = '' } = DIRECTIVE.exec(text)?.groups ?? {}
    const sql = [...comments.map((line) => `-- ${line.text}`), statement].join('\n')
    if (name !== undefined) directive ??= { name, argument: argument.trim(), sql }
    const hazard = hazardIn(text)
    if (hazard !== undefined) hazards.push(hazard)
    const count = COUNT.exec(text)?.groups?.['sql']
    const last = hazards.at(-1)
    if (count !== undefined && last !== undefined) hazards.splice(-1, 1, { ...last, count })
  }
  return { directive, hazards }
}

function hazardIn(text: string): Hazard | undefined {
  const { kind: written, object = '', detail = '' } = HAZARD.exec(text)?.groups ?? {}
  const kind = hazardKinds.find((each) => each === written)
  return kind && { kind, object, detail }
}
