import { type Accessor, createSignal } from 'solid-js'
import type { EndedTransaction, OpenedTransaction } from '../../../../api/transactions.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import type { ApiClient } from '../../api/api-client.ts'

/** A transaction that a person ends. */
export interface OpenTransaction {
  readonly id: string
  readonly idleMs: number
  /** When it is rolled back unless something is done with it, in milliseconds since 1970. */
  readonly deadline: number
  /** How many runs have been made in it. */
  readonly runs: number
}

export interface ManualTransaction {
  readonly open: Accessor<OpenTransaction | undefined>
  readonly isBusy: Accessor<boolean>
  readonly begin: () => Promise<void>
  /** What is written is kept, or none of it. Throws ApiFailure. */
  readonly commit: () => Promise<void>
  readonly rollback: () => Promise<void>
  /** It has been used: the server counts anew. */
  readonly touch: () => void
  /** The server has rolled it back: it was idle too long, or has been restarted. */
  readonly lose: () => void
}

export interface TransactionPlace {
  readonly api: ApiClient
  /** It is open still when the page is loaded again. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly place: string
  readonly now: () => number
}

export function createTransaction({
  api,
  storage,
  place,
  now,
}: TransactionPlace): ManualTransaction {
  const [open, setOpen] = createSignal<OpenTransaction | undefined>(
    kept(storage.getItem(place), now()),
  )
  const [isBusy, setBusy] = createSignal(false)
  const keep = (transaction: OpenTransaction | undefined) => {
    setOpen(transaction)
    if (transaction === undefined) storage.removeItem(place)
    else storage.setItem(place, JSON.stringify(transaction))
  }
  const busily = async (work: () => Promise<void>) => {
    if (isBusy()) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  const begin = () =>
    busily(async () => {
      if (open() !== undefined) return
      const { id, idleMs } = await api.send<OpenedTransaction>('POST', '/api/tx')
      keep({ id, idleMs, deadline: now() + idleMs, runs: 0 })
    })
  const end = (how: 'commit' | 'rollback') =>
    busily(async () => {
      const transaction = open()
      if (transaction === undefined) return
      try {
        const path = `/api/tx/${encodeURIComponent(transaction.id)}/${how}`
        await api.send<EndedTransaction>('POST', path)
        keep(undefined)
      } catch (error) {
        // Without an answer it may be open still; any other failure has ended it.
        if (error instanceof ApiFailure && isEnded(error)) keep(undefined)
        throw error
      }
    })
  const touch = () => {
    const transaction = open()
    if (transaction === undefined) return
    keep({ ...transaction, deadline: now() + transaction.idleMs, runs: transaction.runs + 1 })
  }
  return {
    open,
    isBusy,
    begin,
    commit: () => end('commit'),
    rollback: () => end('rollback'),
    touch,
    lose: () => keep(undefined),
  }
}

/** A conflict is a statement that runs in it; 401 and no answer say nothing of it. */
function isEnded({ status, details }: ApiFailure): boolean {
  const isUsed =
    status === 409 && details.some(({ message }) => message?.includes('runs a statement'))
  return status !== 0 && status !== 401 && !isUsed
}

function kept(text: string | null, now: number): OpenTransaction | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isOpen(value) && value.deadline > now ? value : undefined
  } catch {
    return undefined
  }
}

function isOpen(value: unknown): value is OpenTransaction {
  if (typeof value !== 'object' || value === null) return false
  const found: Partial<Record<keyof OpenTransaction, unknown>> = value
  return (
    typeof found.id === 'string' &&
    typeof found.idleMs === 'number' &&
    typeof found.deadline === 'number' &&
    typeof found.runs === 'number'
  )
}
