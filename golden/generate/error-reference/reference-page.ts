import { format } from 'prettier'
import type { CodeForms } from './catalogue-forms.ts'
import type { ShownDiagnostic } from './shown-diagnostics.ts'

export interface ReferenceSources {
  readonly forms: readonly CodeForms[]
  /** What the command line says of what is no SQL, by code. */
  readonly faults: ReadonlyMap<string, readonly string[]>
  /** By code. */
  readonly comments: ReadonlyMap<string, string>
  readonly examples: ReadonlyMap<string, ShownDiagnostic>
}

const introduction = `# Errors and warnings

<!-- Written by \`npm run generate:errors\`. Do not edit. -->

Every message of the compiler ends with its code in brackets. With an error nothing is written; a warning lets \`quarry gen\` go on. A warning can be turned off or made an error: [queries.md](queries.md#warnings). In the forms below, \`<...>\` stands for what the message names.

Each example is a golden case: \`golden/cases/<case>\`, with the rest of its schema and queries. The [last table](#outside-of-sql) is about \`quarry.toml\`, files, the command line, migrations and the engine that \`--verify\` asks.
`

/** The page as prettier writes it. */
export async function referencePage({
  forms,
  faults,
  comments,
  examples,
}: ReferenceSources): Promise<string> {
  const rows = forms.map(
    ({ code, severity, messages }) =>
      `| [\`${code}\`](#${code}) | ${severity} | ${inTable(messages[0] ?? '')} |`,
  )
  const table = ['| code | severity | message |', '| --- | --- | --- |', ...rows].join('\n')
  const sections = forms.map((form) =>
    section(form, comments.get(form.code), examples.get(form.code)),
  )
  return format([introduction, table, ...sections, faultTable(faults)].join('\n\n'), {
    parser: 'markdown',
  })
}

function faultTable(faults: ReferenceSources['faults']): string {
  const rows = [...faults].map(
    ([code, messages]) => `| \`${code}\` | ${messages.map(inTable).join(' or ')} |`,
  )
  const said =
    'Faults of the project file, the file system, the command line, of migrations and their history, and of an engine that sees a query otherwise. They are errors, but for `bare-override` and, in `quarry apply` and `quarry status`, `missing-down`, which are warnings.'
  return [
    '## Outside of SQL',
    said,
    ['| code | message |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

function inTable(message: string): string {
  return inCode(message.replaceAll('|', '\\|'))
}

function inCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function section(
  { code, severity, messages, hints }: CodeForms,
  comment: string | undefined,
  example: ShownDiagnostic | undefined,
): string {
  const head = `${severity[0]?.toUpperCase() ?? ''}${severity.slice(1)}`
  const parts = [
    `## ${code}`,
    `${head}: ${messages.map(inCode).join(' or ')}`,
    ...hintParts(hints),
    ...(comment === undefined ? [] : [comment]),
    ...(example === undefined ? ['No golden case shows it.'] : exampleParts(example)),
  ]
  return parts.join('\n\n')
}

/** A form that is a parameter alone says nothing. */
function hintParts(hints: readonly string[]): readonly string[] {
  if (hints.length === 0) return []
  const known = hints.filter((hint) => !/^<\w+>$/.test(hint))
  return [
    known.length === 0 ? 'Hint: depends on the fault.' : `Hint: ${known.map(inCode).join(' or ')}`,
  ]
}

function exampleParts({ caseName, dialect, sql, rendered }: ShownDiagnostic): readonly string[] {
  return [`In \`${caseName}\`, ${dialect}:`, fenced('sql', sql), fenced('text', rendered)]
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}
