import type { Connection, Scratch } from '../../../runtime/engine.ts'
import type { Interrupts } from '../../process/interrupts.ts'
import { makeScratch, type NoScratch, type ScratchWish } from '../../project/scratch-place.ts'

/** Makes one more empty database. Throws what connecting throws. */
export type MakeScratch = () => Promise<Connection | NoScratch>

/** Does work that needs scratch databases; whatever becomes of it, none of them is left. */
export async function withScratches<Result>(
  wish: ScratchWish,
  interrupts: Interrupts,
  work: (make: MakeScratch) => Promise<Result>,
): Promise<Result> {
  const making: Promise<Scratch | NoScratch>[] = []
  const drop = async () => {
    for (const made of await Promise.allSettled(making))
      if (made.status === 'fulfilled' && !('reason' in made.value)) await made.value.drop()
  }
  return interrupts.undoing(drop, () =>
    work(async () => {
      const made = makeScratch(wish)
      making.push(made)
      const scratch = await made
      return 'reason' in scratch ? scratch : scratch.connection
    }),
  )
}
