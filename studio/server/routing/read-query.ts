import { emptyParameters } from '../../api/parameters.ts'
import { Refusal, refusal } from '../failure/refusal.ts'

/** The parameters of a URL by their names, none of which stands twice. */
export type QueryParameters = ReadonlyMap<string, string>

/** Reads what stands behind `?`. Throws: Refusal for a name that is not known, stands twice or says nothing. */
export function readQuery(target: string, known: readonly string[]): QueryParameters {
  const start = target.indexOf('?')
  const found = new Map<string, string>()
  if (start < 0) return found
  for (const [name, value] of new URLSearchParams(target.slice(start + 1))) {
    if (!isKnown(name, known)) throw refusal('bad_request', 'unknown parameter', name)
    if (found.has(name)) throw refusal('bad_request', 'the parameter stands twice', name)
    if (value === '' && !emptyParameters.has(name))
      throw refusal('bad_request', 'the parameter is empty', name)
    found.set(name, value)
  }
  return found
}

function isKnown(name: string, known: readonly string[]): boolean {
  return known.some((each) => (each.endsWith('.') ? name.startsWith(each) : name === each))
}

/** A whole number within bounds; undefined where the parameter is absent. */
export function integerOf(
  query: QueryParameters,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const text = query.get(name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d{1,15}$/.test(text) && value >= least && value <= most) return value
  throw refusal('bad_request', `this is a whole number from ${least} to ${most}`, name)
}

/** One of the choices; undefined where the parameter is absent. */
export function choiceOf<const Choice extends string>(
  query: QueryParameters,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = query.get(name)
  const chosen = choices.find((choice) => choice === text)
  if (text === undefined || chosen !== undefined) return chosen
  const details = [{ path: name, message: 'unknown choice', suggestions: [...choices] }]
  throw new Refusal('bad_request', { details })
}
