import Info from 'lucide-solid/icons/info'
import { For, Show } from 'solid-js'
import type { PossibleRename, SchemaComparison } from '../../../api/compare.ts'

/** What looks like a new name: the SQL would throw the old one away with its values. */
export function PossibleRenames(props: { comparison: SchemaComparison }) {
  return (
    <Show when={props.comparison.renames.length > 0}>
      <div class="banner info renames" role="note">
        <Info class="i" />
        <div class="body">
          <For each={props.comparison.renames}>{(rename) => <Rename rename={rename} />}</For>
          <p>
            The SQL drops the old one and makes the new one without its values. Where it is a new
            name, say so above it in the schema files, and draft the migration from them:{' '}
            <code>-- @renamed from={props.comparison.renames[0]?.old}</code>
          </p>
        </div>
      </div>
    </Show>
  )
}

function Rename(props: { rename: PossibleRename }) {
  const now = () => props.rename.column ?? props.rename.table
  return (
    <div>
      {props.rename.column === null ? 'Table' : 'Column'} <code>{now()}</code>
      <Show when={props.rename.column !== null}>
        {' '}
        of <code>{props.rename.table}</code>
      </Show>{' '}
      may be <code>{props.rename.old}</code> under a new name.
    </div>
  )
}
