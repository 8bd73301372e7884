import { forEachDiagnostic, setDiagnosticsEffect } from '@codemirror/lint'
import {
  type EditorState,
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, gutter, GutterMarker } from '@codemirror/view'
import { statementAt, type TextRange } from '../../../state/sql/document/statement-at.ts'

/** Where the statements of the text stand, as the compiler has read them. */
export const setStatements = StateEffect.define<readonly TextRange[]>()

/** What became of the statements that were run last. */
export interface RunMarks {
  readonly done: readonly TextRange[]
  /** Where one failed. */
  readonly failedAt: number | undefined
}
export const setRunMarks = StateEffect.define<RunMarks>()

interface Marks {
  readonly statements: readonly TextRange[]
  readonly run: RunMarks
}

const marks = StateField.define<Marks>({
  create: () => ({ statements: [], run: { done: [], failedAt: undefined } }),
  update(value, transaction) {
    const { changes, effects, docChanged } = transaction
    let { statements, run } = value
    if (docChanged) {
      const moved = (range: TextRange) => ({
        start: changes.mapPos(range.start, 1),
        end: changes.mapPos(range.end, 1),
      })
      statements = statements.map(moved)
      // What has been edited since says nothing of that run any more.
      run = { done: run.done.map(moved), failedAt: undefined }
    }
    for (const effect of effects) {
      if (effect.is(setStatements)) statements = effect.value
      if (effect.is(setRunMarks)) run = effect.value
    }
    return statements === value.statements && run === value.run ? value : { statements, run }
  },
})

/** The statement that runs by Ctrl+Enter. */
const currentStatement = EditorView.decorations.compute([marks, 'selection', 'doc'], (state) =>
  tint(state),
)

const CURRENT = Decoration.line({ class: 'cm-current' })
/** Of lines that another statement shares. */
const PART = Decoration.mark({ class: 'cm-current-part' })
const FAILED = Decoration.mark({ class: 'cm-failed' })

function tint(state: EditorState): DecorationSet {
  const { statements, run } = state.field(marks)
  const { length } = state.doc
  const tinted = tintOf(statements, state)
  const failed = run.failedAt
  if (failed === undefined || failed > length) return RangeSet.of(tinted, true)
  const word = state.wordAt(failed) ?? { from: failed, to: Math.min(length, failed + 1) }
  return RangeSet.of(
    word.from < word.to ? [...tinted, FAILED.range(word.from, word.to)] : tinted,
    true,
  )
}

function tintOf(statements: readonly TextRange[], state: EditorState) {
  const { doc } = state
  const current = statementAt(statements, state.selection.main.head)
  if (current === undefined || statements.length < 2) return []
  const start = Math.min(current.start, doc.length)
  const end = Math.min(Math.max(start, current.end), doc.length)
  const [first, last] = [doc.lineAt(start), doc.lineAt(end)]
  const isShared = statements.some(
    (other) => other !== current && other.start <= last.to && other.end >= first.from,
  )
  if (isShared) return start < end ? [PART.range(start, end)] : []
  return Array.from({ length: last.number - first.number + 1 }, (_, index) =>
    CURRENT.range(doc.line(first.number + index).from),
  )
}

/** A sign beside a line: something is wrong there, or the statement has been run. */
class LineMark extends GutterMarker {
  private readonly kind: 'error' | 'warning' | 'done'

  constructor(kind: LineMark['kind']) {
    super()
    this.kind = kind
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof LineMark && other.kind === this.kind
  }

  override toDOM(): Node {
    const sign = document.createElement('span')
    sign.className = `cm-mark is-${this.kind}`
    return sign
  }
}

const MARKS = {
  error: new LineMark('error'),
  warning: new LineMark('warning'),
  done: new LineMark('done'),
} as const

function lineMarks(state: EditorState): RangeSet<GutterMarker> {
  const found = new Map<number, keyof typeof MARKS>()
  const { run } = state.field(marks)
  const put = (place: number, kind: keyof typeof MARKS) => {
    const { from } = state.doc.lineAt(Math.min(place, state.doc.length))
    if (kind === 'error' || found.get(from) !== 'error') found.set(from, kind)
  }
  for (const { start } of run.done) put(firstWord(state, start), 'done')
  forEachDiagnostic(state, ({ severity }, from) =>
    put(from, severity === 'error' ? 'error' : 'warning'),
  )
  if (run.failedAt !== undefined) put(run.failedAt, 'error')
  return RangeSet.of(
    [...found].map(([from, kind]) => MARKS[kind].range(from)),
    true,
  )
}

/** A statement begins with its comments: the sign stands beside its first word. */
function firstWord(state: EditorState, start: number): number {
  const text = state.sliceDoc(start, start + 2000)
  const [blank = ''] = /^(?:\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(text) ?? []
  return start + blank.length
}

const markGutter = gutter({
  class: 'cm-marks',
  markers: (view) => lineMarks(view.state),
  initialSpacer: () => MARKS.error,
  lineMarkerChange: ({ transactions }) =>
    transactions.some(({ effects }) =>
      effects.some((effect) => effect.is(setDiagnosticsEffect) || effect.is(setRunMarks)),
    ),
})

export const statementMarks: Extension = [marks, currentStatement, markGutter]
