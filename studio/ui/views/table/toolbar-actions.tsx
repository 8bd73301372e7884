import { type Component, createSignal, For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import Ellipsis from 'lucide-solid/icons/ellipsis'
import { Menu } from '../../parts/menu.tsx'

/** A button at the end of the toolbar. */
export interface ToolbarAction {
  readonly label: string
  readonly icon: Component<{ class?: string }>
  readonly run: () => void
  /** The one button of the page that stands out. */
  readonly isPrimary?: boolean
  /** It goes into a menu where the toolbar is narrow. */
  readonly isSecondary?: boolean
  /** It is in that menu where the toolbar is wide as well. */
  readonly isRare?: boolean
  readonly disabled?: string | undefined
}

export function ToolbarActions(props: { actions: readonly ToolbarAction[] }) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  const shown = () => props.actions.filter(({ isRare }) => isRare !== true)
  const secondary = () => props.actions.filter(({ isSecondary, isRare }) => isSecondary || isRare)
  const hasRare = () => shown().length < props.actions.length
  return (
    <>
      <For each={shown()}>
        {(action) => (
          <button
            type="button"
            class="btn"
            classList={{
              primary: action.isPrimary === true,
              quiet: action.isPrimary !== true,
              'if-roomy': action.isSecondary === true,
            }}
            aria-disabled={action.disabled === undefined ? undefined : true}
            title={action.disabled}
            onClick={() => {
              if (action.disabled === undefined) action.run()
            }}
          >
            <Dynamic component={action.icon} class="i" />
            <span classList={{ 'phone-label': action.isPrimary === true }}>{action.label}</span>
          </button>
        )}
      </For>
      <Show when={secondary().length > 0}>
        <button
          ref={setAnchor}
          type="button"
          class="icon"
          classList={{ 'if-tight': !hasRare() }}
          aria-label="More"
          title="More"
          aria-haspopup="menu"
          aria-expanded={isOpen()}
          onClick={() => setOpen(!isOpen())}
        >
          <Ellipsis class="i" />
        </button>
      </Show>
      <Show when={isOpen()}>
        <Menu
          anchor={anchor()}
          label="More"
          sections={[{ items: secondary() }]}
          onClose={() => setOpen(false)}
        />
      </Show>
    </>
  )
}
