import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { createQuietMoments, type QuietMoments } from './quiet-moments.ts'
import { directoriesBelow } from './watched-directories.ts'
import type { WatchedPlaces } from './watched-places.ts'

export interface FileEvents {
  /** Watches these places and no others. Gives `false` where they were watched already, else when they are. */
  readonly watch: (places: WatchedPlaces) => Promise<boolean>
  /** Resolves when something has changed and nothing changes any more; with a failure when the system refuses to watch. */
  readonly next: QuietMoments['next']
  readonly close: () => Promise<void>
}

/**
 * An event says no more than that the places are to be looked at again: which event comes for a file
 * that is renamed, replaced or written in two steps differs from system to system.
 */
export function createFileEvents(): FileEvents {
  const quiet = createQuietMoments(isMissingFile)
  let current: Watching | undefined
  return {
    async watch(places) {
      const wanted = watchingOf(places)
      if (current && isSameWatching(current, wanted)) return false
      await current?.watcher?.close()
      const watcher = startWatcher(wanted, quiet)
      current = { ...wanted, watcher }
      await new Promise<void>((resolve) => {
        watcher.once('ready', resolve).once('error', () => resolve())
      })
      return true
    },
    next: quiet.next,
    close: async () => current?.watcher?.close(),
  }
}

interface Watching {
  readonly places: WatchedPlaces
  /** The existing directories from which everything is watched. */
  readonly bases: readonly string[]
  /** Every directory by its path and what it is on the disk: one that is made anew is watched anew. */
  readonly directories: ReadonlyMap<string, string>
  readonly watcher: FSWatcher | undefined
}

function watchingOf(places: WatchedPlaces): Watching {
  const bases = [...places.files.map(dirname), ...places.directories].map(nearestDirectory)
  const outermost = [...new Set(bases)].filter(
    (base) => !bases.some((other) => other !== base && isBelow(base, other)),
  )
  const directories = directoriesBelow([...bases, ...outermost], places.directories)
  return { places, bases: outermost.sort(), directories, watcher: undefined }
}

/** A directory that is not there yet is seen as soon as the nearest one above it changes. */
function nearestDirectory(path: string): string {
  const isThere = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  const parent = dirname(path)
  return isThere || parent === path ? path : nearestDirectory(parent)
}

/** The watcher finds directories that are added by itself; one that another has replaced it takes for the old one. */
function isSameWatching(before: Watching, after: Watching): boolean {
  return (
    JSON.stringify([before.places, before.bases]) === JSON.stringify([after.places, after.bases]) &&
    [...before.directories].every(([path, identity]) => {
      const now = after.directories.get(path)
      return now === undefined ? !existsSync(path) : now === identity
    })
  )
}

function startWatcher({ places, bases }: Watching, { heard, failed }: QuietMoments): FSWatcher {
  const watcher = watch([...bases], {
    ignored: (path) => !isWatched(path, places),
    ignoreInitial: true,
    ignorePermissionErrors: true,
    atomic: false,
  })
  // What the system says comes at once; what the watcher makes of it may come a second later.
  watcher.on('raw', (_event, name, details) => {
    const watched = watchedPathOf(details)
    const path = name && basename(watched) !== name ? join(watched, name) : watched
    if (isWatched(path, places) || !existsSync(watched)) heard(path)
  })
  watcher.on('all', (_event, path) => heard(path))
  watcher.on('error', failed)
  return watcher
}

/** The path of the directory or file that the system was asked to watch. */
function watchedPathOf(details: unknown): string {
  return typeof details === 'object' && details !== null && 'watchedPath' in details
    ? String(details.watchedPath)
    : ''
}

/** The places, what is below a directory of theirs, and the way to them. */
function isWatched(path: string, { files, directories }: WatchedPlaces): boolean {
  return (
    [...files, ...directories].some((place) => place === path || isBelow(place, path)) ||
    directories.some((directory) => isBelow(path, directory) && !isHidden(path, directory))
  )
}

/** Editors keep their own files under such names. */
function isHidden(path: string, directory: string): boolean {
  return relative(directory, path)
    .split(sep)
    .some((name) => name.startsWith('.'))
}

function isBelow(path: string, directory: string): boolean {
  return path.startsWith(directory.endsWith(sep) ? directory : directory + sep)
}

/** It may be on its way from one name to another, or about to be written anew. */
function isMissingFile(path: string): boolean {
  return /\.(?:sql|toml)$/.test(path) && !existsSync(path)
}
