import { engineTable } from '../runner/engine-outcomes.ts'
import { askEngine } from './ask-engine.ts'
import { startBroker } from './broker.ts'
import { allowedEngines } from './registry.ts'

const broker = await startBroker()
process.env.QUARRY_ENGINE_BROKER = broker.address
await Promise.all(allowedEngines(process.env.QUARRY_ENGINES).map(askEngine))
const asked = await broker.asked()
await broker.stop()

process.stdout.write(engineTable(asked))
const missing = [...asked.values()].some((outcome) => outcome.kind === 'unavailable')
process.exitCode = missing ? 1 : 0
