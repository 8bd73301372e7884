import { lazy, Match, Suspense, Switch } from 'solid-js'
import { useShell } from './shell-state.ts'

const PaletteDialog = lazy(async () => ({
  default: (await import('../palette/palette-dialog.tsx')).PaletteDialog,
}))
const HelpDialog = lazy(async () => ({
  default: (await import('../palette/help-dialog.tsx')).HelpDialog,
}))
const KeysDialog = lazy(async () => ({
  default: (await import('../palette/keys-dialog.tsx')).KeysDialog,
}))

/** What lies over the page, loaded when it is first asked for. */
export function Overlays() {
  const shell = useShell()
  return (
    <Suspense>
      <Switch>
        <Match when={shell.overlay() === 'palette'}>
          <PaletteDialog />
        </Match>
        <Match when={shell.overlay() === 'places'}>
          <PaletteDialog only="places" />
        </Match>
        <Match when={shell.overlay() === 'help'}>
          <HelpDialog />
        </Match>
        <Match when={shell.overlay() === 'keys'}>
          <KeysDialog />
        </Match>
      </Switch>
    </Suspense>
  )
}
