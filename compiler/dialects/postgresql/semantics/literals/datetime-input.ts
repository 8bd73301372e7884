import { isDay, isTimeOfDay } from './calendar.ts'

/**
 * Texts that date and time types take: manual 8.5.1 and appendix B.1. Days are looked up in the calendar where the
 * year stands first, as it may mean other ones by DateStyle elsewhere.
 */
export function readsDate(text: string): boolean {
  return isWord(text, dateWords) || partsOf(text)?.date === true
}

export function readsTimestamp(text: string): boolean {
  return readsDate(text)
}

/** A date may stand before it: a zone with summer time needs one. */
export function readsTime(text: string): boolean {
  return isWord(text, timeWords) || partsOf(text)?.time === true
}

const dateWords = new Set(['epoch', 'infinity', 'now', 'today', 'tomorrow', 'yesterday'])
const timeWords = new Set(['now', 'allballs'])

function isWord(text: string, words: ReadonlySet<string>): boolean {
  return words.has(text.trim().toLowerCase().replace(/^[+-]/u, ''))
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'

/** What a text is made of, in the order in which it is tried at a place. */
const parts = {
  date: sticky(
    String.raw`\d{1,6}-\d{1,2}-\d{1,2}(?![-\d])`,
    String.raw`\d{1,4}\/\d{1,2}\/\d{1,6}`,
    String.raw`\d{1,4}\.\d{1,2}\.\d{1,6}`,
    String.raw`\d{1,4}[\s-]*${month}\.?[\s,-]*\d{1,6}(?!\d*:)`,
    String.raw`${month}\.?[\s-]*\d{1,2}[\s,-]+\d{1,6}(?!\d*:)`,
    String.raw`\d{4}[.-]\d{3}(?!\d)`,
    String.raw`\d{8}(?=t|\b)`,
    String.raw`j(?:ulian)?\s*\d+`,
  ),
  time: sticky(
    String.raw`t?\d{1,2}:\d{1,2}(?::\d{1,2}(?:[.,]\d*)?)?(?:\s*[ap]m\b)?`,
    String.raw`t\d{2,6}(?:\.\d*)?`,
    String.raw`\d{1,2}\s*[ap]m\b`,
    'allballs',
  ),
  /** `201112` is a date where there is none yet, else a time. */
  digits: sticky(String.raw`\d{6}(?:\.\d*)?(?!\d)`),
  aside: sticky(
    String.raw`(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?\b`,
    String.raw`(?:bc|ad|at|on)\b`,
    String.raw`[\s,]+`,
  ),
  zone: sticky(
    String.raw`[+-]\d{1,2}(?::?\d{2}){0,2}(?!\d)`,
    String.raw`[a-z][a-z_]*(?:\/[a-z_/+-]+\d*|[+-]\d+)?`,
  ),
}

type Part = keyof typeof parts

function sticky(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'iuy')
}

/** Which parts are in the text; undefined when something else is in it too, or a zone alone. */
function partsOf(text: string): { readonly date: boolean; readonly time: boolean } | undefined {
  const found = new Set<Part>()
  for (let at = 0; at < text.length;) {
    const next = partAt(text, at)
    if (!next || (next.part !== 'aside' && found.has(next.part))) return undefined
    found.add(next.part)
    const part = text.slice(at, next.end)
    if (next.part === 'date' && !isDay(part, /\bbc\b/iu.test(text))) return undefined
    if (next.part === 'time' && !isTimeOfDay(part)) return undefined
    at = next.end
  }
  const isDigits = found.has('digits')
  const date = found.has('date') || (isDigits && !found.has('date'))
  const time = found.has('time') || isDigits
  return date || time ? { date, time } : undefined
}

function partAt(
  text: string,
  at: number,
): { readonly part: Part; readonly end: number } | undefined {
  for (const part of ['date', 'time', 'digits', 'aside', 'zone'] as const) {
    const pattern = parts[part]
    pattern.lastIndex = at
    if (pattern.test(text)) return { part, end: pattern.lastIndex }
  }
  return undefined
}

const unit =
  '(?:mil(?:lennium|lennia|s)?|c(?:ent(?:ury|uries)?)?|dec(?:ade)?s?|y(?:ears?|rs?)?|mons?|months?|w(?:eeks?)?|d(?:ays?)?|h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?|ms(?:ecs?)?|msec(?:onds)?|milliseconds?|us(?:ecs?)?|usec(?:onds)?|microseconds?|timezone\\w*|qtr|quarters?)'
const amount = String.raw`[+-]?\s*(?:\d+\.?\d*|\.\d+)`
const clock = String.raw`[+-]?\d+:\d+(?::\d+)?(?:\.\d*)?`
const intervalPart = new RegExp(
  `^(?:(${amount})\\s*${unit}(?![a-z\\d])|(${clock})|([+-]?\\d+-\\d+(?![-\\d]))|(${amount}))\\s*`,
  'iu',
)
const iso8601 =
  /^-?p(?=.)(?:[-+]?\d+(?:\.\d+)?[ymwd])*(?:t(?:[-+]?\d+(?:\.\d+)?[hms])+)?$|^-?p\d+(?:-\d+){2}(?:t[\d:.]+)?$/iu

/** `1 day 02:03`, `1-2 3 4:05:06`, `P1DT2H`, `@ 1 hour ago`. A number without a unit is seconds, or days before a time. */
export function readsInterval(text: string): boolean {
  const trimmed = text.trim().toLowerCase()
  if (/^[+-]?infinity$/u.test(trimmed) || iso8601.test(trimmed)) return true
  let rest = trimmed.replace(/^@\s*/u, '').replace(/\s*\bago$/u, '')
  if (rest === '') return false
  let hasTime = false
  let isBare = false
  while (rest !== '') {
    const found = intervalPart.exec(rest)
    if (!found || (isBare && found[2] === undefined) || (hasTime && found[1] === undefined))
      return false
    hasTime ||= found[2] !== undefined
    isBare = found[4] !== undefined
    rest = rest.slice(found[0].length)
  }
  return true
}
