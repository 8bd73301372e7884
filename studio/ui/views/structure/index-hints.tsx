import { A } from '@solidjs/router'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { For } from 'solid-js'
import type { ForeignKey } from '../../../api/tables.ts'
import { quotedName, sqlPath } from '../../state/sql/sql-path.ts'
import { unindexedKeys } from '../../state/structure/unindexed-keys.ts'
import { useStructure } from '../../state/structure/structure-state.ts'
import { useStudio } from '../../state/studio.ts'

/** Foreign keys without an index cost a read of the whole table, which nothing else shows. */
export function IndexHints() {
  const studio = useStudio()
  const state = useStructure()
  const found = () => {
    const foreignKeys = state.foreignKeys.data()?.foreignKeys
    const indexes = state.indexes.data()?.indexes
    return foreignKeys && indexes ? unindexedKeys(foreignKeys, indexes) : []
  }
  const statement = ({ columns }: ForeignKey) => {
    const quote = (name: string) => quotedName(name, studio.meta.data()?.identifierQuote ?? '"')
    const { schema, name } = state.table()
    const place = studio.meta.data()?.capabilities.schemas ? `${quote(schema)}.` : ''
    const index = quote([name, ...columns, 'idx'].join('_'))
    return `CREATE INDEX ${index} ON ${place}${quote(name)} (${columns.map(quote).join(', ')});`
  }
  return (
    <For each={found()}>
      {(key) => (
        <div class="banner warn strip flush">
          <TriangleAlert class="i" />
          <div class="body">
            Deleting a row of {key.references.table} reads every row of {state.table().name}.
            <p>
              No index of all rows begins with <code>{key.columns.join(', ')}</code>, which refers
              to it.
            </p>
          </div>
          <A class="btn small" href={sqlPath(statement(key))}>
            Write the index
          </A>
        </div>
      )}
    </For>
  )
}
