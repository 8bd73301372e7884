import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCases } from '../fixtures/golden-case.ts'
import { readShared, withShared } from '../fixtures/shared-files.ts'
import { readFiles, replaceFiles } from '../fixtures/stored-files.ts'

/** The generated code of all cases, complete: what the types of expected code are checked on. */
export const EXPECTED_CODE = 'golden/.expected-code'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CONFIGURATION = { extends: '../cases/tsconfig.json', include: ['*/*/*/*'] }

/** Puts the files that cases share beside those that each has of its own. */
export function writeExpectedCode(): void {
  const shared = readShared()
  const code = readCases().flatMap(({ name, folder }) =>
    [...withShared(readFiles(join(folder, 'expected')), shared)]
      .filter(([path]) => /\.[jt]s$/.test(path))
      .map(([path, text]): [string, string] => [`${name}/${path}`, text]),
  )
  const configuration: [string, string] = ['tsconfig.json', JSON.stringify(CONFIGURATION)]
  replaceFiles(join(ROOT, EXPECTED_CODE), new Map([configuration, ...code]))
}
