import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { Database } from '../../runtime/database.ts'

/** Within this time the schema is taken for unchanged: a page of rows need not wait for its introspection. */
const AGE_MS = 3000
/** Of a schema that takes long to read, so many times that. */
const AGE_IN_READINGS = 20

interface Known {
  readonly catalog: Promise<Catalog>
  readonly at: number
}

/** The schema as it was read last. */
export class KnownCatalog {
  private readonly database: Pick<Database, 'catalog'>
  private known: Known | undefined
  /** The one before, which stands in while a newer one is read. */
  private last: Catalog | undefined
  private readingMs = 0

  constructor(database: Pick<Database, 'catalog'>) {
    this.database = database
  }

  /** At most some seconds old. */
  read(signal: AbortSignal): Promise<Catalog> {
    if (this.known && performance.now() - this.known.at < AGE_MS) return this.known.catalog
    // Not cancelled with one reader: others wait for it too.
    signal.throwIfAborted()
    return this.start()
  }

  /** As it is known; where it has grown old, it is read anew beside. */
  async recent(): Promise<Catalog> {
    const { known, last } = this
    if (!known || last === undefined) return known?.catalog ?? this.start()
    const age = performance.now() - known.at
    if (age < Math.max(AGE_MS, this.readingMs * AGE_IN_READINGS)) return last
    void this.start()
    return last
  }

  /** It has changed, or may have. */
  forget(): void {
    this.known = undefined
    this.last = undefined
  }

  private start(): Promise<Catalog> {
    const at = performance.now()
    const catalog = this.database.catalog()
    const known = { catalog, at }
    this.known = known
    catalog.then(
      (read) => {
        if (this.known !== known) return
        this.last = read
        this.readingMs = performance.now() - at
      },
      () => {
        if (this.known === known) this.forget()
      },
    )
    return catalog
  }
}
