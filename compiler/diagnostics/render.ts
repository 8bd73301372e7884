import { lineText, positionAt, type SourceFile } from '../source/source-file.ts'
import type { Place } from '../source/span.ts'
import { excerpt, printable, shortened } from './excerpt.ts'
import type { LocatedRelated } from './locate.ts'

/** What the edges show: a located diagnostic, or a fault of the project file and the file system. */
export interface Renderable {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint: string | undefined
  /** Undefined for what concerns no file: the command line. */
  readonly place: Place | undefined
  readonly related: readonly LocatedRelated[]
}

type Colour = (text: string) => string

/** How parts are coloured; functions that return the text unchanged where there are no colours. */
export interface Paint {
  readonly bold: Colour
  readonly dim: Colour
  readonly red: Colour
  readonly yellow: Colour
  readonly green: Colour
  readonly cyan: Colour
}

export const plain: Paint = {
  bold: (text) => text,
  dim: (text) => text,
  red: (text) => text,
  yellow: (text) => text,
  green: (text) => text,
  cyan: (text) => text,
}

export interface Rendering {
  /** By the path that places name. A place in no known file shows its path alone. */
  readonly files: ReadonlyMap<string, SourceFile>
  readonly paint: Paint
  /** How the path of a place is shown, `db/schema.sql` as `shop/db/schema.sql`. */
  readonly shownPath: (path: string) => string
  /** Of the terminal; undefined where there is none. */
  readonly columns: number | undefined
}

/** Of an excerpt, where no terminal says how many it has. */
const LONGEST_EXCERPT = 122

/** The text of one diagnostic: where, what, the line with its caret span, the hint, related places. */
export function renderDiagnostic(diagnostic: Renderable, rendering: Rendering): string {
  const { paint } = rendering
  const { place, severity, message, code, hint } = diagnostic
  const colour = severity === 'error' ? paint.red : paint.yellow
  const head = [
    ...(place ? [`${paint.bold(whereOf(place, rendering))}: `] : []),
    `${paint.bold(colour(severity))}: ${paint.bold(shortened(message))} ${paint.dim(`[${code}]`)}`,
  ]
  return [
    head.join(''),
    ...(place ? sourceLines(place, colour, rendering) : []),
    ...(hint === undefined ? [] : [`  ${paint.cyan('hint:')} ${shortened(hint)}`]),
    ...diagnostic.related.flatMap((related) => relatedLines(related, rendering)),
  ].join('\n')
}

/** `2 errors and 1 warning in 2 files`, `1 error`; empty when there are none. */
export function summarize(diagnostics: readonly Pick<Renderable, 'severity' | 'place'>[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const found = [counted(errors, 'error'), counted(warnings, 'warning')].filter(Boolean)
  const files = new Set(diagnostics.flatMap(({ place }) => place?.file ?? [])).size
  const where = diagnostics.length > 1 && files > 0 ? [counted(files, 'file')] : []
  return [found.join(' and '), ...where].join(' in ')
}

function counted(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function relatedLines(related: LocatedRelated, rendering: Rendering): string[] {
  const { paint } = rendering
  const head = `  ${paint.bold(whereOf(related.place, rendering))}: ${printable(related.label)}`
  return [head, ...sourceLines(related.place, paint.cyan, rendering)]
}

function whereOf(place: Place, { files, shownPath }: Rendering): string {
  const path = printable(shownPath(place.file))
  const file = files.get(place.file)
  if (file === undefined) return path
  const { line, column } = positionAt(file, place.start)
  return `${path}:${line}:${column}`
}

function sourceLines(place: Place, colour: Colour, { files, paint, columns }: Rendering): string[] {
  const file = files.get(place.file)
  if (file === undefined) return []
  const { line, column } = positionAt(file, place.start)
  const start = column - 1
  const gutter = String(line)
  const longest = columns === undefined ? LONGEST_EXCERPT : columns - `  ${gutter} | `.length
  const span = { start, end: start + place.end - place.start }
  const { text, indent, width } = excerpt(lineText(file, line), span, longest)
  return [
    `  ${paint.dim(`${gutter} |`)} ${text}`,
    `  ${paint.dim(`${' '.repeat(gutter.length)} |`)} ${' '.repeat(indent)}${colour('^'.repeat(width))}`,
  ]
}
