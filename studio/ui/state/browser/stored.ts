import { type Accessor, createSignal } from 'solid-js'

/** The part of a `Storage` that is used. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>

/** A signal whose value stays in the storage of the browser; what cannot be read starts anew. */
export function createStored<T>(
  storage: TextStore,
  place: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): [Accessor<T>, (value: T) => void] {
  const [value, setValue] = createSignal<T>(read(storage, place, initial, isValid))
  const store = (next: T) => {
    setValue(() => next)
    storage.setItem(place, JSON.stringify(next))
  }
  return [value, store]
}

function read<T>(
  storage: TextStore,
  place: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): T {
  const text = storage.getItem(place)
  if (text === null) return initial
  try {
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : initial
  } catch {
    return initial
  }
}
