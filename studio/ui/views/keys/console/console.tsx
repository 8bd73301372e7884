import Lock from 'lucide-solid/icons/lock'
import { type Accessor, createEffect, createSignal, For, Show } from 'solid-js'
import type { CommandHelp, CommandList } from '../../../../api/keys/command.ts'
import { createFetched } from '../../../state/fetched.ts'
import { commandOf, completions, type ConsoleEntry } from '../../../state/keys/console-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { durationText } from '../../../state/numbers.ts'
import { ReplyTree } from './reply-tree.tsx'

/** A prompt for commands, with what they have answered above it. */
export function Console() {
  const studio = useKeyStudio()
  const { console: state } = studio
  const [line, setLine] = createSignal('')
  const commands = createFetched(studio.ready, (_, signal) =>
    studio.api.get<CommandList>('/api/commands', { signal }),
  )
  const known = () => commands.data()?.commands ?? []
  const options = () => completions(known(), line())
  const help = () =>
    commandOf(known(), line()) ?? (options().length === 1 ? options()[0] : undefined)
  let output: HTMLDivElement | undefined
  createEffect(() => {
    state.entries()
    output?.scrollTo({ top: output.scrollHeight })
  })
  const onKey = usePromptKeys({ line, setLine, options, known })
  return (
    <>
      <div class="out" ref={output} role="log" aria-label="Replies" tabindex="0">
        <For each={state.entries()}>{(entry) => <Entry entry={entry} />}</For>
      </div>
      <div class="console-help meta" aria-live="polite">
        <Show
          when={help()}
          fallback={options()
            .map(({ name }) => name)
            .join('  ')}
        >
          {(found) => <Summary help={found()} />}
        </Show>
      </div>
      <label class="prompt">
        <span class="faint">db{studio.database() ?? 0}&gt;</span>
        <span class="sr">Command</span>
        <input
          class="grow"
          autocomplete="off"
          spellcheck={false}
          placeholder="A command, such as GET key"
          value={line()}
          onInput={(event) => setLine(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <Show when={state.isRunning()}>
          <button type="button" class="btn small" onClick={state.stop}>
            Stop
          </button>
        </Show>
      </label>
    </>
  )
}

interface Prompt {
  readonly line: Accessor<string>
  readonly setLine: (line: string) => void
  readonly options: Accessor<readonly CommandHelp[]>
  readonly known: Accessor<readonly CommandHelp[]>
}

/** What the keys of the prompt do: send, complete, stop, and go through the lines that were sent. */
function usePromptKeys({ line, setLine, options, known }: Prompt): (event: KeyboardEvent) => void {
  const { console: state } = useKeyStudio()
  const [back, setBack] = createSignal(0)
  const submit = () => {
    const wanted = line().trim()
    if (wanted === '' || state.isRunning()) return
    setLine('')
    setBack(0)
    if (!state.explain(wanted, known())) void state.run(wanted)
  }
  const recall = (by: number) => {
    const lines = state.history()
    const next = Math.max(0, Math.min(lines.length, back() + by))
    setBack(next)
    setLine(next === 0 ? '' : (lines[lines.length - next] ?? ''))
  }
  const complete = () => {
    const [first] = options()
    if (first === undefined || first.name === line().toUpperCase()) return false
    setLine(`${first.name} `)
    return true
  }
  const acts: Readonly<Record<string, () => boolean>> = {
    Enter: () => {
      submit()
      return true
    },
    ArrowUp: () => {
      recall(1)
      return true
    },
    ArrowDown: () => {
      recall(-1)
      return true
    },
    Tab: complete,
  }
  return (event) => {
    if (event.isComposing) return
    if (event.ctrlKey && event.key.toLowerCase() === 'c' && state.isRunning()) {
      event.preventDefault()
      state.stop()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined
    if (act?.() === true) event.preventDefault()
  }
}

function Summary(props: { help: CommandHelp }) {
  return (
    <>
      <b class="mono">{props.help.syntax}</b> {props.help.summary}
      <Show when={props.help.reason}> {props.help.reason}</Show>
    </>
  )
}

function Entry(props: { entry: ConsoleEntry }) {
  const studio = useKeyStudio()
  return (
    <div class="entry">
      <div>
        <span class="faint">db{props.entry.database}&gt;</span> {props.entry.line}
      </div>
      <Show when={props.entry.answer}>
        {(answer) => (
          <div>
            <ReplyTree reply={answer().reply} />{' '}
            <span class="faint">{durationText(answer().timing.dbMs)}</span>
          </div>
        )}
      </Show>
      <For each={props.entry.help}>
        {(help) => (
          <div class="meta">
            <Summary help={help} /> <span class="faint">Since {help.since}.</span>
          </div>
        )}
      </For>
      <Show when={props.entry.note}>{(note) => <div class="meta">{note()}</div>}</Show>
      <Show when={props.entry.refusal}>
        <div class="warn row refusal">
          <Lock class="i i-s" />
          <span>{props.entry.refusal}</span>
          <Show when={props.entry.confirm}>
            {(name) => (
              <button
                type="button"
                class="btn small"
                onClick={() => void studio.console.run(props.entry.line, name())}
              >
                Run {name()} anyway
              </button>
            )}
          </Show>
        </div>
      </Show>
    </div>
  )
}
