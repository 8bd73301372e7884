/** Parts of `database.js` that drivers share. Without template literals, so that they stand here as they are. */

export const queriesClass = `class Queries {
  constructor(session) {
    Object.defineProperty(this, "$", { value: session });
  }

  async transaction(scope) {
    return this.$.transaction((session) => scope(new Queries(session)));
  }
}`

/** The calls on one connection, in turn. */
export const lanes = `// The calls on one connection, one after the other: a transaction is one of them.
class Lane {
  constructor(outer) {
    this.outer = outer;
  }

  get isOver() {
    return this.over || this.outer?.isOver;
  }

  async hold(work) {
    const before = this.last;
    let leave;
    this.last = new Promise((resolve) => (leave = resolve));
    await before;
    try {
      if (this.isOver) throw new Error("the transaction is over");
      return await work();
    } finally {
      leave();
    }
  }

  // Ends with the work, but after all calls that it has left behind.
  async during(work) {
    try {
      return await work();
    } finally {
      for (let last; last !== this.last; await last) last = this.last;
      this.over = true;
    }
  }
}

const lanes = new WeakMap();

function laneOf(client) {
  const lane = lanes.get(client) ?? new Lane();
  lanes.set(client, lane);
  return lane;
}`

/** A method of the class Session: the row of a query that promises one. */
export const onlyMethod = `  async only(query, values) {
    const row = await this.one(query, values);
    if (row === null) throw new Error(query.method + " found no row");
    return row;
  }`
