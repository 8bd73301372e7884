import { batch } from 'solid-js'
import { createStore, unwrap } from 'solid-js/store'
import type { Stage } from './pipeline.ts'
import { bodyOfNew } from './stage-operators.ts'

export interface ListedStage extends Stage {
  readonly id: number
}

/** The stages that are edited; each keeps its identity, so that its editor stays while others move. */
export interface StageList {
  readonly all: readonly ListedStage[]
  readonly plain: () => readonly Stage[]
  readonly placeOf: (id: number) => number
  /** Returns the identity of the new stage; at the end, where no place is told. */
  readonly add: (stage: Stage, place?: number) => number
  readonly change: (id: number, part: Partial<Stage>) => void
  /** Another operator; a body that nobody has touched becomes that of the new one. */
  readonly setOperator: (id: number, operator: string) => void
  readonly move: (id: number, by: number) => void
  readonly remove: (id: number) => void
  /** A stage that stands where one of its operator stood is taken for that one. */
  readonly replace: (stages: readonly Stage[]) => void
}

export function createStageList(begin: readonly Stage[]): StageList {
  let made = 0
  const listed = ({ operator, body, isOn }: Stage): ListedStage => {
    made += 1
    return { operator, body, isOn, id: made }
  }
  const [list, setList] = createStore<{ all: ListedStage[] }>({ all: begin.map(listed) })
  const setAll = (all: ListedStage[]) => setList('all', all)
  const raw = () => unwrap(list).all
  const placeOf = (id: number) => list.all.findIndex((stage) => stage.id === id)
  return {
    get all() {
      return list.all
    },
    plain: () => list.all.map(({ operator, body, isOn }) => ({ operator, body, isOn })),
    placeOf,
    add(stage, place = list.all.length) {
      const added = listed(stage)
      setAll(raw().toSpliced(place, 0, added))
      return added.id
    },
    change: (id, part) => setList('all', placeOf(id), part),
    setOperator(id, operator) {
      const place = placeOf(id)
      const stage = list.all[place]
      if (stage === undefined) return
      const isUntouched = stage.body.trim() === bodyOfNew(stage.operator).trim()
      const body = isUntouched ? bodyOfNew(operator) : stage.body
      batch(() => setList('all', place, { operator, body }))
    },
    move(id, by) {
      const from = placeOf(id)
      const to = Math.max(0, Math.min(list.all.length - 1, from + by))
      const stage = raw()[from]
      if (stage === undefined || to === from) return
      setAll(raw().toSpliced(from, 1).toSpliced(to, 0, stage))
    },
    remove: (id) => setAll(raw().filter((stage) => stage.id !== id)),
    replace(stages) {
      const before = raw()
      setAll(
        stages.map((stage, place) => {
          const there = before[place]
          return there?.operator === stage.operator ? { ...stage, id: there.id } : listed(stage)
        }),
      )
    },
  }
}
