import { type Accessor, onCleanup } from 'solid-js'
import { type KeyAddress, keyPath } from '../../state/keys/key-address.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'

/** Tells the studio how much of a key is typed and not stored, as long as the calling part is on the page. */
export function useUnsaved(address: Accessor<KeyAddress>, count: Accessor<number>): void {
  onCleanup(useKeyStudio().unsaved.hold(keyPath(address()), count))
}
