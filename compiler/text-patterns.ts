import type * as Ast from './2-parse/ast.ts'

/** How the text of a pattern becomes a regular expression. */
type PatternForm = (text: string) => string

/** By operator, in small letters: those of PostgreSQL that it makes of LIKE too. */
const forms: Readonly<Record<string, PatternForm>> = {
  like: likePattern,
  ilike: likePattern,
  '~~': likePattern,
  '~~*': likePattern,
  glob: globPattern,
  regexp: plainPattern,
  rlike: plainPattern,
  '~': plainPattern,
  '~*': plainPattern,
}

const FUNCTIONS: ReadonlySet<string> = new Set(['regexp_like', 'regexp'])

export interface MatchedText {
  readonly operand: Ast.Expression
  readonly pattern: Ast.Expression
  readonly form: PatternForm
}

/** A comparison with a pattern: `a LIKE 'x%'`, `a ~ '^x'`, `regexp_like(a, '^x')`; undefined for anything else. */
export function matchedText(tree: Ast.Expression): MatchedText | undefined {
  if (tree.kind === 'call') return calledPattern(tree)
  if (tree.kind !== 'like' && tree.kind !== 'binary') return undefined
  if (tree.kind === 'like' && (tree.negated || tree.escape !== undefined)) return undefined
  const form = forms[tree.operator.toLowerCase()]
  return form && { operand: tree.left, pattern: tree.right, form }
}

function calledPattern({ name, arguments: given }: Ast.Call): MatchedText | undefined {
  const [operand, pattern, ...others] = given
  const isKnown = FUNCTIONS.has(name.parts.at(-1)?.text.toLowerCase() ?? '')
  if (!isKnown || operand === undefined || pattern === undefined || others.length > 0)
    return undefined
  return { operand: operand.value, pattern: pattern.value, form: plainPattern }
}

/** `_` is one character, `%` are any, and a backslash makes them plain. */
function likePattern(text: string): string {
  const parts = text.match(/\\.|[\s\S]/g) ?? []
  const body = parts.map((part) => {
    if (part === '%') return '.*'
    return part === '_' ? '.' : escaped(part.length > 1 ? part.slice(1) : part)
  })
  return `^${body.join('')}$`
}

function globPattern(text: string): string {
  const parts = text.match(/\[\^?\]?[^\]]*\]|[\s\S]/g) ?? []
  const body = parts.map((part) => {
    if (part === '*') return '.*'
    if (part === '?') return '.'
    return part.length > 1 ? part : escaped(part)
  })
  return `^${body.join('')}$`
}

const classes: Readonly<Record<string, string>> = {
  '[:digit:]': '0-9',
  '[:alpha:]': 'A-Za-z',
  '[:alnum:]': 'A-Za-z0-9',
  '[:upper:]': 'A-Z',
  '[:lower:]': 'a-z',
  '[:space:]': String.raw`\s`,
}

function plainPattern(text: string): string {
  return text.replaceAll(/\[:\w+:\]/g, (name) => classes[name] ?? name)
}

function escaped(character: string): string {
  return character.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
