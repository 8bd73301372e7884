import type { StoredObject } from '../../../api/objects.ts'
import type { TableSummary } from '../../../api/tables.ts'
import { tablePath } from '../../state/table-address.ts'

interface ObjectLink {
  readonly label: string
  readonly path: string
}

/** The pages of what a view shows and of the table that a trigger stands on, where they can be addressed. */
export function objectLinks(
  { kind, schema, name }: Pick<StoredObject, 'kind' | 'schema' | 'name'>,
  objects: readonly StoredObject[],
  tables: readonly TableSummary[],
): readonly ObjectLink[] {
  const isReached = (of: string) =>
    tables.some((each) => each.schema === schema && each.name === of && each.addressable)
  if (kind === 'view' && isReached(name)) {
    return [
      { label: 'Rows', path: tablePath({ schema, name }) },
      { label: 'Structure', path: tablePath({ schema, name }, 'structure') },
    ]
  }
  if (kind !== 'trigger') return []
  return objects
    .filter((each) => each.kind === kind && each.schema === schema && each.name === name)
    .filter(({ detail }) => isReached(detail))
    .map(({ detail }) => ({
      label: detail,
      path: tablePath({ schema, name: detail }, 'structure'),
    }))
}
