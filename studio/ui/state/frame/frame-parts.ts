import { type Accessor, type Component, createContext, useContext } from 'solid-js'
import type { CommandId } from '../commands/command-table.ts'
import type { CommandActs } from '../commands/commands.ts'
import type { PaletteOption } from '../palette/palette-options.ts'
import type { FrameUndo } from './frame-undo.ts'
import type { TabList } from '../tabs/tab-list.ts'

/** An icon of lucide, or one like it. */
export type Icon = Component<{ class?: string }>

/** A page that the navigation leads to. */
export interface Section {
  readonly path: string
  readonly label: string
  readonly icon: Icon
  /** Whether the section is that of a path. */
  readonly holds: RegExp
  /** There is no room for it in the dock of a phone; another page leads there. */
  readonly isBeside?: true
  /** How many things wait there, and the word for it: `pending`. */
  readonly waiting?: { readonly count: number; readonly word: string } | undefined
}

/** What is chosen in the palette beside commands. */
export interface PaletteSource {
  /** `Search tables and commands`. */
  readonly label: string
  /** The command that opens the palette with the things of the tree only. */
  readonly goToCommand: CommandId
  /** By the group of an option. */
  readonly icons: Readonly<Record<string, Icon>>
  readonly goToPlaceholder: string
  /** The things of the tree. Called while the palette is made. */
  readonly createPlaces: () => Accessor<readonly PaletteOption[]>
  /** What else there is beside places and commands, for what is typed. Called while the palette is made. */
  readonly createOthers: (query: Accessor<string>) => Accessor<readonly PaletteOption[]>
}

/** What a variant of the studio puts into the frame around its pages. */
export interface FrameParts {
  readonly sections: Accessor<readonly Section[]>
  /** What the tree of the side bar holds: `tables`. */
  readonly things: string
  readonly Tree: Component
  /** The server with its version, for the top bar. */
  readonly server: Accessor<string>
  /** What is shown of the server, where that is not the database of its address. */
  readonly place?: Accessor<string>
  /** How edits stand: being saved, or waiting for a person. */
  readonly SaveState: Component
  readonly undo: FrameUndo
  readonly tabs: TabList
  readonly palette: PaletteSource
  /** What the commands of its pages do. */
  readonly commands: CommandActs
  /** Something has been read that stays in sight when the connection is lost. */
  readonly hasLoaded: Accessor<boolean>
}

export const FramePartsContext = createContext<FrameParts>()

export function useFrameParts(): FrameParts {
  const parts = useContext(FramePartsContext)
  if (parts === undefined) throw new Error('a part of the frame stands outside of it')
  return parts
}
