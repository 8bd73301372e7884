import { Show } from 'solid-js'
import { Choice } from '../../../parts/choice.tsx'
import { groupedNumber } from '../../../state/numbers.ts'
import { LIMITS } from '../../../state/sql/document/sql-document.ts'
import { useStudio } from '../../../state/studio.ts'
import { failureLine } from '../../../state/api/api-failure.ts'
import { useSql } from '../sql-context.ts'

/** How many rows are read, in which schema, and in which transaction. */
export function RunSettings() {
  return (
    <>
      <SchemaChoice />
      <LimitChoice />
      <TransactionChoice />
    </>
  )
}

function SchemaChoice() {
  const studio = useStudio()
  const { session } = useSql()
  const options = () => {
    const meta = studio.meta.data()
    const names = (studio.tables.data()?.tables ?? []).map(({ schema }) => schema)
    const others = [...new Set(names)].filter((name) => name !== meta?.defaultSchema).toSorted()
    const standard = { value: '', label: meta?.defaultSchema || 'Default schema' }
    return [standard, ...others.map((name) => ({ value: name, label: name }))]
  }
  return (
    <Show when={studio.meta.data()?.capabilities.schemas && options().length > 1}>
      <Choice
        label="Schema"
        class="hide-phone hide-900"
        options={options()}
        value={session.document().schema ?? ''}
        onChoose={(name) => session.change({ schema: name === '' ? undefined : name })}
      />
    </Show>
  )
}

function LimitChoice() {
  const { session } = useSql()
  const options = LIMITS.map((limit) => ({
    value: String(limit),
    label: `${groupedNumber(limit)} rows`,
  }))
  return (
    <>
      <span class="faint meta wide-only">Limit</span>
      <Choice
        label="Rows read of each result"
        class="hide-phone hide-900"
        options={options}
        value={String(session.document().limit)}
        onChoose={(limit) => session.change({ limit: Number(limit) })}
      />
    </>
  )
}

function TransactionChoice() {
  const studio = useStudio()
  const { session } = useSql()
  const { transaction } = session
  const options = [
    { value: 'auto', label: 'Autocommit' },
    { value: 'manual', label: 'Transaction' },
  ]
  const choose = async (mode: string) => {
    try {
      if (mode === 'manual') {
        await transaction.begin()
        studio.announcer.say('Transaction begun')
      } else await transaction.rollback()
    } catch (error) {
      studio.toasts.show({ tone: 'danger', text: `No transaction: ${failureLine(error)}.` })
    }
  }
  return (
    <Show when={studio.meta.data()?.capabilities.transactions}>
      <Choice
        label="Transaction mode"
        class="hide-phone"
        options={options}
        value={transaction.open() === undefined ? 'auto' : 'manual'}
        disabled={transaction.isBusy() || transaction.open() !== undefined}
        onChoose={(mode) => void choose(mode)}
      />
    </Show>
  )
}
