import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import type { SampledField } from '../../../../api/documents/samples.ts'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { readEjson } from '../../../state/documents/ejson/read-ejson.ts'
import { valueText } from '../../../state/documents/ejson/value-look.ts'
import { ejsonText } from '../../../state/documents/ejson/write-ejson.ts'
import { PLAIN_VIEW, writeFindView } from '../../../state/documents/find/find-view.ts'
import { collectionPath } from '../../../state/documents/place/collection-address.ts'
import { endText, filterPath } from '../../../state/documents/schema/schema-words.ts'

const SHOWN = 4

/** How the values of a field lie: as a histogram, or the most frequent ones. */
export function FieldChart(props: { field: SampledField }) {
  return (
    <Show when={props.field.histogram} fallback={<Examples field={props.field} />}>
      {(histogram) => <Histogram histogram={histogram()} />}
    </Show>
  )
}

type Told = NonNullable<SampledField['histogram']>

const HEIGHT = 28
const BAR = 10
const GAP = 2

function Histogram(props: { histogram: Told }) {
  const most = () => Math.max(1, ...props.histogram.counts)
  const ends = () => {
    const { kind, least, greatest } = props.histogram
    return [endText(kind, least), endText(kind, greatest)] as const
  }
  const width = () => props.histogram.counts.length * (BAR + GAP) - GAP
  const height = (count: number) => (count === 0 ? 0 : Math.max(1, (count / most()) * HEIGHT))
  return (
    <div class="schema-chart">
      <svg
        role="img"
        aria-label={`Values from ${ends()[0]} to ${ends()[1]}, at most ${most()} in one part`}
        viewBox={`0 0 ${width()} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <For each={props.histogram.counts}>
          {(count, place) => (
            <rect
              x={place() * (BAR + GAP)}
              y={HEIGHT - height(count)}
              width={BAR}
              height={height(count)}
            />
          )}
        </For>
      </svg>
      <span class="schema-ends meta" aria-hidden="true">
        <span>{ends()[0]}</span>
        <span>{ends()[1]}</span>
      </span>
    </div>
  )
}

function Examples(props: { field: SampledField }) {
  // Values that are all different, such as identifiers, say nothing by being listed.
  const shown = () => (most() === 1 && props.field.distinct > SHOWN ? [] : firstOnes())
  const firstOnes = () => props.field.examples.slice(0, SHOWN)
  const most = () => Math.max(1, ...props.field.examples.map(({ count }) => count))
  return (
    <ul class="schema-examples">
      <For each={shown()}>
        {({ value, count }) => (
          <Example
            path={filterPath(props.field.path)}
            text={JSON.stringify(value)}
            count={count}
            share={count / most()}
          />
        )}
      </For>
    </ul>
  )
}

/** A value, which leads to the documents that have it. */
function Example(props: { path: string; text: string; count: number; share: number }) {
  const state = useCollection()
  const value = () => readEjson(props.text)
  const path = () => {
    const filter = `{ ${JSON.stringify(props.path)}: ${ejsonText(value(), { style: 'shell' })} }`
    return collectionPath(state.address()) + writeFindView({ ...PLAIN_VIEW, filter })
  }
  return (
    <li>
      <A href={path()} class="mono clip" title="Find the documents that have it">
        {valueText(value())}
      </A>
      <span class="heat" aria-hidden="true">
        <i style={{ width: `${Math.max(2, props.share * 100)}%` }} />
      </span>
      <span class="meta num">{props.count.toLocaleString('en-US')}</span>
    </li>
  )
}
