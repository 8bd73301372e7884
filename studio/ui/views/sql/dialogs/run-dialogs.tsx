import { Match, Switch } from 'solid-js'
import { useSql } from '../sql-context.ts'
import { ConfirmUnfiltered } from './confirm-unfiltered.tsx'
import { ParametersDialog } from './parameters-dialog.tsx'

/** What is asked before statements run. */
export function RunDialogs() {
  const { flow } = useSql()
  const asked = (ask: 'unfiltered' | 'parameters') => {
    const question = flow.question()
    return question?.ask === ask ? question.run : undefined
  }
  return (
    <Switch>
      <Match when={asked('unfiltered')}>{(run) => <ConfirmUnfiltered run={run()} />}</Match>
      <Match when={asked('parameters')}>{(run) => <ParametersDialog run={run()} />}</Match>
    </Switch>
  )
}
