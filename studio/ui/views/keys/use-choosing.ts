import type { Accessor } from 'solid-js'
import { MOST_CHOSEN } from '../../state/keys/key-choice.ts'
import type { KeyLine } from '../../state/keys/key-lines.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { groupedNumber } from '../../state/numbers.ts'

interface Lines {
  readonly lines: Accessor<readonly KeyLine[]>
  readonly active: Accessor<number>
  readonly setActive: (index: number) => void
  readonly open: (index: number) => void
}

/** How presses and keys choose lines of the tree: with Ctrl and Shift, by Space, Ctrl+A, Delete and Escape. */
export function useChoosing({ lines, active, setActive, open }: Lines) {
  const studio = useKeyStudio()
  const { choice } = studio
  const addAll = (added: readonly KeyLine[]) => {
    const left = choice.add(added)
    if (left > 0) tellFull(`${groupedNumber(left)} more are not chosen`)
  }
  const tellFull = (left: string) => {
    const most = groupedNumber(MOST_CHOSEN)
    const text = `At most ${most} keys are chosen at a time: ${left}. For more, delete or export by a pattern.`
    studio.toasts.show({ tone: 'info', text })
  }
  const range = (from: number, to: number) =>
    addAll(lines().slice(Math.min(from, to), Math.max(from, to) + 1))
  const toggle = (index: number) => {
    const line = lines()[index]
    setActive(index)
    if (line?.kind !== 'key') open(index)
    else if (!choice.toggle(line.key)) tellFull('this one is not chosen')
  }
  const onPress = (event: MouseEvent, index: number) => {
    if (event.shiftKey) {
      range(active(), index)
      setActive(index)
    } else if (event.ctrlKey || event.metaKey || choice.isChoosing()) toggle(index)
    else open(index)
  }
  const acts: Readonly<Record<string, () => boolean>> = {
    ' ': () => done(() => toggle(active())),
    'ctrl a': () => done(() => addAll(lines())),
    Escape: () => isAny() && done(choice.clear),
    Delete: () => isAny() && studio.canWrite() && done(() => studio.openDialog('delete-chosen')),
  }
  const isAny = () => choice.keys().length > 0
  const done = (act: () => void) => {
    act()
    return true
  }
  /** Returns whether the key was one that chooses. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.altKey) return false
    const name = event.ctrlKey || event.metaKey ? `ctrl ${event.key.toLowerCase()}` : event.key
    return Object.hasOwn(acts, name) && acts[name]?.() === true
  }
  return { onPress, onKey, range }
}
