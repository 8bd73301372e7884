import { type Accessor, createSignal } from 'solid-js'
import type { TableDesignEdit } from '../../../api/designs.ts'
import type { MigrationDetail, MigrationPreview, Rename } from '../../../api/migrations.ts'
import { Intent } from '../api/intent.ts'
import type { Studio } from '../studio.ts'

/** What a new migration is made of. */
export type DraftSource = 'schema' | 'sql' | 'empty'

/** A migration that is not written yet. */
export interface DraftState {
  readonly source: Accessor<DraftSource>
  readonly setSource: (source: DraftSource) => void
  readonly name: Accessor<string>
  readonly setName: (name: string) => void
  readonly sql: Accessor<string>
  readonly setSql: (sql: string) => void
  /** Those of the possible renames that are some. */
  readonly isRename: (rename: Rename) => boolean
  readonly setRename: (rename: Rename, isOne: boolean) => void
  /** The pair that would be written; undefined: it is not known yet. */
  readonly preview: Accessor<MigrationPreview | undefined>
  readonly failure: Accessor<unknown>
  readonly isBusy: Accessor<boolean>
  readonly canWrite: Accessor<boolean>
  readonly look: () => Promise<void>
  /** What was shown is of another time. */
  readonly forget: () => void
  /** The id of what was written; undefined where it was not. */
  readonly write: () => Promise<string | undefined>
}

/** What a draft begins with. */
export interface DraftWish {
  readonly from: DraftSource
  /** That of a comparison. */
  readonly sql?: string
  /** Those of the schema files that are wanted otherwise. */
  readonly tables?: () => readonly TableDesignEdit[]
}

export function createDraft(
  studio: Studio,
  { from, sql: text = '', tables }: DraftWish,
): DraftState {
  const [source, setSource] = createSignal(from)
  const [name, setName] = createSignal('')
  const [sql, setSql] = createSignal(text)
  const [renames, setRenames] = createSignal<readonly Rename[]>([])
  const [preview, setPreview] = createSignal<MigrationPreview>()
  const [failure, setFailure] = createSignal<unknown>()
  const [isBusy, setBusy] = createSignal(false)
  const intent = new Intent()
  const forget = () => {
    setPreview(undefined)
    setFailure(undefined)
  }
  const madeOf = () => {
    if (source() === 'schema')
      return { auto: true, renames: renames(), ...(tables && { tables: tables() }) }
    return source() === 'sql' ? { sql: sql() } : {}
  }
  const busily = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    setFailure(undefined)
    try {
      return await work()
    } catch (error) {
      setFailure(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const look = async () => {
    const body = { name: name() || 'migration', ...madeOf() }
    const path = '/api/migrations/preview'
    setPreview(await busily(() => studio.api.read<MigrationPreview>(path, { body })))
  }
  const write = async () => {
    const shown = preview()
    const seen = source() === 'empty' || shown === undefined ? {} : seenOf(shown)
    const body = { name: name().trim(), ...madeOf(), ...seen }
    const written = await busily(() =>
      intent.send(body, (key) =>
        studio.api.send<MigrationDetail>('POST', '/api/migrations', { body, key }),
      ),
    )
    return written?.id
  }
  const isKnown = () =>
    source() === 'empty' || (preview() !== undefined && preview()?.empty === false)
  return {
    source,
    setSource: (wanted) => {
      setSource(wanted)
      forget()
    },
    ...{ name, setName, sql },
    setSql: (changed) => {
      setSql(changed)
      forget()
    },
    isRename: (rename) => renames().some((each) => isSame(each, rename)),
    setRename: (rename, isOne) => {
      const others = renames().filter((each) => !isSame(each, rename))
      setRenames(isOne ? [...others, rename] : others)
      void look()
    },
    ...{ preview, failure, isBusy, look, write, forget },
    canWrite: () => name().trim() !== '' && isKnown() && !isBusy() && preview()?.proof.way !== 'up',
  }
}

function isSame(one: Rename, other: Rename): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What the person has been shown is meant, and nothing else is written. */
function seenOf({ hazards, up }: MigrationPreview) {
  return { allow: [...new Set(hazards.map(({ kind }) => kind))], checksum: up.checksum }
}
