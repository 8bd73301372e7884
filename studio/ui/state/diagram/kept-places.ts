import type { Accessor } from 'solid-js'
import { createStored, type TextStore } from '../browser/stored.ts'
import type { Point } from './layout/layout-request.ts'

type Places = Readonly<Record<string, Point>>

/** The tables that a person has moved, kept in the browser for each database. */
export interface KeptPlaces {
  readonly places: Accessor<Places>
  readonly move: (id: string, to: Point) => void
  readonly forget: () => void
}

export function createKeptPlaces(storage: TextStore, database: string): KeptPlaces {
  const place = `quarry-diagram:${database}`
  const [places, setPlaces] = createStored<Places>(storage, place, {}, arePlaces)
  return {
    places,
    move: (id, to) => setPlaces({ ...places(), [id]: to }),
    forget: () => setPlaces({}),
  }
}

function arePlaces(value: unknown): value is Places {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(isPoint)
}

function isPoint(value: unknown): value is Point {
  if (typeof value !== 'object' || value === null) return false
  return 'x' in value && Number.isFinite(value.x) && 'y' in value && Number.isFinite(value.y)
}
