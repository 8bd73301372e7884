import type { EjsonValue } from '../ejson/ejson-value.ts'
import { toldEjson } from '../ejson/told-ejson.ts'
import { ejsonText } from '../ejson/write-ejson.ts'
import { WRITING_STAGES } from './stage-operators.ts'

/** A stage as a person edits it. */
export interface Stage {
  readonly operator: string
  /** What stands behind the name of the operator, as it was typed. */
  readonly body: string
  /** False: it is left out of what is run. */
  readonly isOn: boolean
}

/** Returns the stages that are on as one text of canonical Extended JSON, up to the first that cannot be read. */
export function sentPipeline(stages: readonly Stage[]): {
  readonly pipeline: string
  /** How many of the stages that are on are in it. */
  readonly length: number
} {
  const sent: string[] = []
  for (const { operator, body, isOn } of stages) {
    if (!isOn) continue
    const told = toldEjson(body)
    if ('message' in told) break
    sent.push(`{${JSON.stringify(operator)}:${ejsonText(told.value, { style: 'canonical' })}}`)
  }
  return { pipeline: `[${sent.join(',')}]`, length: sent.length }
}

/** The collection that a pipeline writes, with what becomes of its documents. */
export interface WrittenCollection {
  readonly operator: string
  readonly collection: string
  /** Undefined: the one of the pipeline. */
  readonly database: string | undefined
}

export function writtenBy(stages: readonly Stage[]): WrittenCollection | undefined {
  const stage = stages.findLast(({ isOn, operator }) => isOn && WRITING_STAGES.has(operator))
  if (stage === undefined) return undefined
  const told = toldEjson(stage.body)
  if ('message' in told) return undefined
  const place = placeOf(told.value)
  return place.collection === '' ? undefined : { operator: stage.operator, ...place }
}

function placeOf(value: EjsonValue): Omit<WrittenCollection, 'operator'> {
  if (value.kind === 'scalar') return { collection: value.text, database: undefined }
  const members = value.kind === 'object' ? value.members : []
  const textAt = (name: string) => {
    const found = members.find((member) => member.name === name)?.value
    return found?.kind === 'scalar' ? found.text : undefined
  }
  const into = members.find(({ name }) => name === 'into')?.value
  if (into !== undefined) return placeOf(into)
  return { collection: textAt('coll') ?? '', database: textAt('db') }
}

/** Returns a pipeline as text; stages that are off are comments, which are read again. */
export function pipelineText(stages: readonly Stage[]): string {
  if (stages.length === 0) return '[]'
  const lines = stages.map(({ operator, body, isOn }) =>
    indented(
      isOn ? `{ ${operator}: ${ended(body)} },` : `// off { ${operator}: ${oneLine(body)} },`,
    ),
  )
  return `[\n${lines.join('\n')}\n]`
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}

/** Returns a text behind which more can be written: a comment ends with its line. */
export function ended(text: string): string {
  return text.includes('//') ? `${text.trim()}\n` : text.trim()
}

/** A comment is one line, and would hide what comes behind one within it. */
function oneLine(body: string): string {
  if (!/\n|\/\//.test(body)) return body.trim()
  const told = toldEjson(body)
  return 'message' in told
    ? body.trim().replaceAll(/\s*\n\s*/g, ' ')
    : ejsonText(told.value, { style: 'shell' })
}

const OFF = '$$off'

/** Reads a pipeline, or says why it is none. */
export function readPipeline(
  text: string,
): { readonly stages: readonly Stage[] } | { readonly message: string } {
  const told = toldEjson(text.trim() === '' ? '[]' : withOffStages(text))
  if ('message' in told) return told
  return stagesOf(told.value)
}

/** Returns a text in which the stages that are off are members of the list. */
export function withOffStages(text: string): string {
  return text.replaceAll(/^([ \t]*)\/\/ off (\{.*\}),?[ \t]*$/gm, `$1{ "$${OFF}": $2 },`)
}

/** Returns the stages of a value. */
export function stagesOf(
  value: EjsonValue,
): { readonly stages: readonly Stage[] } | { readonly message: string } {
  if (value.kind !== 'array') return { message: 'This has to be a list of stages: [ … ]' }
  const stages = value.items.map(stageOf)
  const wrong = stages.indexOf(undefined)
  if (wrong !== -1) return { message: `Stage ${wrong + 1} has to be { $operator: … }.` }
  return { stages: stages.flatMap((stage) => stage ?? []) }
}

function stageOf(item: EjsonValue): Stage | undefined {
  if (item.kind !== 'object') return undefined
  const [member, ...others] = item.members
  if (member === undefined || others.length > 0 || !member.name.startsWith('$')) return undefined
  if (member.name === OFF) {
    const stage = stageOf(member.value)
    return stage && { ...stage, isOn: false }
  }
  return { operator: member.name, body: bodyText(member.value), isOn: true }
}

const ONE_LINE = 56

/** Short values stand in one line. */
function bodyText(value: EjsonValue): string {
  const line = ejsonText(value, { style: 'shell' })
  return line.length <= ONE_LINE ? line : ejsonText(value, { style: 'shell', isTall: true })
}
