import { type Accessor, createContext, createEffect, createMemo, on, useContext } from 'solid-js'
import type {
  ApplicationAnswer,
  Migration,
  MigrationDetail,
  MigrationList,
} from '../../../api/migrations.ts'
import { createFetched, type Fetched } from '../fetched.ts'
import type { Studio } from '../studio.ts'
import { createMigrationRun, type MigrationRun } from './migration-run.ts'
import { migrationsText } from './migration-words.ts'

/** What the page of migrations knows and does. */
export interface MigrationsState {
  readonly list: Fetched<MigrationList>
  readonly all: Accessor<readonly Migration[]>
  /** In the order in which they are applied. */
  readonly pending: Accessor<readonly Migration[]>
  /** What the database has, or had, the newest first. */
  readonly past: Accessor<readonly Migration[]>
  /** The list once more, with the drift of the live schema, which takes a while. */
  readonly drift: Fetched<MigrationList>
  readonly chosen: Accessor<Migration | undefined>
  readonly reading: Pick<Fetched<MigrationDetail>, 'failure' | 'refetch'>
  /** The chosen one with its files; undefined: it is not read yet. */
  readonly detail: Accessor<MigrationDetail | undefined>
  readonly planning: Pick<Fetched<ApplicationAnswer>, 'failure' | 'refetch'>
  /** What applying up to the chosen one would do; undefined: it is not known yet, or it is not pending. */
  readonly plan: Accessor<ApplicationAnswer | undefined>
  /** How many are applied with the chosen one; 0 where it is not pending. */
  readonly ordinal: Accessor<number>
  readonly run: MigrationRun
  /** Whether it was done. */
  readonly apply: (typed: string) => Promise<boolean>
  readonly rollBack: (typed: string) => Promise<boolean>
  readonly reload: () => void
}

export function createMigrationsState(
  studio: Studio,
  wanted: Accessor<string | undefined>,
): MigrationsState {
  const list = studio.migrations
  const all = createMemo(() => list.data()?.migrations ?? [])
  const pending = createMemo(() => all().filter(isPending))
  const past = createMemo(() =>
    all()
      .filter((each) => !isPending(each))
      .toReversed(),
  )
  const chosen = createMemo(() => {
    const id = wanted()
    if (id !== undefined) return all().find((each) => each.id === id)
    return pending()[0] ?? past()[0]
  })
  const run = createMigrationRun(studio.api)
  const drift = createFetched(
    () => (list.data() === undefined ? undefined : list.data()),
    (_, signal) =>
      studio.api.get<MigrationList>('/api/migrations', { query: { drift: true }, signal }),
  )
  const parts = createChosen(studio, { list, pending, chosen })
  const { detail, plan, ordinal } = parts
  const reload = () => list.refetch()
  const ended = (word: string, count: number | undefined) => {
    if (count !== undefined) {
      studio.toasts.show({ tone: 'ok', text: `${word} ${migrationsText(count)}` })
      studio.noteUndo()
    }
    reload()
    studio.tables.refetch()
    return count !== undefined
  }
  const apply = async (confirm: string) => {
    const asked = plan()
    const body = {
      ...{ count: ordinal(), through: chosen()?.id, allow: asked?.asks ?? [] },
      ...(asked?.confirm === null ? {} : { confirm }),
    }
    return ended('Applied', await run.start('/api/migrations/apply', body))
  }
  const rollBack = async (confirm: string) => {
    const found = detail()
    const allow = (found?.down?.statements ?? []).flatMap(({ hazards }) =>
      hazards.map(({ kind }) => kind),
    )
    const body = {
      allow: [...new Set(allow)],
      ...(found?.confirm === null ? {} : { confirm }),
    }
    return ended('Took back', await run.start(`/api/migrations/${found?.id}/rollback`, body))
  }
  // What was refused of one migration says nothing of another.
  createEffect(on(() => chosen()?.id, run.clear))
  return {
    ...{ list, all, pending, past, drift, chosen },
    ...parts,
    ...{ run, apply, rollBack, reload },
  }
}

/** One that is taken back in part is not pending: it is not applied by a run. */
function isPending({ state, progress }: Migration): boolean {
  return state === 'pending' || (state === 'failed' && progress?.direction !== 'down')
}

function createChosen(
  studio: Studio,
  { list, pending, chosen }: Pick<MigrationsState, 'list' | 'pending' | 'chosen'>,
): Pick<MigrationsState, 'reading' | 'detail' | 'planning' | 'plan' | 'ordinal'> {
  // Read anew with each list: files change, and so does what they would lose.
  const found = createMemo(() => {
    const migration = chosen()
    return migration && { migration, of: list.data() }
  })
  const reading = createFetched(found, ({ migration }, signal) =>
    studio.api.get<MigrationDetail>(`/api/migrations/${migration.id}`, { signal }),
  )
  const ordinal = createMemo(() => pending().findIndex(({ id }) => id === chosen()?.id) + 1)
  const planned = createMemo(() => {
    const asked = found()
    if (asked === undefined || ordinal() === 0 || !studio.canWrite()) return undefined
    return asked.of?.faults.length === 0 ? asked : undefined
  })
  const planning = createFetched(planned, ({ migration }, signal) => {
    const body = { count: ordinal(), through: migration.id, dryRun: true }
    return studio.api.read<ApplicationAnswer>('/api/migrations/apply', { body, signal })
  })
  // What was read of another one stays in sight of nobody: a person would confirm it.
  const detail = createMemo(() => {
    const read = reading.data()
    return read?.id === chosen()?.id ? read : undefined
  })
  const plan = createMemo(() => {
    const read = planning.data()
    return read?.planned.at(-1)?.id === chosen()?.id ? read : undefined
  })
  return { reading, detail, planning, plan, ordinal }
}

export const MigrationsContext = createContext<MigrationsState>()

export function useMigrations(): MigrationsState {
  const state = useContext(MigrationsContext)
  if (state === undefined) throw new Error('a part of the migrations stands outside of their page')
  return state
}
