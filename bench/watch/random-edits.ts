import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createProjectGenerator } from '../../cli/project/generate-project.ts'
import { openLiveProject } from '../../cli/project/live-project.ts'
import { outputDirectory } from '../../cli/output/output-directory.ts'
import { createRandom } from '../random.ts'
import { type EditedProject, makeEditedProject, pick } from './edited-project.ts'
import { breaking, type Edit, many, meddle, mend, sound } from './edits.ts'
import { watchCommand, type Watched } from './watched-command.ts'

export interface EditRun {
  readonly edits: number
  readonly seed: number
  /** The path of the bundled command. */
  readonly quarry: string
}

/** The texts that a cold run leaves in the output directory, by file name. */
interface Expected {
  readonly directory: string
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Edits a project of a hundred queries at random while `gen --watch` runs on it. After each edit the
 * output comes to be what a cold run makes, byte for byte. Throws: with the seed and all that was printed.
 */
export async function runRandomEdits({ edits, seed, quarry }: EditRun): Promise<void> {
  const project = makeEditedProject(createRandom(seed))
  const watched = watchCommand(quarry, ['gen', '--watch', '--cwd', project.root])
  const done: string[] = []
  try {
    let state = await follow(project, undefined, watched)
    for (let i = 0; i < edits; i++) {
      const [name, edit] = choose(project, state.isBroken)
      done.push(name)
      await edit(project)
      state = await follow(project, state.expected, watched)
    }
    const code = await watched.interrupt()
    if (code !== 130) throw new Error(`Ctrl+C ended it with ${code}`)
  } catch (error) {
    const last = done.slice(-5).join(', then ')
    throw new Error(`seed ${seed}, edit ${done.length}: ${last}\n${watched.everything()}`, {
      cause: error,
    })
  } finally {
    rmSync(project.root, { recursive: true, force: true })
  }
}

/** A project is broken in a seventh of the time, and mended soon. */
function choose({ random }: EditedProject, isBroken: boolean): readonly [string, Edit] {
  const dice = random(20)
  if (isBroken && dice < 12) return ['mend', mend]
  if (dice === 0) return ['many edits', many]
  if (dice === 1 && !isBroken) return ['meddle', meddleAndChange]
  if (dice < 4) return pick(random, Object.entries(breaking))
  return pick(random, Object.entries(sound))
}

/** A file that was meddled with is written anew with the next change. */
const meddleAndChange: Edit = async (project) => {
  await meddle(project)
  await sound['add a query']?.(project)
}

interface State {
  readonly expected: Expected | undefined
  readonly isBroken: boolean
}

/** Waits until the output is what is expected; where the project is broken that is what was there. */
async function follow(
  project: EditedProject,
  before: Expected | undefined,
  watched: Watched,
): Promise<State> {
  const fresh = await coldRun(project.root)
  const expected = fresh ?? before
  if (expected) {
    await watched.until('the output of a cold run', () => differing(expected).length === 0)
  }
  // It is to see the fault before it is mended.
  if (!fresh) await delay(LOOK_MS)
  return { expected, isBroken: fresh === undefined }
}

const LOOK_MS = 60

/** Undefined where the project has errors. */
async function coldRun(root: string): Promise<Expected | undefined> {
  const stopwatch = { enter: () => undefined, times: () => new Map() }
  const project = openLiveProject({ cwd: root, config: undefined }, stopwatch)
  const read = project.read()
  const compiled = await project.compile(read)
  const generate = createProjectGenerator(stopwatch)
  const { generated } = await generate(read, compiled, 'compare')
  if (!generated || !read.config) return undefined
  const { absolute } = outputDirectory(root, read.config.gen.out)
  return { directory: absolute, texts: generated.outputs }
}

function differing({ directory, texts }: Expected): readonly string[] {
  return [...texts.keys()].filter((name) => {
    const path = join(directory, name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== texts.get(name)
  })
}
