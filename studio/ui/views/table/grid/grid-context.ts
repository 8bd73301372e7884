import { createContext, useContext } from 'solid-js'
import type { GridSight } from '../../../state/grid/grid-sight.ts'

export interface GridContextValue {
  readonly sight: GridSight
  /** Opens the editor of the active cell. */
  readonly edit: (text?: string) => void
  readonly openMenu: (anchor: HTMLElement) => void
}

export const GridContext = createContext<GridContextValue>()

export function useGrid(): GridContextValue {
  const grid = useContext(GridContext)
  if (grid === undefined) throw new Error('a part of the grid stands outside of it')
  return grid
}
