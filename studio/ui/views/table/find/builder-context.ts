import { type Accessor, createContext, useContext } from 'solid-js'
import type { BuilderMove } from '../../../state/grid/find/builder-moves.ts'
import type { BuilderGroup } from '../../../state/grid/find/builder-tree.ts'

export interface BuilderContextValue {
  readonly root: Accessor<BuilderGroup>
  readonly setRoot: (root: BuilderGroup) => void
  /** What is still missing, by the id of its node. */
  readonly reasons: Accessor<ReadonlyMap<string, string>>
  readonly nextId: () => string
  readonly move: (id: string, way: BuilderMove) => void
  /** The node gets the focus once it is drawn. */
  readonly focus: (id: string) => void
}

export const BuilderContext = createContext<BuilderContextValue>()

export function useBuilder(): BuilderContextValue {
  const builder = useContext(BuilderContext)
  if (builder === undefined) throw new Error('a part of the builder stands outside of it')
  return builder
}
