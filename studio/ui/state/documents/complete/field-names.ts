import type { ApiClient } from '../../api/api-client.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import type { SampledSchema } from '../../../../api/documents/samples.ts'
import {
  type CollectionAddress,
  collectionApiPath,
  collectionId,
} from '../place/collection-address.ts'
import type { FieldName } from './complete-text.ts'

/** The fields of collections, by samples that are taken when somebody writes a query. */
export interface FieldNames {
  readonly of: (address: CollectionAddress) => Promise<readonly FieldName[]>
  /** Documents have changed, so that the next reader takes another sample. */
  readonly forget: () => void
}

const SIZE = 500

export function createFieldNames(api: ApiClient): FieldNames {
  const known = new Map<string, Promise<readonly FieldName[]>>()
  const read = async (address: CollectionAddress): Promise<readonly FieldName[]> => {
    try {
      const path = collectionApiPath(address, '/schema-sample')
      const { fields } = await api.read<SampledSchema>(path, { body: { size: SIZE } })
      return fields.flatMap(asField)
    } catch (error) {
      known.delete(collectionId(address))
      // Whoever types on is not stopped by a server that does not answer.
      if (error instanceof ApiFailure) return []
      throw error
    }
  }
  return {
    of(address) {
      const id = collectionId(address)
      const found = known.get(id) ?? read(address)
      known.set(id, found)
      return found
    },
    forget: () => known.clear(),
  }
}

/** Items of arrays are found by the name of the array. */
function asField({ path, types }: SampledSchema['fields'][number]): readonly FieldName[] {
  if (path.endsWith('[]')) return []
  const names = types.map(({ type }) => type).join(', ')
  return [{ path: path.replaceAll('[]', ''), types: names }]
}
