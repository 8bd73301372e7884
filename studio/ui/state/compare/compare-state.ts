import { type Accessor, createContext, createMemo, createSignal, useContext } from 'solid-js'
import type {
  ComparedObject,
  SchemaComparison,
  SchemaSide,
  SchemaSideList,
} from '../../../api/compare.ts'
import { createFetched, type Fetched } from '../fetched.ts'
import type { Studio } from '../studio.ts'
import { sideInSentence, sideWord, type SideWords } from './compare-words.ts'
import { type CompareView, wantedSides } from './compare-view.ts'
import { type ObjectGroup, objectGroups } from './object-groups.ts'

/** What the page of comparisons knows and does. */
export interface CompareState {
  readonly list: Fetched<SchemaSideList>
  readonly sides: Accessor<readonly SchemaSide[]>
  readonly from: Accessor<SchemaSide | undefined>
  readonly to: Accessor<SchemaSide | undefined>
  /** The sides as buttons name them. */
  readonly words: Accessor<SideWords>
  /** The sides as sentences name them. */
  readonly spoken: Accessor<SideWords>
  readonly reading: Fetched<SchemaComparison>
  /** Of the sides that are chosen; undefined: it is not known yet. */
  readonly comparison: Accessor<SchemaComparison | undefined>
  readonly view: Accessor<CompareView>
  readonly change: (part: Partial<CompareView>) => void
  readonly swap: () => void
  readonly text: Accessor<string>
  readonly setText: (text: string) => void
  readonly showsSame: Accessor<boolean>
  readonly setShowsSame: (shows: boolean) => void
  readonly groups: Accessor<readonly ObjectGroup[]>
  readonly chosen: Accessor<ComparedObject | undefined>
  /** Whether the SQL begins at what the migrations lead to, so that it is the next one of them. */
  readonly isMigration: Accessor<boolean>
}

interface Address {
  readonly view: Accessor<CompareView>
  readonly setView: (view: CompareView) => void
}

export function createCompareState(studio: Studio, { view, setView }: Address): CompareState {
  const list = createFetched(
    () => (studio.meta.data()?.capabilities.migrations === true ? true : undefined),
    (_, signal) => studio.api.get<SchemaSideList>('/api/schema/sides', { signal }),
  )
  const sides = createMemo(() => list.data()?.sides ?? [])
  const wanted = createMemo(() => wantedSides(view(), sides()), undefined, {
    equals: (one, other) => one?.from === other?.from && one?.to === other?.to,
  })
  const reading = createFetched(wanted, (body, signal) =>
    studio.api.read<SchemaComparison>('/api/schema/compare', { body, signal }),
  )
  // What was read of other sides says nothing of these.
  const comparison = createMemo(() => {
    const read = reading.data()
    const isOfSides = read?.from === wanted()?.from && read?.to === wanted()?.to
    return isOfSides && reading.failure() === undefined ? read : undefined
  })
  const sideOf = (path: 'from' | 'to') => sides().find(({ name }) => name === wanted()?.[path])
  const [from, to] = [createMemo(() => sideOf('from')), createMemo(() => sideOf('to'))]
  const wordsBy = (wordOf: (side: SchemaSide) => string) => () => {
    const [before, after] = [from(), to()]
    return { from: before ? wordOf(before) : '', to: after ? wordOf(after) : '' }
  }
  const change = (part: Partial<CompareView>) => setView({ ...view(), ...part })
  const shown = createShown(comparison, view)
  return {
    ...{ list, sides, from, to, reading, comparison, view, change, ...shown },
    words: createMemo(wordsBy(sideWord)),
    spoken: createMemo(wordsBy(sideInSentence)),
    swap: () => change({ from: wanted()?.to, to: wanted()?.from }),
    isMigration: () => from()?.kind === 'migrations',
  }
}

function createShown(
  comparison: Accessor<SchemaComparison | undefined>,
  view: Accessor<CompareView>,
): Pick<CompareState, 'text' | 'setText' | 'showsSame' | 'setShowsSame' | 'groups' | 'chosen'> {
  const [text, setText] = createSignal('')
  const [showsSame, setShowsSame] = createSignal(false)
  const groups = createMemo(() => {
    const wish = { change: view().change, text: text(), showsSame: showsSame() }
    return objectGroups(comparison() ?? { objects: [], same: [] }, wish)
  })
  const chosen = createMemo(() => {
    const id = view().object
    const wanted = comparison()?.objects.find((object) => object.id === id)
    return wanted ?? groups().flatMap(({ objects }) => objects)[0]
  })
  return { text, setText, showsSame, setShowsSame, groups, chosen }
}

export const CompareContext = createContext<CompareState>()

export function useCompare(): CompareState {
  const state = useContext(CompareContext)
  if (state === undefined) throw new Error('a part of the comparison stands outside of its page')
  return state
}
