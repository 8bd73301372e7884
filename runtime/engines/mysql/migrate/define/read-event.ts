import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { isWord, textOf, tokensOf, type Token } from '../text/tokens.ts'
import type { EventRow } from './ask.ts'
import type { DatabaseNames } from './database-names.ts'
import { definerOf, withoutDefiner } from './definer.ts'
import { objectId } from './object-id.ts'
import { bodyOf } from './read-code.ts'

/**
 * ``CREATE EVENT `e` ON SCHEDULE EVERY 1 DAY STARTS '...' ON COMPLETION NOT PRESERVE ENABLE COMMENT 'c' DO body``. When
 * a schedule begins that was given no beginning is no part of it.
 */
export function readEvent(row: EventRow, shown: string, names: DatabaseNames): SchemaObject {
  const { sql, definer } = withoutDefiner(shown)
  const tokens = tokensOf(sql)
  const completion = place(tokens, ['ON', 'COMPLETION'], 0)
  const preserve = place(tokens, ['PRESERVE'], completion)
  const body = place(tokens, ['DO'], preserve)
  const comment = tokens.findIndex(
    (token, index) => index > preserve && index < body && isWord(token, 'COMMENT'),
  )
  const schedule = textOf(sql, tokens.slice(place(tokens, ['SCHEDULE'], 0) + 1, completion))
  return {
    id: objectId('event', row.name),
    kind: 'event',
    schema: undefined,
    name: row.name,
    parent: undefined,
    attributes: {
      schedule: Number(row.startsByItself) === 1 ? withoutStart(schedule) : schedule,
      preserve: isWord(tokens[preserve - 1], 'NOT') ? undefined : true,
      status: textOf(sql, tokens.slice(preserve + 1, comment === -1 ? body : comment)),
      comment: comment === -1 ? undefined : tokens[comment + 1]?.text,
      body: bodyOf(sql.slice(tokens[body + 1]?.start ?? sql.length)),
      definer: definerOf(definer, names.account),
    },
    needs: [],
  }
}

function place(tokens: readonly Token[], words: readonly string[], from: number): number {
  return tokens.findIndex(
    (_, index) =>
      index >= from && words.every((word, offset) => isWord(tokens[index + offset], word)),
  )
}

function withoutStart(schedule: string): string {
  return schedule.replace(/ STARTS '[^']*'/, '')
}
