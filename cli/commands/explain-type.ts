import type { Explanation } from '../../compiler/explain.ts'
import { suggest } from '../../compiler/diagnostics/suggest.ts'
import { positionAt } from '../../compiler/source/source-file.ts'
import type { Place } from '../../compiler/source/span.ts'
import { type Compiled, compileProject } from '../project/live-project.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { explanationJson } from '../print/explanation-json.ts'
import { explanationText } from '../print/explanation-text.ts'
import { report } from '../terminal/report.ts'

export interface ExplainOptions {
  readonly query: string | undefined
  readonly column: string | undefined
  readonly others: readonly string[]
  readonly json: boolean
}

type Fault = ReturnType<typeof fault>

/** `quarry explain-type`: what decided of the types of a query's columns, and of NULL in them. */
export async function explainType(
  options: ExplainOptions,
  invocation: Invocation,
): Promise<ExitCode> {
  const { terminal, location, stopwatch } = invocation
  const { query, others } = options
  if (query === undefined || others.length > 0) {
    return refuse(fault('no-query', {}, undefined), noFindings, invocation)
  }
  const compiled = await compileProject(location, stopwatch)
  if (!compiled.compiled) {
    report(compiled, terminal)
    return exitCode.error
  }
  const found = await explained(query, options, compiled.compiled)
  if ('code' in found) return refuse(found, compiled, invocation)
  if (options.json)
    terminal.out(`${JSON.stringify(explanationJson(found, compiled), undefined, 2)}\n`)
  else {
    const shown = { paint: terminal.paint, where: placesIn(compiled) }
    const texts = found.columns.map((column) => explanationText(found, column, shown))
    terminal.out(texts.join('\n'))
  }
  return exitCode.clean
}

async function explained(
  name: string,
  { column: wanted }: ExplainOptions,
  { compilation, target, sources }: NonNullable<Compiled['compiled']>,
): Promise<Explanation | Fault> {
  const { explain, queryNames } = await import('../../compiler/explain.ts')
  const { catalog } = compilation.project
  const [explanation] = explain(name, sources, target, catalog)
  if (explanation === undefined) {
    const names = queryNames(sources, target.dialect)
    if (names.includes(name)) return fault('query-with-error', { name }, undefined)
    return fault('unknown-query', { name, suggestion: suggest(name, names) }, undefined)
  }
  if (wanted === undefined) return explanation
  const columns = explanation.columns.filter((column) => column.name === wanted)
  if (columns.length > 0) return { ...explanation, columns }
  const known = explanation.columns.map((column) => column.name)
  const params = { name: wanted, query: name, suggestion: suggest(wanted, known) }
  return fault('unknown-result-column', params, undefined)
}

type Findings = Pick<Compiled, 'diagnostics' | 'files' | 'shownPath'>

const noFindings: Findings = { diagnostics: [], files: [], shownPath: (path) => path }

/** With what is wrong with the project, which may be why. */
function refuse(found: Fault, findings: Findings, { terminal }: Invocation): ExitCode {
  const errors = findings.diagnostics.filter(({ severity }) => severity === 'error')
  report({ ...findings, diagnostics: [...errors, found] }, terminal)
  return exitCode.error
}

function placesIn({ files, shownPath }: Findings): (place: Place) => string {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return (place) => {
    const file = byPath.get(place.file)
    if (!file) return shownPath(place.file)
    const { line, column } = positionAt(file, place.start)
    return `${shownPath(place.file)}:${line}:${column}`
  }
}
