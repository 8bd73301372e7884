import { ServerRefusal, textOf } from '../../../runtime/key-value/link/reply.ts'
import { keyDetails } from '../../../runtime/key-value/read/key-facts.ts'
import { readPage } from '../../../runtime/key-value/read/read-page.ts'
import type { PageWish } from '../../../runtime/key-value/read/value-page.ts'
import type { KeyAnswer } from '../../api/keys/key.ts'
import { refusal } from '../failure/refusal.ts'
import { choiceOf, integerOf, type QueryParameters } from '../routing/read-query.ts'
import type { Answer, RouteRequest } from '../routing/route.ts'
import { askedDatabase, askedKey, askedPattern, linkOf, timed } from './asked-store.ts'
import { writtenKey } from './bytes.ts'
import { keyLimits } from './key-limits.ts'
import type { KeyStudio } from './key-studio.ts'
import { shownPage } from './shown-page.ts'

/** A key with a page of its value. Throws Refusal where there is no such key. */
export async function answerKey(
  { query, signal }: RouteRequest,
  studio: KeyStudio,
): Promise<Answer> {
  const key = askedKey(query)
  const link = await linkOf(studio, askedDatabase(query, studio))
  const { result, timing } = await timed(async () => {
    const [details] = await keyDetails(link, [key], signal)
    if (details === undefined || details.type === 'none')
      throw refusal('not_found', 'there is no such key', 'key')
    const { type } = details
    const wish = pageWish(query, type)
    const [page, [storage]] = await Promise.all([
      readPage(type, { link, key, wish, signal }),
      link.sendAll([['OBJECT', 'ENCODING', key]], signal),
    ])
    return { details, page, storage }
  })
  const { details, page, storage } = result
  const body: KeyAnswer = {
    ...{ ...details, ...writtenKey(key) },
    storage: storage instanceof ServerRefusal || storage === null ? null : textOf(storage),
    value: shownPage(page, details.length),
    timing,
  }
  return { body }
}

function pageWish(query: QueryParameters, type: string): PageWish {
  const { pageElements, defaultElements, stringBytes } = keyLimits
  const most = type === 'string' ? stringBytes : pageElements
  const usual = type === 'string' ? stringBytes : defaultElements
  const [least, highest] = [query.get('least'), query.get('most')]
  return {
    cursor: query.get('cursor'),
    limit: integerOf(query, 'limit', { least: 1, most }) ?? usual,
    match: askedPattern(query),
    reverse: choiceOf(query, 'reverse', ['1']) !== undefined,
    scores:
      least === undefined && highest === undefined
        ? undefined
        : { least: score(least ?? '-inf', 'least'), most: score(highest ?? '+inf', 'most') },
  }
}

/** `(5` is more than five, or less. */
function score(text: string, name: string): string {
  if (/^\(?[+-]?(?:inf|\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(text)) return text
  throw refusal('bad_request', 'a score is a number, inf, or begins with (', name)
}
