import { For, Show } from 'solid-js'
import type { ImportFormat } from '../../../../api/import.ts'
import type { ImportRun } from '../../../state/import/import-run.ts'
import type { ImportSettings } from '../../../state/import/import-settings.ts'

const FORMATS: readonly (readonly [ImportFormat, string])[] = [
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['ndjson', 'NDJSON'],
]
const DELIMITERS = [
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
  ['|', 'Bar'],
] as const
const ENCODINGS = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Western (Windows)'],
  ['utf-16le', 'UTF-16'],
  ['utf-16be', 'UTF-16, big end first'],
] as const

interface Options {
  readonly run: ImportRun
  readonly settings: ImportSettings
}

/** How the file is read. */
export function ImportOptions(props: Options) {
  return (
    <fieldset
      class="bare import-options"
      disabled={props.run.stage() !== 'asking' || props.run.isWritten()}
    >
      <Choice
        label="Format"
        choices={FORMATS}
        value={props.settings.format}
        choose={(format) => props.run.change({ format })}
      />
      <Show when={props.settings.format === 'csv'}>
        <Choice
          label="Delimiter"
          choices={DELIMITERS}
          value={props.settings.delimiter ?? props.run.preview.data()?.delimiter ?? ','}
          choose={(delimiter) => props.run.change({ delimiter })}
        />
      </Show>
      <Choice
        label="Encoding"
        choices={ENCODINGS}
        value={props.settings.encoding}
        choose={(encoding) => props.run.change({ encoding })}
      />
      <Show when={props.settings.format === 'csv'}>
        <CsvOptions {...props} />
      </Show>
      <Choice
        label="Rows that are there already"
        choices={CONFLICTS}
        value={props.settings.onConflict}
        choose={(onConflict) => props.run.change({ onConflict })}
      />
    </fieldset>
  )
}

const CONFLICTS = [
  ['error', 'Stop the import'],
  ['skip', 'Leave them out'],
] as const

function CsvOptions(props: Options) {
  return (
    <>
      <div class="field">
        <label for="import-null">NULL is written as</label>
        <div class="input">
          <input
            id="import-null"
            autocomplete="off"
            spellcheck={false}
            placeholder="nothing"
            value={props.settings.nullText}
            onChange={(event) => props.run.change({ nullText: event.currentTarget.value })}
          />
        </div>
      </div>
      <label class="tick">
        <input
          type="checkbox"
          checked={props.settings.header ?? props.run.preview.data()?.header ?? false}
          onChange={(event) => props.run.change({ header: event.currentTarget.checked })}
        />
        First row holds names
      </label>
      <label class="tick" title="The apostrophe in '=1+1 goes">
        <input
          type="checkbox"
          checked={props.settings.unguard}
          onChange={(event) => props.run.change({ unguard: event.currentTarget.checked })}
        />
        Take guards of formulas off
      </label>
    </>
  )
}

function Choice<Value extends string>(props: {
  label: string
  choices: readonly (readonly [Value, string])[]
  value: Value | string
  choose: (value: Value) => void
}) {
  return (
    <label class="field">
      <span class="label">{props.label}</span>
      <select
        class="select"
        onChange={(event) => {
          const chosen = props.choices[event.currentTarget.selectedIndex]
          if (chosen !== undefined) props.choose(chosen[0])
        }}
      >
        <For each={props.choices}>
          {([value, label]) => (
            <option value={value} selected={value === props.value}>
              {label}
            </option>
          )}
        </For>
      </select>
    </label>
  )
}
