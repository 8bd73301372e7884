import { ChangedMeanwhile, NameTaken } from './changed-meanwhile.ts'
import { type Changed, changeKey, type KeyChange } from './change-key.ts'
import { storedType, type WholeValue, writeCommands } from './whole-value.ts'

type Place = Omit<KeyChange, 'kind' | 'plan'>

export interface PutWish {
  readonly value: WholeValue
  /** Milliseconds; null for a key that stays. */
  readonly ttl: number | null
  /** False: a key that is there is a conflict. */
  readonly overwrite: boolean
}

/** Makes a key, or makes it anew. Throws what `changeKey` throws. */
export function putKey(place: Place, { value, ttl, overwrite }: PutWish): Promise<Changed> {
  const { key } = place
  return changeKey({
    ...place,
    kind: overwrite ? 'update' : 'insert',
    async plan({ type }) {
      if (type !== 'none' && !overwrite) throw new NameTaken('key')
      const expire = ttl === null ? [] : [['PEXPIRE', key, ttl] as const]
      const commands = [['UNLINK', key] as const, ...writeCommands(key, value), ...expire]
      return { commands, type: storedType(value) }
    },
  })
}

/** Deletes a key; a key that is gone is a conflict. */
export function deleteKey(place: Place): Promise<Changed> {
  return changeKey({
    ...place,
    kind: 'delete',
    async plan({ type }) {
      if (type === 'none') throw new ChangedMeanwhile('key', null)
      return { commands: [['UNLINK', place.key]], type: undefined }
    },
  })
}

/** Sets the milliseconds that a key has still to live; null: it stays. */
export function expireKey(place: Place, ttl: number | null): Promise<Changed> {
  const { key } = place
  return changeKey({
    ...place,
    kind: 'update',
    async plan({ type }) {
      if (type === 'none') throw new ChangedMeanwhile('key', null)
      return { commands: [ttl === null ? ['PERSIST', key] : ['PEXPIRE', key, ttl]], type }
    },
  })
}
