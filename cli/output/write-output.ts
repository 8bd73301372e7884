import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { partialName } from './leftovers.ts'
import type { Change, OutputPlan } from './plan-output.ts'

/**
 * Brings the directory to the plan: all of it or, when the file system refuses, nothing. New texts
 * are written beside their places and renamed, the manifest last, so that a run killed in between
 * leaves whole files and enough for the next one to go on. Synchronous, so that no signal handler
 * can run in the middle.
 */
export function writeOutput(plan: OutputPlan, process: ProcessTable): void {
  if (!isSettled(plan)) replaceAll(plan, process.pid)
  sweep(plan.leftovers, process)
}

function replaceAll(plan: OutputPlan, pid: number): void {
  const parent = plan.isNew ? dirname(plan.directory) : plan.directory
  const partial = join(parent, partialName(plan.directory, pid))
  const changes = [...plan.changed, plan.manifest]
  try {
    // Process ids come again: what has this one's name is of an earlier run, dead by now.
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial, { recursive: true })
    for (const { name, text } of changes) writeFileSync(join(partial, name), text)
    if (plan.isNew) renameSync(partial, plan.directory)
    else replaceFiles(plan, changes, partial)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** What is asked of the operating system about processes. */
export interface ProcessTable {
  readonly pid: number
  readonly isAlive: (pid: number) => boolean
}

function isSettled({ changed, stale, manifest }: OutputPlan): boolean {
  return changed.length === 0 && stale.length === 0 && manifest.before === manifest.text
}

function sweep(leftovers: readonly string[], { isAlive }: ProcessTable): void {
  for (const leftover of leftovers) {
    const owner = Number(/\d+$/.exec(leftover)?.[0])
    if (!isAlive(owner)) rmSync(leftover, { recursive: true, force: true })
  }
}

function replaceFiles(plan: OutputPlan, changes: readonly Change[], partial: string): void {
  const undo: (() => void)[] = []
  const inPlace = (name: string) => join(plan.directory, name)
  try {
    for (const { name, before } of changes.filter(({ name }) => name !== plan.manifest.name)) {
      renameSync(join(partial, name), inPlace(name))
      undo.push(() => restore(inPlace(name), before))
    }
    for (const { name, before } of plan.stale) {
      rmSync(inPlace(name))
      undo.push(() => restore(inPlace(name), before))
    }
    renameSync(join(partial, plan.manifest.name), inPlace(plan.manifest.name))
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}

function restore(path: string, before: string | undefined): void {
  if (before === undefined) rmSync(path)
  else writeFileSync(path, before)
}
