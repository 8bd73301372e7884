import type { CellPlace } from '../../../state/grid/cell-selection.ts'
import type { GridSight } from '../../../state/grid/grid-sight.ts'
import type { TableState } from '../../../state/grid/table-state.ts'

/** The acts that keys, pointer and clipboard share. */
export interface GridActs {
  readonly state: TableState
  readonly sight: GridSight
  readonly goTo: (place: CellPlace, extend: boolean) => void
  readonly edit: (text?: string) => void
  readonly openMenu: (anchor: HTMLElement) => void
  /** Shows all of the active cell in a window of its own. */
  readonly openValue: () => void
  /** Says which cells could not take what was asked. */
  readonly report: (outcome: { readonly refused: readonly string[] }) => void
  readonly refuse: (reason: string) => void
}
