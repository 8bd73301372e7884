import type { IndexProof } from './catalog.ts'

/** Names of routines and signs of operators. */
export interface ProofNames {
  readonly calls: readonly string[]
  readonly signs: readonly string[]
}

/** Whether the texts of a proof, as `expressionText` makes them, name one of these. */
export function provesBy(proof: IndexProof, { calls, signs }: ProofNames): boolean {
  const named = namesIn(proof)
  return (
    calls.some((name) => named.calls.includes(name.toLowerCase())) ||
    signs.some((sign) => named.signs.includes(sign))
  )
}

export function namesIn({ expressions, where }: IndexProof): ProofNames {
  const lines = [...expressions, ...where.flat()].flatMap((text) => text?.split('\n') ?? [])
  const words = lines.map((line) => line.split(' '))
  const placed = (kind: string, place: number) =>
    words.flatMap((each) => (each[0] === kind ? [each[place] ?? ''] : []))
  return { calls: placed('call', 1), signs: placed('operation', 2) }
}
