import { createEffect, on } from 'solid-js'
import type { Connection } from './connection.ts'

/** Reads again what a page shows when the connection has been lost and is back. */
export function onReturn({ returns }: Connection, read: () => void): void {
  createEffect(on(returns, read, { defer: true }))
}
