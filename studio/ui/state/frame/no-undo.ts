import type { FrameUndo } from './frame-undo.ts'

/** For a studio that has nothing to take back. */
export const noUndo: FrameUndo = {
  undoable: () => undefined,
  redoable: () => undefined,
  busy: () => false,
  undo: async () => undefined,
  redo: async () => undefined,
}
