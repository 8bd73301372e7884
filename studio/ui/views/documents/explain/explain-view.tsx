import { A } from '@solidjs/router'
import CircleCheck from 'lucide-solid/icons/circle-check'
import Info from 'lucide-solid/icons/info'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { DocumentExplanation } from '../../../../api/documents/explanations.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { readEjson } from '../../../state/documents/ejson/read-ejson.ts'
import { ejsonText } from '../../../state/documents/ejson/write-ejson.ts'
import {
  type CollectionAddress,
  collectionApiPath,
  collectionPath,
} from '../../../state/documents/place/collection-address.ts'
import { createFetched } from '../../../state/fetched.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { planLines } from '../../../state/sql/results/plan-lines.ts'
import { PlanTree } from '../../sql/results/plan/plan-tree.tsx'
import { planOfDocuments } from './plan-of-documents.ts'
import '../../../styles/results.css'
import '../../../styles/structure.css'

/** How the server finds documents: the steps as a tree, the figures, and the index that would help. */
export function ExplainView(props: { address: CollectionAddress; query: object }) {
  const studio = useDocumentStudio()
  const [isMeasured, setMeasured] = createSignal(true)
  const asked = createMemo(
    () => ({
      path: collectionApiPath(props.address, '/explain'),
      body: { ...props.query, run: isMeasured() },
    }),
    undefined,
    { equals: (one, other) => JSON.stringify(one) === JSON.stringify(other) },
  )
  const told = createFetched(
    () => (studio.ready() === undefined ? undefined : asked()),
    ({ path, body }, signal) => studio.api.read<DocumentExplanation>(path, { body, signal }),
  )
  return (
    <section class="result explain" aria-label="Plan of the query">
      <header>
        <h2 class="strong">Plan</h2>
        <span class="meta">{isMeasured() ? 'run and measured' : 'not run'}</span>
        <span class="grow" />
        <label class="tick">
          <input
            type="checkbox"
            checked={isMeasured()}
            onChange={(event) => setMeasured(event.currentTarget.checked)}
          />
          Run and measure
        </label>
        <Show when={told.data()}>
          {(found) => <CopyButton small text={found().raw} what="plan as JSON" />}
        </Show>
      </header>
      <FailureBanner failure={told.failure()} retry={told.refetch} class="strip" />
      <Show when={told.data()}>
        {(found) => (
          <>
            <Show when={isTold(found())}>
              <Advice advice={found().advice} address={props.address} />
            </Show>
            <Figures explanation={found()} />
            <Plan explanation={found()} />
          </>
        )}
      </Show>
    </section>
  )
}

const LOOKS = {
  served: { tone: 'ok', icon: CircleCheck },
  unneeded: { tone: 'info', icon: Info },
  unknown: { tone: 'info', icon: Info },
  partly: { tone: 'warn', icon: TriangleAlert },
  missing: { tone: 'warn', icon: TriangleAlert },
} as const

/** What is said about no index in particular only explains a plan: without one there is nothing to explain. */
function isTold({ plan, advice }: DocumentExplanation): boolean {
  return plan !== null || LOOKS[advice.kind].tone !== 'info'
}

function Advice(props: { advice: DocumentExplanation['advice']; address: CollectionAddress }) {
  const studio = useDocumentStudio()
  const look = () => LOOKS[props.advice.kind]
  const suggested = () => {
    const { suggested: key } = props.advice
    return key === null ? undefined : ejsonText(readEjson(JSON.stringify(key)), { style: 'shell' })
  }
  return (
    <div class={`banner strip advice ${look().tone}`}>
      <Dynamic component={look().icon} class="i" />
      <div class="body">
        {props.advice.message}
        <Show when={suggested()}>
          {(key) => (
            <p>
              An index on <code>{key()}</code> would serve all of it.
            </p>
          )}
        </Show>
      </div>
      <Show when={studio.canWrite() && suggested()}>
        {(key) => (
          <A
            class="btn small"
            href={`${collectionPath(props.address, 'indexes')}?${new URLSearchParams({ create: key() })}`}
          >
            Create index…
          </A>
        )}
      </Show>
    </div>
  )
}

function Figures(props: { explanation: DocumentExplanation }) {
  const facts = () => {
    const { returned, keysExamined, documentsExamined, milliseconds } = props.explanation
    const figures = [
      ['Documents returned', returned, ''],
      ['Keys examined', keysExamined, ''],
      ['Documents examined', documentsExamined, ''],
      ['Time on the server', milliseconds, ' ms'],
    ] as const
    return figures.flatMap(([name, value, unit]) =>
      value === null ? [] : [{ name, text: `${groupedNumber(value)}${unit}` }],
    )
  }
  return (
    <Show when={facts().length > 0}>
      <dl class="facts">
        <For each={facts()}>
          {({ name, text }) => (
            <div>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          )}
        </For>
      </dl>
    </Show>
  )
}

function Plan(props: { explanation: DocumentExplanation }) {
  const lines = createMemo(() => {
    const { plan } = props.explanation
    return plan === null ? [] : planLines(planOfDocuments(plan))
  })
  const isMeasured = () => lines().some(({ ownMs }) => ownMs !== undefined)
  return (
    <Show
      when={lines().length > 0}
      fallback={
        <div class="empty">
          <h2>The server tells no plan</h2>
          <p>It does not know the command explain, or has nothing to say of this query.</p>
        </div>
      }
    >
      <PlanTree lines={lines()} isMeasured={isMeasured()} />
    </Show>
  )
}
