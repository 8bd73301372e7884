import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generate } from '../../../compiler/generate.ts'
import type { DialectName, DriverName } from '../../fixtures/case-settings.ts'
import { typeFaults } from '../../fixtures/type-faults.ts'
import { compileSample } from '../../truth/sample-project.ts'

/** The example in a directory of its own, generated for one driver. */
export interface ShopCopy {
  /** What tsc says of the program that uses the generated code. */
  typeFaults(): string[]
  /** What the program prints. Throws when it ends with another code than 0. */
  run(
    program: string,
    databaseUrl: string,
  ): Promise<{ readonly stdout: string; readonly stderr: string }>
  remove(): void
}

export async function copyShop(of: {
  readonly from: string
  readonly dialect: DialectName
  readonly driver: DriverName
  readonly root: string
}): Promise<ShopCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bookshop-'))
  cpSync(of.from, folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  symlinkSync(join(of.root, 'node_modules'), join(folder, 'node_modules'))
  await generateInto(join(folder, 'quarry_gen'), of)
  return {
    typeFaults: () => typeFaults([join(folder, 'day.js')], ['node']),
    async run(program, databaseUrl) {
      const env = { ...process.env, DATABASE_URL: databaseUrl }
      const args = [join(folder, 'main.js'), of.driver]
      return promisify(execFile)(program, args, { env, cwd: folder })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function generateInto(
  folder: string,
  { from, dialect, driver }: { from: string; dialect: DialectName; driver: DriverName },
): Promise<void> {
  const { compilation, target } = await compileSample(
    { dialect, schema: join(from, 'db/schema'), queries: join(from, 'db/queries') },
    driver,
  )
  const [fault] = compilation.diagnostics.filter(({ severity }) => severity === 'error')
  if (fault !== undefined) throw new Error(`${fault.place.file}: ${fault.message}`)
  mkdirSync(folder)
  for (const { path, text } of await generate(compilation.project, target)) {
    writeFileSync(join(folder, path), text)
  }
}
