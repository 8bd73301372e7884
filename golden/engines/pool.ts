import {
  unavailable,
  type EngineName,
  type Running,
  type Started,
  type TestEngine,
  type Unavailable,
} from './engine.ts'

export interface Pool {
  /** Starts the engine when it is asked for the first time; several start in parallel. Never rejects. */
  engine(name: EngineName): Promise<Running | Unavailable>
  /** Starts it anew when it is asked for again. */
  forget(name: EngineName): void
  asked(): Promise<ReadonlyMap<EngineName, Running | Unavailable>>
  /** Ends every engine that was started. */
  stop(): Promise<void>
}

/** The engines of one process, each started at most once. */
export function createPool(find: (name: EngineName) => TestEngine): Pool {
  const outcomes = new Map<EngineName, Promise<Running | Unavailable>>()
  const started: Started[] = []
  const asked = async () => new Map(await Promise.all([...outcomes].map(settled)))
  return {
    engine(name) {
      const outcome = outcomes.get(name) ?? start(find(name), started)
      outcomes.set(name, outcome)
      return outcome
    },
    forget: (name) => void outcomes.delete(name),
    asked,
    async stop() {
      await asked()
      await Promise.all(started.map((server) => server.stop()))
    },
  }
}

async function start(engine: TestEngine, started: Started[]): Promise<Running | Unavailable> {
  const begin = performance.now()
  try {
    const found = await engine.find()
    if (found.kind === 'unavailable') return found
    const server = await found.start()
    started.push(server)
    const { name } = engine
    const { how, version } = found
    const { url, program } = server
    const startMs = Math.round(performance.now() - begin)
    return { kind: 'running', name, how, version, url, program, startMs }
  } catch (error) {
    // The process that asked must hear why, and so must those that ask later.
    return unavailable(error instanceof Error ? error.message : String(error))
  }
}

async function settled<Key, Value>([key, value]: readonly [Key, Promise<Value>]) {
  return [key, await value] as const
}
