import { createUniqueId, type JSX, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useStudio } from '../../state/studio.ts'

/** A part of the structure page: a heading with a number, and what is below it. */
export function Section(props: {
  title: string
  count?: number | undefined
  failure?: unknown
  retry?: () => void
  children: JSX.Element
}) {
  const studio = useStudio()
  const id = createUniqueId()
  return (
    <section class="section" tabindex="0" aria-labelledby={id}>
      <h2 class="h2" id={id}>
        {props.title}
        <Show when={props.count !== undefined}>
          <span class="count">{props.count}</span>
        </Show>
      </h2>
      <FailureBanner
        failure={toldFailure(studio.connection, props.failure)}
        retry={props.retry}
        class="strip"
      />
      {props.children}
    </section>
  )
}
