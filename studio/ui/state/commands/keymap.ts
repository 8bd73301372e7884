import type { Accessor } from 'solid-js'
import { createStored, type TextStore } from '../browser/stored.ts'
import { type CommandId, commandIds, commandInfo, isCommandId } from './command-table.ts'

type ChangedKeys = Readonly<Record<string, readonly string[]>>

/** Which key means which command in this browser. */
export interface Keymap {
  /** The commands that there are. */
  readonly ids: Accessor<readonly CommandId[]>
  readonly keysOf: (id: CommandId) => readonly string[]
  readonly isChanged: (id: CommandId) => boolean
  readonly change: (id: CommandId, keys: readonly string[]) => void
  readonly reset: (id: CommandId) => void
  readonly resetAll: () => void
  /** The commands that a key stands for; more than one where they belong to different places. */
  readonly commandsFor: (key: string) => readonly CommandId[]
  /** The other commands that would be listened to at the same time by the same key. */
  readonly conflicts: (id: CommandId, keys?: readonly string[]) => readonly CommandId[]
}

/** `ids` are the commands that there are. */
export function createKeymap(
  storage: TextStore,
  ids: Accessor<readonly CommandId[]> = () => commandIds,
): Keymap {
  const [changed, setChanged] = createStored<ChangedKeys>(storage, 'quarry-keys', {}, areKeys)
  const keysOf = (id: CommandId) => changed()[id] ?? commandInfo(id).keys
  const reset = (id: CommandId) => {
    const kept = Object.entries(changed()).filter(([name]) => name !== id)
    setChanged(Object.fromEntries(kept))
  }
  return {
    keysOf,
    isChanged: (id) => changed()[id] !== undefined,
    change(id, keys) {
      const standard = commandInfo(id).keys
      if (keys.join(' ') === standard.join(' ')) reset(id)
      else setChanged({ ...changed(), [id]: keys })
    },
    reset,
    resetAll: () => setChanged({}),
    ids,
    commandsFor: (key) => ids().filter((id) => keysOf(id).includes(key)),
    conflicts: (id, keys = keysOf(id)) =>
      ids().filter(
        (other) =>
          other !== id && meet(id, other) && keysOf(other).some((key) => keys.includes(key)),
      ),
  }
}

/** Whether both may be listened to at once: the grid is a part of the page of a table. */
function meet(left: CommandId, right: CommandId): boolean {
  const places = [commandInfo(left).place, commandInfo(right).place]
  const [one, other] = places
  if (one === other || places.includes('everywhere')) return true
  return places.includes('grid') && places.includes('table')
}

function areKeys(value: unknown): value is ChangedKeys {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([id, keys]) =>
      isCommandId(id) && Array.isArray(keys) && keys.every((key) => typeof key === 'string'),
  )
}
