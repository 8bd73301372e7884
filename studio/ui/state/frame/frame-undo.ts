import { type Accessor, createMemo } from 'solid-js'
import type { UndoHistory } from '../edit/undo-history.ts'

/** Undo and redo as the frame shows them: changes are sentences to it. */
export interface FrameUndo {
  /** What would be undone; undefined: nothing. */
  readonly undoable: Accessor<string | undefined>
  readonly redoable: Accessor<string | undefined>
  readonly busy: Accessor<boolean>
  /** What has been undone; undefined: nothing. */
  readonly undo: () => Promise<string | undefined>
  readonly redo: () => Promise<string | undefined>
}

export function frameUndo<Change>(
  history: UndoHistory<Change>,
  textOf: (change: Change) => string,
): FrameUndo {
  const told = (change: Change | undefined) => (change === undefined ? undefined : textOf(change))
  return {
    undoable: createMemo(() => told(history.undoable())),
    redoable: createMemo(() => told(history.redoable())),
    busy: history.busy,
    undo: async () => told(await history.undo()),
    redo: async () => told(await history.redo()),
  }
}
