import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { GivenUp } from '../given-up.ts'
import type { Connection } from './connection.ts'
import { type Answer, answerSchema, type Request } from './requests.ts'

const PROGRAM = fileURLToPath(new URL('answer-requests.ts', import.meta.url))

/**
 * A database in the memory of a process of its own, which ends itself when a statement takes too long: that one is
 * given up, and another process gets the database as it was.
 */
export async function connectApart(seconds: number): Promise<Connection> {
  let child = await start(seconds)
  let executed: string[] = []

  async function answer(request: Request): Promise<Answer> {
    try {
      return await answerOf(child, request)
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error
      child = await start(seconds)
      for (const statement of executed) await answerOf(child, { ask: 'execute', statement })
      throw error
    }
  }

  async function ask(request: Request): Promise<Answer> {
    const answered = await answer(request)
    if (answered.kind === 'failed') throw new Error(answered.message)
    return answered
  }

  return {
    async reset() {
      executed = []
      await ask({ ask: 'reset' })
    },
    async execute(statement) {
      const answered = await answer({ ask: 'execute', statement })
      // Of several statements those before the fault have had their effect.
      executed.push(statement)
      if (answered.kind === 'failed') throw new Error(answered.message)
    },
    async rows(statement, values) {
      const answered = await ask({ ask: 'rows', statement, values: [...values] })
      return answered.kind === 'rows' ? answered.rows : []
    },
    async refusal(statement) {
      const answered = await ask({ ask: 'refusal', statement })
      return answered.kind === 'refusal' ? answered.message : undefined
    },
    async columns(statement) {
      const answered = await ask({ ask: 'columns', statement })
      return answered.kind === 'columns' ? answered.columns : []
    },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

async function start(seconds: number): Promise<ChildProcess> {
  const child = fork(PROGRAM, [String(seconds)], { serialization: 'advanced' })
  await nextAnswer(child)
  return child
}

function answerOf(child: ChildProcess, request: Request): Promise<Answer> {
  const answered = nextAnswer(child)
  child.send(request)
  return answered
}

function nextAnswer(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const take = (message: unknown) => {
      child.off('exit', leave)
      resolve(v.parse(answerSchema, message))
    }
    const leave = (_code: number | null, signal: string | null) => {
      child.off('message', take)
      reject(signal === 'SIGKILL' ? new GivenUp() : new Error('the process of SQLite has ended'))
    }
    child.once('message', take)
    child.once('exit', leave)
  })
}
