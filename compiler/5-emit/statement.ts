import type { StatementRules } from '../dialects/driver.ts'
import type { CheckedQuery, Fragment } from '../ir/checked.ts'

/** A parameter as an argument of the call: its index, and whether it is spread. */
export interface Argument {
  readonly parameter: number
  readonly list: boolean
}

/** A statement as the driver takes it. */
export interface Statement {
  /** The inside of a template literal. */
  readonly template: string
  /** In the order in which values are sent. */
  readonly values: readonly Argument[]
  /** The parameters whose length changes the text, in their order. */
  readonly lists: readonly number[]
}

/** `listName` gives the name under which the template sees the values of a list. */
export function statementOf(
  query: CheckedQuery,
  rules: StatementRules,
  listName: (parameter: number) => string,
): Statement {
  const lists = query.parameters.flatMap(({ list }, index) => (list ? [index] : []))
  const place = rules.placeholders === 'numbered' ? numbered : positional
  const { values, placeholder } = place(query, lists, listName)
  return { template: templateOf(query.text, placeholder), values, lists }
}

/** The inside of a template literal. */
export function templateOf(
  text: readonly Fragment[],
  placeholder: (parameter: number) => string,
): string {
  return text
    .map((part) => (part.kind === 'text' ? escapeTemplate(part.text) : placeholder(part.parameter)))
    .join('')
}

/** One for each `?`. */
export function positionalParameters(text: readonly Fragment[]): readonly number[] {
  return text.filter(isParameter).map(({ parameter }) => parameter)
}

interface Placement {
  readonly values: readonly Argument[]
  placeholder(parameter: number): string
}

/** The single parameters come first, so that their numbers do not depend on the length of a list. */
function numbered(
  { parameters }: CheckedQuery,
  lists: readonly number[],
  listName: (parameter: number) => string,
): Placement {
  const singles = parameters.flatMap(({ list }, index) => (list ? [] : [index]))
  const firstOf = (list: number) => {
    const before = lists.slice(0, lists.indexOf(list)).map((other) => `${listName(other)}.length`)
    return [singles.length + 1, ...before].join(' + ')
  }
  return {
    values: [...singles, ...lists].map((parameter) => argument(parameter, lists)),
    placeholder: (parameter) =>
      lists.includes(parameter)
        ? `\${list(${firstOf(parameter)}, ${listName(parameter)})}`
        : `$${singles.indexOf(parameter) + 1}`,
  }
}

/** A parameter that stands twice is sent twice. */
function positional(
  { text }: CheckedQuery,
  lists: readonly number[],
  listName: (parameter: number) => string,
): Placement {
  return {
    values: positionalParameters(text).map((parameter) => argument(parameter, lists)),
    placeholder: (parameter) =>
      lists.includes(parameter) ? `\${list(${listName(parameter)})}` : '?',
  }
}

function argument(parameter: number, lists: readonly number[]): Argument {
  return { parameter, list: lists.includes(parameter) }
}

function isParameter(part: Fragment): part is Extract<Fragment, { kind: 'parameter' }> {
  return part.kind === 'parameter'
}

/** What follows may begin with a brace; a template literal would turn a CR LF into LF. */
export function escapeTemplate(text: string): string {
  return text.replaceAll(/[\\`]|\$(?=\{|$)/g, String.raw`\$&`).replaceAll('\r', String.raw`\r`)
}

/** 32 bits of FNV-1a over UTF-16 code units, as 8 hexadecimal digits. */
export function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}
