import { lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { createFrame, FrameContext } from '../../state/frame/frame.ts'
import { RelationalApp } from '../relational/relational-app.tsx'
import { FirstLoadFailure } from './first-load-failure.tsx'
import { TokenDialog } from './token-dialog.tsx'

/** What is not for every database is loaded for those that need it. */
const DocumentApp = lazy(async () => ({
  default: (await import('../documents/document-app.tsx')).DocumentApp,
}))
const KeyApp = lazy(async () => ({ default: (await import('../keys/key-app.tsx')).KeyApp }))

/** The studio: its variant is known when the server has said what it shows. */
export function Root() {
  const frame = createFrame()
  const variant = () => frame.meta.data()?.variant
  const isUnreachable = () => variant() === undefined && frame.connection.state() !== 'connected'
  const failure = () =>
    variant() === undefined && !frame.locked()
      ? toldFailure(frame.connection, frame.meta.failure())
      : undefined
  return (
    <FrameContext.Provider value={frame}>
      <Show when={isUnreachable()}>
        <FirstLoadFailure />
      </Show>
      <FailureBanner failure={failure()} retry={frame.meta.refetch} class="strip" />
      <Suspense>
        <Switch>
          <Match when={variant() === 'relational'}>
            <RelationalApp />
          </Match>
          <Match when={variant() === 'document'}>
            <DocumentApp />
          </Match>
          <Match when={variant() === 'key-value'}>
            <KeyApp />
          </Match>
        </Switch>
      </Suspense>
      <TokenDialog />
    </FrameContext.Provider>
  )
}
