import { endedTransaction, openedTransaction } from '../../../api/transactions.ts'
import { type RelationalRoute, route } from './relational-route.ts'
import { IDLE_MS } from '../../transactions/transactions.ts'

export const transactionRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'POST',
      url: '/api/tx',
      summary: 'Begins a transaction that a person ends',
      answers: openedTransaction,
      isCreation: true,
    },
    async ({ signal }, { transactions }) => {
      const id = await transactions.begin({ signal })
      return { status: 201, headers: { location: `/api/tx/${id}` }, body: { id, idleMs: IDLE_MS } }
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tx/:id/commit',
      summary: 'Commits a transaction',
      answers: endedTransaction,
    },
    async ({ params: { id = '' }, signal }, { transactions, forgetCatalog }) => {
      await transactions.end(id, 'COMMIT', { signal })
      forgetCatalog()
      return { body: { id, state: 'committed' } }
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tx/:id/rollback',
      summary: 'Rolls a transaction back',
      answers: endedTransaction,
    },
    async ({ params: { id = '' }, signal }, { transactions, forgetCatalog }) => {
      await transactions.end(id, 'ROLLBACK', { signal })
      forgetCatalog()
      return { body: { id, state: 'rolled-back' } }
    },
  ),
]
