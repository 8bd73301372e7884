import { Show } from 'solid-js'
import type { ImportRun } from '../../../state/import/import-run.ts'
import type { ImportSettings } from '../../../state/import/import-settings.ts'
import { SelectField } from '../find/select-field.tsx'

const FORMATS = [
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
  { value: 'ndjson', label: 'NDJSON' },
] as const
const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar' },
] as const
const ENCODINGS = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Western (Windows)' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16, big end first' },
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
      <SelectField
        label="Format"
        options={FORMATS}
        value={props.settings.format}
        onChoose={(format) => props.run.change({ format })}
      />
      <Show when={props.settings.format === 'csv'}>
        <SelectField
          label="Delimiter"
          options={DELIMITERS}
          value={props.settings.delimiter ?? props.run.preview.data()?.delimiter ?? ','}
          onChoose={(delimiter) => props.run.change({ delimiter })}
        />
      </Show>
      <SelectField
        label="Encoding"
        options={ENCODINGS}
        value={props.settings.encoding}
        onChoose={(encoding) => props.run.change({ encoding })}
      />
      <Show when={props.settings.format === 'csv'}>
        <CsvOptions {...props} />
      </Show>
      <SelectField
        label="Rows that are there already"
        options={CONFLICTS}
        value={props.settings.onConflict}
        onChoose={(onConflict) => props.run.change({ onConflict })}
      />
    </fieldset>
  )
}

const CONFLICTS = [
  { value: 'error', label: 'Stop the import' },
  { value: 'skip', label: 'Leave them out' },
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
      <label
        class="tick"
        title="A text such as '=1+1 loses the apostrophe that an export put in front"
      >
        <input
          type="checkbox"
          checked={props.settings.unguard}
          onChange={(event) => props.run.change({ unguard: event.currentTarget.checked })}
        />
        Remove formula guards
      </label>
    </>
  )
}
