import type { MigrationPart } from '../../../../compiler/read-migration.ts'
import { type Check, type Hazard, hazardKinds } from '../../step.ts'
import type { ScriptStatement } from './migration.ts'

/** What the comments in front of a statement say of it. */
export type StatementNotes = Pick<ScriptStatement, 'directive' | 'hazards' | 'checks'>

type Noted = Pick<MigrationPart, 'comments' | 'text'>

const DIRECTIVE = /^quarry:(?<name>[\w-]+)(?:\s+(?<argument>.*))?$/
const HAZARD = /^hazard:\s*(?<kind>[\w-]+)\s+(?<object>.*?):\s+(?<detail>.*)$/
const COUNT = /^count:\s*(?<sql>.+)$/
const CHECK = /^check:\s*(?<count>.+)$/
const REFUSE = /^refuse:\s*(?<refusal>.+)$/

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
  return { directive, hazards, checks: checksIn(comments) }
}

/** `-- check: SELECT count(*) ...`, and in the next line `-- refuse: Rows of ...` */
function checksIn(comments: Noted['comments']): readonly Check[] {
  return comments.flatMap(({ text }, index) => {
    const { count } = CHECK.exec(text)?.groups ?? {}
    const { refusal } = REFUSE.exec(comments[index + 1]?.text ?? '')?.groups ?? {}
    return count === undefined || refusal === undefined ? [] : [{ count, refusal }]
  })
}

function hazardIn(text: string): Hazard | undefined {
  const { kind: written, object = '', detail = '' } = HAZARD.exec(text)?.groups ?? {}
  const kind = hazardKinds.find((each) => each === written)
  return kind && { kind, object, detail }
}
