import { isUndecided } from './api-failure.ts'
import { requestKey } from './request-key.ts'

interface Asked {
  /** The request as JSON. */
  readonly text: string
  readonly key: string
}

/** Where the last request is kept that was not answered. */
interface IntentPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly name: string
}

/**
 * What a person wants to be written. The same request has the same key until it has been answered, so that it is done
 * once however often the person tries; another one has another key.
 */
export class Intent {
  readonly #place: IntentPlace | undefined
  #asked: Asked | undefined

  constructor(place?: IntentPlace) {
    this.#place = place
    this.#asked = place && readAsked(place.storage.getItem(place.name))
  }

  /** Does the work under the key of its request. Throws what the work throws. */
  async send<T>(request: unknown, work: (key: string) => Promise<T>): Promise<T> {
    const key = this.keyOf(request)
    try {
      const answer = await work(key)
      this.settle()
      return answer
    } catch (error) {
      if (!isUndecided(error)) this.settle()
      throw error
    }
  }

  /** Returns the key of a request that is about to be sent. */
  keyOf(request: unknown): string {
    const text = JSON.stringify(request)
    if (this.#asked?.text !== text) this.#keep({ text, key: requestKey() })
    return this.#asked?.key ?? requestKey()
  }

  /** The last request has been answered: the same one is another wish from now on. */
  settle(): void {
    this.#asked = undefined
    this.#place?.storage.removeItem(this.#place.name)
  }

  #keep(asked: Asked): void {
    this.#asked = asked
    if (this.#place === undefined) return
    const { storage, name } = this.#place
    try {
      storage.setItem(name, JSON.stringify(asked))
    } catch {
      // What is too long to be kept is asked for again only as long as the page is open.
      storage.removeItem(name)
    }
  }
}

function readAsked(text: string | null): Asked | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isAsked(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isAsked(value: unknown): value is Asked {
  if (typeof value !== 'object' || value === null) return false
  const found: Partial<Record<keyof Asked, unknown>> = value
  return typeof found.text === 'string' && typeof found.key === 'string'
}
