import LoaderCircle from 'lucide-solid/icons/loader-circle'
import { createSignal, Match, Show, Switch } from 'solid-js'
import type { MigrationDetail } from '../../../api/migrations.ts'
import { migrationsText, statementsText } from '../../state/migrations/migration-words.ts'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { useStudio } from '../../state/studio.ts'

/** Runs what is shown: the migrations up to a pending one, or the way back of the last one. */
export function RunFooter(props: { detail: MigrationDetail }) {
  const studio = useStudio()
  const state = useMigrations()
  const isLast = () => state.list.data()?.last === props.detail.id
  /** The server would refuse to take anything back. */
  const isStopped = () => state.all().some((each) => ['edited', 'missing'].includes(each.state))
  const isApplicable = () => state.ordinal() > 0 && state.plan() !== undefined
  const isReversible = () =>
    isLast() && props.detail.reversible && state.ordinal() === 0 && !isStopped()
  return (
    <Show when={studio.canWrite()}>
      <Switch>
        <Match when={state.run.progress() !== undefined}>
          <Running />
        </Match>
        <Match when={isApplicable()}>
          <Confirmation
            word={state.plan()?.confirm ?? null}
            act={`Apply ${migrationsText(state.ordinal())}`}
            verb="apply"
            onConfirm={state.apply}
          />
        </Match>
        <Match when={isReversible()}>
          <Confirmation
            word={props.detail.confirm}
            act="Roll back 1 migration"
            verb="roll it back"
            onConfirm={state.rollBack}
          />
        </Match>
      </Switch>
    </Show>
  )
}

function Running() {
  const state = useMigrations()
  const progress = () => state.run.progress()
  const text = () => {
    const now = progress()
    if (now?.waiting !== undefined) return `Waiting for ${now.waiting}`
    if (now === undefined || now.id === '') return 'Beginning'
    return `Running ${now.name}: ${now.done} of ${statementsText(now.total)} done`
  }
  return (
    <div class="confirm" role="status">
      <LoaderCircle class="i spin" />
      <span class="soft clip">{text()}</span>
    </div>
  )
}

interface ConfirmationProps {
  /** What has to be typed; null: nothing would be lost. */
  readonly word: string | null
  /** On the button: what happens. */
  readonly act: string
  readonly verb: string
  readonly onConfirm: (typed: string) => Promise<boolean>
}

function Confirmation(props: ConfirmationProps) {
  const [typed, setTyped] = createSignal('')
  const isReady = () => props.word === null || typed() === props.word
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady()) await props.onConfirm(typed())
  }
  return (
    <form class="confirm" onSubmit={(event) => void submit(event)}>
      <Show when={props.word}>
        {(word) => (
          <>
            <label class="soft" for="confirm-migration">
              Type <code>{word()}</code> to {props.verb}
            </label>
            <div class="input">
              <input
                id="confirm-migration"
                autocomplete="off"
                spellcheck={false}
                value={typed()}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
            </div>
          </>
        )}
      </Show>
      <span class="grow" />
      <button
        type="submit"
        class={props.word === null && props.verb === 'apply' ? 'btn primary' : 'btn danger'}
        disabled={!isReady()}
      >
        {props.act}
      </button>
    </form>
  )
}
