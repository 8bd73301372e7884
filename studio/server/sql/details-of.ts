import type { Diagnostic } from '../../../compiler/diagnostics/report.ts'
import { positionAt } from '../../../compiler/source/source-file.ts'
import type { ErrorDetail } from '../../api/error.ts'

type Judged = Pick<Diagnostic, 'code' | 'message' | 'hint' | 'at'>

/** The diagnostics of our compiler as details of an error; places are counted from 1 in the text. */
export function detailsOf(diagnostics: readonly Judged[], text: string): readonly ErrorDetail[] {
  return diagnostics.map(({ code, message, hint, at }) => ({
    ...placeOf(text, at.start),
    kind: kindOf(code),
    message,
    ...withSuggestions(suggestionsOf(hint)),
  }))
}

/** The place of a statement's text where something is, each number counted from 1. */
export function placeOf(text: string, offset: number) {
  const { line, column } = positionAt({ path: '', text }, offset)
  return { position: offset + 1, line, column }
}

const kinds: Readonly<Record<string, string>> = {
  'syntax-error': 'syntax',
  unterminated: 'syntax',
  'foreign-clause': 'syntax',
  'nesting-too-deep': 'syntax',
  'type-mismatch': 'type',
  'cannot-cast': 'type',
  'impossible-cast': 'type',
  'incomparable-type': 'type',
  'no-common-type': 'type',
  'no-matching-operator': 'type',
  'no-matching-function': 'type',
}

function kindOf(code: string): string {
  const kind = Object.hasOwn(kinds, code) ? kinds[code] : undefined
  return kind ?? (/^(?:unknown|undefined)-/.test(code) ? 'unknown-name' : code)
}

function withSuggestions(suggestions: readonly string[]): Pick<ErrorDetail, 'suggestions'> {
  return suggestions.length === 0 ? {} : { suggestions: [...suggestions] }
}

/** The names that a hint says may be meant. */
export function suggestionsOf(hint: string | undefined): readonly string[] {
  const found = /did you mean (?:"(?<name>[^"]+)"|(?<word>[A-Z ]+))\?$/.exec(hint ?? '')?.groups
  const suggestion = found?.['name'] ?? found?.['word']
  return suggestion === undefined ? [] : [suggestion]
}
