import ListChecks from 'lucide-solid/icons/list-checks'
import Info from 'lucide-solid/icons/info'
import Plus from 'lucide-solid/icons/plus'
import Search from 'lucide-solid/icons/search'
import { Show } from 'solid-js'
import { Choice } from '../../parts/choice.tsx'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useCommands } from '../../state/commands/use-commands.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { typeOptions } from '../../state/keys/key-words.ts'
import { DatabaseChoice } from './database-choice.tsx'
import { ChosenKeys } from './chosen-keys.tsx'
import { KeyTreeLines } from './key-tree-lines.tsx'
import { ScanBar } from './scan-bar.tsx'

/** The tree of keys in the side bar, found by SCAN alone; of its lines only those in sight exist. */
export function KeyTree() {
  const studio = useKeyStudio()
  let input: HTMLInputElement | undefined
  useCommands({ 'key.find': () => input?.focus() })
  const separate = (field: HTMLInputElement) => {
    if (field.value === '') field.value = studio.separator()
    else studio.setSeparator(field.value)
  }
  const search = (text: string) => studio.tree.setPattern(text.trim())
  return (
    <div class="side-tree">
      <div class="side-head">
        <DatabaseChoice />
        <button
          type="button"
          class="icon small"
          aria-label="Choose keys"
          title="Choose several keys: a press chooses, and opens nothing"
          aria-pressed={studio.choice.isChoosing()}
          onClick={() => studio.choice.setChoosing(!studio.choice.isChoosing())}
        >
          <ListChecks class="i" />
        </button>
        <Show when={studio.canWrite()}>
          <button
            type="button"
            class="icon small"
            aria-label="New key"
            title="New key (Alt+N)"
            onClick={() => studio.openDialog('new-key')}
          >
            <Plus class="i" />
          </button>
        </Show>
      </div>
      <div class="side-find key-find">
        <label class="input quiet small">
          <Search class="i i-s" />
          <span class="sr">Pattern of keys</span>
          <input
            ref={input}
            type="search"
            placeholder="Pattern, such as session:*"
            spellcheck={false}
            onChange={(event) => search(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <Choice
            label="Type of keys"
            class="small grow"
            options={typeOptions(studio.meta.data()?.capabilities.json === true)}
            value={studio.tree.type()}
            onChoose={studio.tree.setType}
          />
          <label class="input quiet small separator" title="Separator between the parts of names">
            <span class="sr">Separator of names</span>
            <input
              class="mono"
              maxlength={16}
              spellcheck={false}
              autocomplete="off"
              value={studio.separator()}
              onChange={(event) => separate(event.currentTarget)}
            />
          </label>
        </div>
      </div>
      <ScanBar />
      <FailureBanner
        failure={toldFailure(studio.connection, studio.tree.scan().failure())}
        retry={studio.tree.refresh}
      />
      <KeyTreeLines />
      <ScanNote />
      <ChosenKeys />
    </div>
  )
}

function ScanNote() {
  const { tree } = useKeyStudio()
  return (
    <Show when={tree.scan().progress()?.complete === false}>
      <div class="scan-note meta">
        <Info class="i i-s" />
        <span>Counts are of what was scanned so far.</span>
      </div>
    </Show>
  )
}
