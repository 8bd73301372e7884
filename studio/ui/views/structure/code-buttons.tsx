import Download from 'lucide-solid/icons/download'
import { Show } from 'solid-js'
import { CopyButton } from '../../parts/copy-button.tsx'
import { saveText } from '../../state/browser/save-text.ts'
import { useStructure } from '../../state/structure/structure-state.ts'
import type { CodePart } from './code-parts.ts'

/** Downloads and copies a part, once it is there. */
export function CodeButtons(props: { part: CodePart }) {
  const state = useStructure()
  const file = () => `${state.table().name}.${props.part.extension}`
  return (
    <Show when={props.part.text(state)}>
      {(text) => (
        <>
          <button
            type="button"
            class="icon small"
            aria-label={`Download ${file()}`}
            title={`Download ${file()}`}
            onClick={() => saveText(file(), text())}
          >
            <Download class="i" />
          </button>
          <CopyButton text={text()} what={props.part.what} small />
        </>
      )}
    </Show>
  )
}
