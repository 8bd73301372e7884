import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const MEMORY = '/dev/shm'

/** Of a few servers that run at the same time. */
const NEEDED = 4 * 2 ** 30

/** Where servers keep their files: in memory where there is room, since tests make and drop tables all the time. */
export function serverFiles(needed = NEEDED): string {
  return hasRoom(MEMORY, needed) && freemem() >= needed ? MEMORY : tmpdir()
}

function hasRoom(directory: string, needed: number): boolean {
  try {
    accessSync(directory, constants.W_OK)
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize >= needed
  } catch {
    // No such directory: a system without it.
    return false
  }
}
