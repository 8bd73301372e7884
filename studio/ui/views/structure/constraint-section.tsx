import { For, Show } from 'solid-js'
import type { Constraint } from '../../../api/tables.ts'
import { highlightSql } from '../../state/code/highlight-sql.ts'
import { useStructure } from '../../state/structure/structure-state.ts'
import { Section } from './section.tsx'

const WORDS: Readonly<Record<Constraint['kind'], string>> = {
  'primary-key': 'Primary key',
  unique: 'Unique',
  'foreign-key': 'Foreign key',
  check: 'Check',
  exclusion: 'Exclusion',
}

export function ConstraintSection() {
  const state = useStructure()
  const constraints = () => state.schema.data()?.constraints ?? []
  return (
    <Show when={constraints().length > 0}>
      <Section title="Constraints" count={constraints().length}>
        <table class="list">
          <thead>
            <tr>
              <th>Name</th>
              <th>Kind</th>
              <th>Definition</th>
            </tr>
          </thead>
          <tbody>
            <For each={constraints()}>
              {({ name, kind, definition }) => (
                <tr>
                  <td class="strong">{name ?? <span class="faint">no name</span>}</td>
                  <td class="soft">{WORDS[kind]}</td>
                  <td class="lines">
                    <For each={highlightSql(definition)}>
                      {(piece) => <span class={piece.look}>{piece.text}</span>}
                    </For>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Section>
    </Show>
  )
}
