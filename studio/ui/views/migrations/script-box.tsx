import Check from 'lucide-solid/icons/check'
import CircleX from 'lucide-solid/icons/circle-x'
import FileCode from 'lucide-solid/icons/file-code'
import { For, Match, Show, Switch } from 'solid-js'
import type { MigrationScript, MigrationStatement } from '../../../api/migrations.ts'
import { CodeText } from '../../parts/code-text.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { highlightSql } from '../../state/code/highlight-sql.ts'
import { shortChecksum } from '../../state/migrations/migration-words.ts'
import { hazardLook } from './hazard-list.tsx'

/** The statements of a file, numbered; what is at risk stands out where it is. */
export function ScriptBox(props: { script: MigrationScript; failedAt?: number | undefined }) {
  return (
    <div class="codebox statements">
      <ScriptHead script={props.script} />
      <ol class="code" tabindex="0" aria-label="Statements">
        <For
          each={props.script.statements}
          fallback={<li class="nothing">The file has no statements.</li>}
        >
          {(statement) => (
            <StatementLine statement={statement} isFailed={statement.number === props.failedAt} />
          )}
        </For>
      </ol>
    </div>
  )
}

function ScriptHead(props: { script: MigrationScript }) {
  const name = () => props.script.file.split('/').at(-1)
  return (
    <header>
      <FileCode class="i i-s" />
      <span class="grow clip">{name()}</span>
      <span class="faint hide-phone">checksum</span>
      <code class="hide-phone" title={props.script.checksum}>
        {shortChecksum(props.script.checksum)}
      </code>
      <CopyButton text={props.script.text} what={`text of ${name()}`} small />
    </header>
  )
}

function StatementLine(props: { statement: MigrationStatement; isFailed: boolean }) {
  const look = () => {
    if (props.isFailed) return 'failed'
    const looks = props.statement.hazards.map(hazardLook)
    if (looks.includes('danger')) return 'risky'
    return looks.includes('warn') ? 'slow' : ''
  }
  return (
    <li classList={{ [look()]: look() !== '', done: props.statement.done }}>
      <span class="no">
        <Switch fallback={props.statement.number}>
          <Match when={props.isFailed}>
            <CircleX class="i i-s danger" />
            <span class="sr">Refused:</span>
          </Match>
          <Match when={props.statement.done}>
            <Check class="i i-s ok" />
            <span class="sr">Done:</span>
          </Match>
        </Switch>
      </span>
      <span class="sql">
        <For each={highlightSql(props.statement.text)}>
          {(piece) =>
            piece.look === '' ? piece.text : <span class={piece.look}>{piece.text}</span>
          }
        </For>
        ;
      </span>
    </li>
  )
}

/** A file as it is written, comments and all. */
export function ScriptText(props: { script: MigrationScript | null; way: 'up' | 'down' }) {
  return (
    <Show when={props.script} fallback={<NoFile way={props.way} />}>
      {(script) => (
        <div class="codebox">
          <ScriptHead script={script()} />
          <CodeText text={script().text} language="sql" label={`Text of the ${props.way} file`} />
        </div>
      )}
    </Show>
  )
}

export function NoFile(props: { way: 'up' | 'down' }) {
  return (
    <p class="soft no-file">
      {props.way === 'up'
        ? 'The file is gone, so that nobody can say what it did.'
        : 'There is no down file beside it, so this migration cannot be taken back.'}
    </p>
  )
}
