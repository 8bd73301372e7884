import { useNavigate } from '@solidjs/router'
import { Show } from 'solid-js'
import { keyPath } from '../../state/keys/key-address.ts'
import { type KeyLine, keyTreeLine } from '../../state/keys/key-lines.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { createTreeState } from '../../state/tree/tree-state.ts'
import { useShell } from '../shell/shell-state.ts'
import { TreeLines } from '../shell/tree/tree-lines.tsx'
import { KeyTreeLine } from './key-tree-line.tsx'
import { useChoosing } from './use-choosing.ts'

/** The lines in sight, for the mouse, a finger and the keyboard. */
export function KeyTreeLines() {
  const studio = useKeyStudio()
  const shell = useShell()
  const navigate = useNavigate()
  const { lines } = studio.tree
  const open = (line: KeyLine | undefined) => {
    if (line?.kind === 'folder') studio.tree.toggle(line.id)
    if (line?.kind !== 'key') return
    shell.setTreeOpen(false)
    navigate(keyPath({ ...line.key, database: studio.database() ?? 0 }))
  }
  const tree = createTreeState({
    nodes: lines,
    lineOf: keyTreeLine,
    toggle: studio.tree.toggle,
    open,
    extend: (from, to) => choose.range(from, to),
  })
  const { active, setActive, sight } = tree
  const choose = useChoosing({
    ...{ lines, active, setActive },
    open: (index) => {
      setActive(index)
      open(lines()[index])
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (choose.onKey(event)) event.preventDefault()
    else tree.onKeyDown(event)
  }
  return (
    <div class="side-scroll" ref={sight.setElement} onScroll={() => sight.onScroll()}>
      <Show when={lines().length > 0} fallback={<NoKeys />}>
        <TreeLines
          tree={tree}
          id="side-keys"
          label="Keys"
          class="key-tree"
          isMultiple
          onKeyDown={onKeyDown}
        >
          {(line, index) => (
            <KeyTreeLine
              line={line()}
              index={index}
              isActive={active() === index}
              onPress={(event) => choose.onPress(event, index)}
              onKeyDown={onKeyDown}
            />
          )}
        </TreeLines>
      </Show>
    </div>
  )
}

function NoKeys() {
  const { tree } = useKeyStudio()
  const isOver = () => tree.scan().progress()?.complete === true
  return (
    <Show when={isOver()}>
      <p class="tree-none">{tree.isSearch() ? 'No key matches' : 'This database has no keys'}</p>
    </Show>
  )
}
