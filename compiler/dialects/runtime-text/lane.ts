// Written by `npm run generate:runtime` from ../runtime/lane.ts.

import type { RuntimePart } from '../runtime-part.ts'

export const Lane: RuntimePart = {
  name: 'Lane',
  text: `// The calls on one connection, one after the other: a transaction is one of them.
class Lane {`,
  members: [
    {
      name: 'constructor',
      text: `  constructor(outer) {
    this.outer = outer;
    this.waiting = [];
    this.isBusy = false;
    this.over = false;
  }`,
      uses: [],
    },
    {
      name: 'isOver',
      text: `  get isOver() {
    return this.over || this.outer?.isOver === true;
  }`,
      uses: [],
    },
    {
      name: 'enter',
      text: `  // Takes the lane; what it returns is to be awaited, and is undefined where nobody is before.
  enter() {
    if (this.isBusy) return new Promise((resolve) => this.waiting.push(resolve));
    this.isBusy = true;
    return undefined;
  }`,
      uses: [],
    },
    {
      name: 'leave',
      text: `  // The lane stays busy until the next one goes on, so that no other gets in between.
  leave() {
    const next = this.waiting.shift();
    if (next === undefined) this.isBusy = false;
    else next();
  }`,
      uses: [],
    },
    {
      name: 'refuse',
      text: `  refuse() {
    if (this.isOver) throw new Error("the transaction is over");
  }`,
      uses: [],
    },
    {
      name: 'hold',
      text: `  async hold(work) {
    const turn = this.enter();
    if (turn !== undefined) await turn;
    try {
      this.refuse();
      return await work();
    } finally {
      this.leave();
    }
  }`,
      uses: [],
    },
    {
      name: 'during',
      text: `  // Ends with the work, but after all calls that it has left behind.
  async during(work) {
    try {
      return await work();
    } finally {
      while (this.isBusy) await this.hold(() => undefined);
      this.over = true;
    }
  }`,
      uses: [],
    },
  ],
  uses: [],
}

const lanes: RuntimePart = { name: 'lanes', text: `const lanes = new WeakMap();`, uses: [] }

export const laneOf: RuntimePart = {
  name: 'laneOf',
  text: `function laneOf(client) {
  const lane = lanes.get(client) ?? new Lane();
  lanes.set(client, lane);
  return lane;
}`,
  uses: [lanes, Lane],
}

/** In the order in which a generated file shows them. */
export const laneParts: readonly RuntimePart[] = [Lane, lanes, laneOf]
