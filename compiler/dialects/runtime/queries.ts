/** A session of a driver: the generated methods run their statements on it. */
interface Session<S> {
  transaction<T>(scope: (session: S) => Promise<T>): Promise<T>
}

export class Queries<S extends Session<S>> {
  declare readonly $: S

  constructor(session: S) {
    Object.defineProperty(this, '$', { value: session })
  }

  transaction<T>(scope: (queries: Queries<S>) => Promise<T>): Promise<T> {
    return this.$.transaction((session) => scope(new Queries(session)))
  }
}
