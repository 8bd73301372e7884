import type { KeyChange } from '../../../runtime/key-value/edit/change-key.ts'
import { copyKey, copyToDatabase, renameKey } from '../../../runtime/key-value/edit/move-key.ts'
import { keyFacts } from '../../../runtime/key-value/read/key-facts.ts'
import type { ChangedKey, PatchKey } from '../../api/keys/key.ts'
import type { Answer } from '../routing/route.ts'
import { linkOf, timed } from './asked-store.ts'
import { bytesOf, writtenKey } from './bytes.ts'
import { unlessChanged } from './change-errors.ts'
import type { KeyStudio } from './key-studio.ts'

type Place = Omit<KeyChange, 'kind' | 'plan'>

interface MoveWish {
  readonly rename: PatchKey['rename'] | undefined
  readonly copy: PatchKey['copy'] | undefined
  readonly replace: boolean
}

/** Renames a key or copies it; the answer is the key that is there now. */
export async function moveKey(
  place: Place,
  { rename, copy, replace }: MoveWish,
  studio: KeyStudio,
): Promise<Answer> {
  const { database, signal } = place
  const to = rename === undefined ? bytesOf(copy?.key ?? '', 'copy.key') : bytesOf(rename, 'rename')
  const target = copy?.database ?? database
  const there = await linkOf(studio, target)
  const wish = { ...place, to, replace }
  const move = () => {
    if (rename !== undefined) return renameKey(wish)
    return target === database ? copyKey(wish) : copyToDatabase(wish, target)
  }
  const { result, timing } = await timed(async () => {
    const { undoId = null } = await unlessChanged(move)
    const [facts] = await keyFacts(there, [to], signal)
    return { undoId, type: facts?.type ?? 'none', ttl: facts?.ttl ?? null }
  })
  return { body: { ...writtenKey(to), ...result, timing } satisfies ChangedKey }
}
