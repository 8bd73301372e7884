import { ioCode } from '../diagnostics/io-fault.ts'
import type { ProcessTable } from '../output/write-output.ts'

export const processTable: ProcessTable = { pid: process.pid, isAlive }

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and is somebody else's.
    if (ioCode(error) === 'ESRCH') return false
    if (ioCode(error) === 'EPERM') return true
    throw error
  }
}
