import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The bytes that this process could not give back: its heap and what stands outside of it. */
export function bytesInUse(): number {
  collectGarbage()
  // Buffers that are freed are counted until the next collection begins.
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
