import Info from 'lucide-solid/icons/info'
import { For, Show } from 'solid-js'
import type { Index } from '../../../api/tables.ts'
import { byteText, groupedNumber } from '../../state/numbers.ts'
import { useStructure } from '../../state/structure/structure-state.ts'
import { Section } from './section.tsx'

export function IndexSection() {
  const state = useStructure()
  const indexes = () => state.indexes.data()?.indexes ?? []
  const hasBytes = () => indexes().some(({ bytes }) => bytes !== null)
  const hasScans = () => indexes().some(({ scans }) => scans !== null)
  return (
    <Show when={indexes().length > 0 || state.indexes.failure() !== undefined}>
      <Section
        title="Indexes"
        count={indexes().length}
        failure={state.indexes.failure()}
        retry={state.indexes.refetch}
      >
        <table class="list">
          <thead>
            <tr>
              <th>Name</th>
              <th>Columns</th>
              <th>Kind</th>
              <Show when={hasBytes()}>
                <th class="num">Size</th>
              </Show>
              <Show when={hasScans()}>
                <th class="num">Reads counted</th>
              </Show>
            </tr>
          </thead>
          <tbody>
            <For each={indexes()}>
              {(index) => <IndexRow index={index} hasBytes={hasBytes()} hasScans={hasScans()} />}
            </For>
          </tbody>
        </table>
      </Section>
    </Show>
  )
}

function IndexRow(props: { index: Index; hasBytes: boolean; hasScans: boolean }) {
  return (
    <tr>
      <td class="strong">{props.index.name ?? <span class="faint">no name</span>}</td>
      <td>
        <code>{props.index.parts.join(', ')}</code>
        <Show when={props.index.included.length > 0}>
          {' '}
          <span class="faint">with</span> <code>{props.index.included.join(', ')}</code>
        </Show>
        <Show when={props.index.where !== false}>
          {' '}
          <span class="faint">where</span>{' '}
          <code>{props.index.where === true ? 'some rows' : props.index.where}</code>
        </Show>
      </td>
      <td>
        <IndexKind index={props.index} />
      </td>
      <Show when={props.hasBytes}>
        <td class="num">{props.index.bytes === null ? '' : byteText(props.index.bytes)}</td>
      </Show>
      <Show when={props.hasScans}>
        <td class="num">
          <Scans scans={props.index.scans} />
        </td>
      </Show>
    </tr>
  )
}

function IndexKind(props: { index: Index }) {
  const words = () => {
    const { method, where } = props.index
    return [method, where === false ? null : 'partial'].filter((word) => word !== null).join(', ')
  }
  return (
    <span class="notes">
      <Show when={props.index.primaryKey}>
        <span class="badge">Primary key</span>
      </Show>
      <Show when={props.index.unique && !props.index.primaryKey}>
        <span class="badge">Unique</span>
      </Show>
      <span class="faint">{words()}</span>
    </span>
  )
}

function Scans(props: { scans: number | null }) {
  return (
    <Show
      when={props.scans === 0}
      fallback={props.scans === null ? '' : groupedNumber(props.scans)}
    >
      <span class="badge warn">
        <Info class="i" />
        Never
      </span>
    </Show>
  )
}
