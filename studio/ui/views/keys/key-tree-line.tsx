import { useLocation } from '@solidjs/router'
import Check from 'lucide-solid/icons/check'
import ChevronDown from 'lucide-solid/icons/chevron-down'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import Ellipsis from 'lucide-solid/icons/ellipsis'
import Folder from 'lucide-solid/icons/folder'
import { Match, Show, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { keyPath } from '../../state/keys/key-address.ts'
import type { KeyLine } from '../../state/keys/key-lines.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { typeLook } from '../../state/keys/key-words.ts'
import { shortTtl } from '../../state/keys/ttl-text.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { treeLineId } from '../shell/tree/tree-lines.tsx'

interface LineProps {
  readonly line: KeyLine
  readonly index: number
  readonly isActive: boolean
  readonly onPress: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A folder, a key, or what an open folder says of its scan. */
export function KeyTreeLine(props: LineProps) {
  const studio = useKeyStudio()
  const location = useLocation()
  const folder = () => (props.line.kind === 'folder' ? props.line : undefined)
  const key = () => (props.line.kind === 'key' ? props.line.key : undefined)
  const isCurrent = () => {
    const found = key()
    if (found === undefined) return false
    return location.pathname === keyPath({ ...found, database: studio.database() ?? 0 })
  }
  const isChosen = () => {
    const found = key()
    return found !== undefined && studio.choice.isChosen(found)
  }
  return (
    <div
      role="treeitem"
      id={treeLineId(props.index)}
      class="tree-item key-line"
      tabindex="-1"
      aria-level={props.line.depth}
      aria-expanded={folder()?.isOpen}
      aria-posinset={props.line.place || undefined}
      aria-setsize={props.line.of || undefined}
      aria-selected={isChosen()}
      aria-current={isCurrent() ? 'page' : undefined}
      data-active={props.isActive ? '' : undefined}
      style={{ 'padding-left': `${0.5 + (props.line.depth - 1) * 0.875}rem` }}
      title={props.line.label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => props.onPress(event)}
      onKeyDown={(event) => {
        event.stopPropagation()
        props.onKeyDown(event)
      }}
    >
      <Switch>
        <Match when={folder()}>
          {(line) => (
            <>
              <Dynamic component={line().isOpen ? ChevronDown : ChevronRight} class="i i-s" />
              <Folder class="i i-s" />
              <span class="clip">{line().label}</span>
              <span class="count">{folderCount(line().folder.keys)}</span>
            </>
          )}
        </Match>
        <Match when={key()}>
          {(found) => (
            <>
              <Show when={isChosen()}>
                <Check class="i i-s" />
              </Show>
              <span class={`key-type ${typeLook(found().type).color}`}>
                {typeLook(found().type).label}
              </span>
              <span class="clip">{props.line.label}</span>
              <Show when={found().ttl !== null}>
                <span class="count">
                  {shortTtl(Math.max(0, (found().ttl ?? 0) - (Date.now() - found().seenAt)))}
                </span>
              </Show>
            </>
          )}
        </Match>
        <Match when={props.line.kind === 'note'}>
          <Ellipsis class="i i-s" />
          <span class="clip faint">{props.line.label}</span>
        </Match>
      </Switch>
    </div>
  )

  function folderCount(keys: number): string {
    const isAll = studio.tree.scan().progress()?.complete === true
    return isAll ? groupedNumber(keys) : `${groupedNumber(keys)} so far`
  }
}
