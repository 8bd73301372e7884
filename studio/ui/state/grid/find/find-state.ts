import { type Accessor, createContext, createSignal, useContext } from 'solid-js'
import type { Filter, Operator } from '../../../../api/pages.ts'
import type { Column } from '../../../../api/tables.ts'
import type { Studio } from '../../studio.ts'
import type { TableState } from '../table-state.ts'
import { isOfView } from './faulty-conditions.ts'
import type { FilterAbilities } from './filter-operators.ts'
import { conditionsOf, type FilterPath, fromConditions } from './filter-tree.ts'

/** The condition that is being written beside its anchor. */
export interface OpenCondition {
  readonly anchor: HTMLElement
  /** The one that is changed; undefined: a new one. */
  readonly path?: FilterPath
  /** The place of the condition that a new one is an alternative to. */
  readonly alternativeTo?: number
  /** What a new one begins with. */
  readonly column?: string
  readonly op?: Operator
}

/** The menu beside a heading or the active cell; `column`: the one of that column. */
export interface OpenMenu {
  readonly anchor: HTMLElement
  readonly column?: string
}

/** What the parts that find rows share. */
export interface FindState {
  readonly table: TableState
  readonly abilities: Accessor<FilterAbilities>
  /** The columns that requests can name. */
  readonly columns: Accessor<readonly Column[]>
  readonly conditions: Accessor<readonly Filter[]>
  readonly setConditions: (conditions: readonly Filter[]) => void
  readonly addCondition: (condition: Filter) => void
  readonly isNarrowed: Accessor<boolean>
  /** There is no row to show, but something to tell instead. */
  readonly isEmpty: Accessor<boolean>
  /** All rows again; the order stays. */
  readonly showAll: () => void
  readonly open: Accessor<OpenCondition | undefined>
  readonly setOpen: (open: OpenCondition | undefined) => void
  readonly menu: Accessor<OpenMenu | undefined>
  readonly setMenu: (menu: OpenMenu | undefined) => void
  readonly isBarShown: Accessor<boolean>
  readonly setBarShown: (shown: boolean) => void
  readonly isWhereOpen: Accessor<boolean>
  readonly setWhereOpen: (open: boolean) => void
  readonly isBuilderOpen: Accessor<boolean>
  readonly setBuilderOpen: (open: boolean) => void
  readonly search: SearchPlace
}

/** Where the search is; narrow screens give it a line of its own, which is shown or not. */
export interface SearchPlace {
  readonly isOpen: Accessor<boolean>
  readonly setOpen: (open: boolean) => void
  readonly setField: (field: HTMLInputElement) => void
  readonly focus: () => void
}

export function createFindState(table: TableState, studio: Studio): FindState {
  const conditions = () => conditionsOf(table.view().filter)
  const setConditions = (next: readonly Filter[]) => {
    const { filter: _, ...view } = table.view()
    table.setView({ ...view, filter: fromConditions(next) })
  }
  const [open, setOpen] = createSignal<OpenCondition>()
  const [menu, setMenu] = createSignal<OpenMenu>()
  const [isBarShown, setBarShown] = createSignal(true)
  const [isWhereOpen, setWhereOpen] = createSignal(false)
  const [isBuilderOpen, setBuilderOpen] = createSignal(false)
  const isNarrowed = () => {
    const { filter, where, search } = table.view()
    return filter !== undefined || where !== '' || search !== ''
  }
  return {
    table,
    abilities: () => ({ regex: studio.meta.data()?.capabilities.regex ?? false }),
    columns: () => table.pages.columns().filter(({ addressable }) => addressable),
    conditions,
    setConditions,
    addCondition: (condition) => {
      setBarShown(true)
      setConditions([...conditions(), condition])
    },
    isNarrowed,
    isEmpty: () => {
      const failure = table.pages.failure()
      const isRead = failure === undefined || isOfView(failure)
      return table.rows().length === 0 && !table.pages.loading() && isRead
    },
    showAll: () => {
      table.setView({ ...table.view(), filter: undefined, where: '', search: '' })
      setWhereOpen(false)
    },
    ...{ open, setOpen, menu, setMenu, isBarShown, setBarShown },
    ...{ isWhereOpen, setWhereOpen, isBuilderOpen, setBuilderOpen },
    search: createSearchPlace(table),
  }
}

function createSearchPlace(table: TableState): SearchPlace {
  const [isOpen, setOpen] = createSignal(table.view().search !== '')
  let field: HTMLInputElement | undefined
  return {
    isOpen,
    setOpen,
    setField: (element) => {
      field = element
    },
    focus: () => {
      setOpen(true)
      field?.focus()
      field?.select()
    },
  }
}

export const FindContext = createContext<FindState>()

export function useFind(): FindState {
  const find = useContext(FindContext)
  if (find === undefined) throw new Error('a part that finds rows stands outside of the page')
  return find
}
