import { type Accessor, createSignal } from 'solid-js'
import { type CommandId, commandIds } from './command-table.ts'

export interface CommandAct {
  readonly run: () => void
  /** Whether it can be done now; always, where nothing is said. */
  readonly when?: () => boolean
}

export type CommandActs = { readonly [Id in CommandId]?: CommandAct | (() => void) }

/** What can be done at the moment, told by the parts that are on the page. */
export interface Commands {
  /** Tells what some commands do; the answer takes it back. */
  readonly provide: (acts: CommandActs) => () => void
  /** What can be done now, in the order of the table. */
  readonly available: Accessor<readonly CommandId[]>
  readonly can: (id: CommandId) => boolean
  /** Does it; false where nobody can. */
  readonly run: (id: CommandId) => boolean
}

export function createCommands(): Commands {
  // Parts come and go while one page takes the place of another. A signal that is written then may keep what
  // has gone, so it only says that something has changed.
  let provided: readonly CommandActs[] = []
  const [changes, setChanges] = createSignal(0)
  const provideNow = (acts: readonly CommandActs[]) => {
    provided = acts
    setChanges((count) => count + 1)
  }
  // The part that came last is nearest to the person: a dialog before the page below it.
  const actOf = (id: CommandId): CommandAct | undefined => {
    changes()
    for (const acts of provided.toReversed()) {
      const act = acts[id]
      if (act === undefined) continue
      const known = typeof act === 'function' ? { run: act } : act
      if (known.when?.() !== false) return known
    }
    return undefined
  }
  const can = (id: CommandId) => actOf(id) !== undefined
  return {
    provide(acts) {
      provideNow([...provided, acts])
      return () => provideNow(provided.filter((each) => each !== acts))
    },
    available: () => commandIds.filter(can),
    can,
    run(id) {
      const act = actOf(id)
      act?.run()
      return act !== undefined
    },
  }
}
