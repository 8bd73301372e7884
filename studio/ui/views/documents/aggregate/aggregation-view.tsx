import { createSignal, Show } from 'solid-js'
import {
  AggregationContext,
  createAggregationState,
} from '../../../state/documents/aggregate/aggregation-state.ts'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { aggregateCommand } from '../../../state/documents/saved/saved-command.ts'
import { useCommands } from '../../../state/commands/use-commands.ts'
import { AskDialog } from '../dialogs/ask-dialog.tsx'
import { CodeDialog } from '../dialogs/code-dialog.tsx'
import { SaveQueryDialog } from '../dialogs/save-query-dialog.tsx'
import { PipelineOutput } from './pipeline-output.tsx'
import { focusLastStage, StagePanel } from './stage-panel.tsx'
import { writtenName, WritingText } from './writing-note.tsx'
import '../../../styles/aggregation.css'
import '../../../styles/results.css'

/** A pipeline over a collection: its stages on the right, what comes out of them on the left. */
export function AggregationView() {
  const studio = useDocumentStudio()
  const state = createAggregationState(studio, useCollection().address)
  const [dialog, setDialog] = createSignal<'run' | 'save' | 'code'>()
  const close = () => setDialog(undefined)
  const start = async (confirm?: string) => {
    state.show('result')
    await state.run.start(state.pipeline(), confirm)
    const failure = state.run.failure()
    if (failure !== undefined && confirm !== undefined) throw failure
  }
  const run = () => {
    if (state.fault() !== undefined || state.run.isRunning()) return
    if (state.written() === undefined) void start()
    else if (studio.canWrite()) setDialog('run')
  }
  const isWhole = () => state.fault() === undefined
  const addStage = () => {
    state.addStage()
    queueMicrotask(focusLastStage)
  }
  useCommands({
    'document.run': run,
    'document.add-stage': { run: addStage, when: () => state.form() === 'stages' },
    'document.save-query': { run: () => setDialog('save'), when: state.canSave },
    'document.code': { run: () => setDialog('code'), when: isWhole },
    'document.explain': {
      run: () => state.show('plan'),
      when: () => isWhole() && state.written() === undefined,
    },
  })
  const acts = {
    ...{ run, addStage },
    ...{ save: () => setDialog('save'), code: () => setDialog('code') },
  }
  return (
    <AggregationContext.Provider value={state}>
      <div class="agg">
        <PipelineOutput />
        <StagePanel acts={acts} />
      </div>
      <Show when={dialog() === 'run' && state.written()} keyed>
        {(written) => (
          <AskDialog
            open
            isDanger
            title={`Write the collection ${writtenName(written)}?`}
            verb="Run and write"
            word={written.collection}
            fields={[]}
            act={() => start(written.collection)}
            onClose={close}
          >
            <p>
              <WritingText written={written} /> This cannot be undone.
            </p>
          </AskDialog>
        )}
      </Show>
      <SaveQueryDialog
        open={dialog() === 'save'}
        known={state.saved()}
        text={() => aggregateCommand(state.address(), state.stages.plain())}
        onSaved={state.setSaved}
        onClose={close}
      />
      <CodeDialog
        open={dialog() === 'code'}
        address={state.address()}
        query={{ pipeline: state.pipeline() }}
        onClose={close}
      />
    </AggregationContext.Provider>
  )
}
