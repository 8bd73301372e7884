import CircleAlert from 'lucide-solid/icons/circle-alert'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { Match, Show, Switch } from 'solid-js'
import type { MigrationDetail } from '../../../api/migrations.ts'
import { agoText, shortChecksum, statementsText } from '../../state/migrations/migration-words.ts'
import { durationText } from '../../state/numbers.ts'

/** What became of a migration, and what is wrong with it. */
export function MigrationFacts(props: { detail: MigrationDetail }) {
  return (
    <>
      <Switch>
        <Match when={props.detail.state === 'edited'}>
          <div class="banner warn" role="status">
            <TriangleAlert class="i" />
            <div class="body">
              <b>The file changed after it was applied</b>
              <p>
                Was <code>{shortChecksum(props.detail.checksum)}</code>, now{' '}
                <code>{shortChecksum(props.detail.fileChecksum ?? '')}</code>. Undo the change and
                write another migration, or accept it in the terminal:{' '}
                <code>quarry resolve {props.detail.id} --as applied</code>
              </p>
            </div>
          </div>
        </Match>
        <Match when={props.detail.state === 'missing'}>
          <div class="banner warn" role="status">
            <TriangleAlert class="i" />
            <div class="body">
              <b>The file of this migration is gone</b>
              <p>
                It was applied, so bring the file back. Or forget the migration in the terminal:{' '}
                <code>quarry resolve {props.detail.id} --as pending</code>
              </p>
            </div>
          </div>
        </Match>
        <Match when={props.detail.state === 'failed'}>
          <StoppedRun detail={props.detail} />
        </Match>
        <Match when={props.detail.late}>
          <div class="banner warn" role="status">
            <TriangleAlert class="i" />
            <div class="body">
              <b>A younger migration is applied already</b>
              <p>
                Give the files a newer number, or allow late files:{' '}
                <code>out_of_order = "apply"</code> under <code>[migrate]</code> of quarry.toml.
              </p>
            </div>
          </div>
        </Match>
      </Switch>
      <Show when={props.detail.finished}>
        {(finished) => (
          <dl class="facts applied-facts">
            <div>
              <dt>Applied</dt>
              <dd>
                <time title={finished()}>{agoText(finished(), Date.now())}</time>
              </dd>
            </div>
            <div>
              <dt>Took</dt>
              <dd>{durationText(props.detail.duration ?? 0)}</dd>
            </div>
            <div>
              <dt>Statements</dt>
              <dd>{props.detail.statements ?? 'unknown'}</dd>
            </div>
            <div>
              <dt>Checksum</dt>
              <dd>
                <code title={props.detail.checksum}>{shortChecksum(props.detail.checksum)}</code>
              </dd>
            </div>
          </dl>
        )}
      </Show>
    </>
  )
}

function StoppedRun(props: { detail: MigrationDetail }) {
  const progress = () => props.detail.progress
  const isBack = () => progress()?.direction === 'down'
  return (
    <div class="banner danger" role="status">
      <CircleAlert class="i" />
      <div class="body">
        <b>
          {isBack() ? 'The way back' : 'The last run'} stopped behind {progress()?.done ?? 0} of{' '}
          {statementsText(progress()?.total ?? 0)}
        </b>
        <p>
          {(progress()?.done ?? 0) === 0
            ? 'Nothing of it was done. Mend the file, and apply it again.'
            : 'What is done stays done. Mend the file from there on: the next run goes on where this one stopped.'}
        </p>
      </div>
    </div>
  )
}
