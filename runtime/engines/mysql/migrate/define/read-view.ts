import type { ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { inView, isTablePlace, settled } from '../text/settled.ts'
import { isSymbol, tokensOf, unquoted, type Token } from '../text/tokens.ts'
import type { DatabaseNames } from './database-names.ts'
import { definerOf, withoutDefiner } from './definer.ts'

const VIEW =
  /^CREATE ALGORITHM=(\w+) SQL SECURITY (\w+) VIEW `(?:[^`]|``)*` ?(\((?:`(?:[^`]|``)*`,?)+\))? ?AS ([\s\S]*?)(?: WITH (LOCAL|CASCADED) CHECK OPTION)?$/

/** Undefined for a view of a kind of its own: `CREATE JSON DUALITY VIEW`. */
export function readView(
  name: string,
  shown: string,
  names: DatabaseNames,
): SchemaObject | undefined {
  const { sql, definer } = withoutDefiner(settled(shown, inView(names.database)))
  const match = VIEW.exec(sql.trim())
  if (match === null) return undefined
  const [, algorithm = '', security, columns, query = '', checked] = match
  return {
    id: names.relationId(name),
    kind: 'view',
    schema: undefined,
    name,
    parent: undefined,
    attributes: {
      query,
      columns,
      algorithm: algorithm === 'UNDEFINED' ? undefined : algorithm,
      security,
      checkOption: checked,
      definer: definerOf(definer, names.account),
    },
    needs: neededBy(tokensOf(query), names),
  }
}

function neededBy(tokens: readonly Token[], names: DatabaseNames): readonly ObjectId[] {
  const found = tokens.flatMap((token, index) => {
    if (token.kind !== 'name') return []
    const name = unquoted(token.text)
    if (isSymbol(tokens[index + 1], '(')) return names.functionId(name) ?? []
    return isTablePlace(tokens, index) ? [names.relationId(name)] : []
  })
  return [...new Set(found)]
}
