import type { RouteSectionProps } from '@solidjs/router'
import { Show, Suspense } from 'solid-js'
import { useFrame } from '../../state/frame/frame.ts'
import { useFrameParts } from '../../state/frame/frame-parts.ts'
import { FirstLoadFailure } from './first-load-failure.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Dock } from './dock.tsx'
import { Overlays } from './overlays.tsx'
import { SideBar } from './side-bar.tsx'
import { StatusBar } from './status-bar.tsx'
import { TabStrip } from './tab-strip.tsx'
import { Toasts } from './toasts.tsx'
import { TopBar } from './top-bar.tsx'
import { createShell, ShellContext } from './shell-state.ts'

/** The frame around every page; a page brings its sheet and, if it has one, its detail panel. */
export function Shell(props: RouteSectionProps) {
  const frame = useFrame()
  const parts = useFrameParts()
  const shell = createShell()
  /** Nothing has been read yet that could stay in sight. Later losses are said over the page. */
  const isUnreachable = () =>
    frame.connection.state() !== 'connected' &&
    frame.connection.returns() === 0 &&
    !parts.hasLoaded()
  return (
    <ShellContext.Provider value={shell}>
      <Show when={!isUnreachable()} fallback={<FirstLoadFailure />}>
        <a class="skip" href="#main">
          Skip to content
        </a>
        <div
          class="app"
          data-tree={shell.treeOpen() ? 'open' : undefined}
          data-side={shell.isSideShown() ? undefined : 'hidden'}
        >
          <TopBar />
          <SideBar />
          <TabStrip />
          <Suspense fallback={<main class="sheet" id="main" aria-busy="true" />}>
            {props.children}
          </Suspense>
          <ConnectionBanner />
          <StatusBar />
          <Dock />
        </div>
      </Show>
      <Overlays />
      <Toasts />
    </ShellContext.Provider>
  )
}
