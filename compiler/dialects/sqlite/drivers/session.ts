/** Parts of `database.js` that both drivers of SQLite share. */

export const newFunction = `export function New(client) {
  return new Queries(new Session(client, laneOf(client), 0));
}`

/** Of the class Session. */
export const transactionMethods = `  async transaction(scope) {
    return this.lane.hold(() => this.inside(scope));
  }

  async inside(scope) {
    const [begin, commit, rollback] = this.depth === 0 ? transaction : savepoint(this.depth);
    const inner = new Session(this.client, new Lane(), this.depth + 1);
    this.client.exec(begin);
    try {
      const result = await inner.lane.during(() => scope(inner));
      this.client.exec(commit);
      return result;
    } catch (error) {
      // Some errors have already ended the transaction.
      if (this.client.inTransaction) this.client.exec(rollback);
      throw error;
    }
  }`

export const transactionStatements = `const transaction = ["BEGIN", "COMMIT", "ROLLBACK"];

function savepoint(depth) {
  const name = "quarry_" + depth;
  return ["SAVEPOINT " + name, "RELEASE " + name, "ROLLBACK TO " + name + "; RELEASE " + name];
}`

export const statementCaches = `const caches = new WeakMap();

function cacheOf(client) {
  const cache = caches.get(client) ?? new Map();
  caches.set(client, cache);
  return cache;
}`
