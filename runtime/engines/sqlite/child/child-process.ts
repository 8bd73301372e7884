import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ChildAnswer, ChildRefusal, ChildRequest } from './child-request.ts'

/** Beside this file in the sources; in the bundle an entry of its own. */
const PROGRAM = import.meta.url.endsWith('.ts') ? './child.ts' : './sqlite-child.js'

interface Asked {
  readonly resolve: (answer: ChildAnswer) => void
  readonly reject: (error: Error) => void
}

/** The process that has the file open, seen from outside. */
export class SqliteProcess {
  isLost = false
  inTransaction = false
  private readonly child: ChildProcess
  private readonly asked: Asked[] = []
  private readonly gone: Promise<void>

  constructor() {
    this.child = fork(fileURLToPath(new URL(PROGRAM, import.meta.url)), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const gone = Promise.withResolvers<void>()
    this.gone = gone.promise
    const lose = () => {
      this.isLost = true
      this.inTransaction = false
      for (const { reject } of this.asked.splice(0)) reject(new ProcessEnded())
      gone.resolve()
    }
    this.child.on('message', (answer: ChildAnswer) => this.take(answer))
    this.child.on('error', lose)
    this.child.on('exit', lose)
  }

  /** Requests are answered in their order. Throws SqliteRefusal, or ProcessEnded. */
  ask(request: ChildRequest): Promise<ChildAnswer> {
    return new Promise((resolve, reject) => {
      if (this.isLost) {
        reject(new ProcessEnded())
        return
      }
      this.asked.push({ resolve, reject })
      this.child.send(request, (error) => {
        if (error !== null) void this.kill()
      })
    })
  }

  /** Ends the process after what it does now, with its file closed. */
  async end(): Promise<void> {
    if (this.child.connected) this.child.disconnect()
    await this.gone
  }

  kill(): Promise<void> {
    this.isLost = true
    this.child.kill('SIGKILL')
    return this.gone
  }

  private take(answer: ChildAnswer): void {
    this.inTransaction = answer.inTransaction
    const asked = this.asked.shift()
    if (answer.refusal === undefined) asked?.resolve(answer)
    else asked?.reject(new SqliteRefusal(answer.refusal))
  }
}

export class SqliteRefusal extends Error {
  /** `SQLITE_CONSTRAINT_UNIQUE` */
  readonly code: string

  constructor({ code, message }: ChildRefusal) {
    super(message)
    this.name = 'SqliteRefusal'
    this.code = code
  }
}

export class ProcessEnded extends Error {
  constructor() {
    super('the process that has the file open has ended')
    this.name = 'ProcessEnded'
  }
}
