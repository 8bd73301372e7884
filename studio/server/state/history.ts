import { randomUUID } from 'node:crypto'
import { Value } from '@sinclair/typebox/value'
import { type HistoryEntry, type HistoryList, historyList } from '../../api/history.ts'
import { StateFile } from './state-file.ts'

const MOST = 500
/** Of a longer text the beginning is kept. */
const MOST_CHARACTERS = 20_000

/** The statements that a person has run on a database, newest first. */
export class History {
  private readonly file: StateFile<HistoryList>

  constructor(path: string) {
    const parse = (value: unknown): HistoryList =>
      Value.Check(historyList, value) ? value : { history: [] }
    this.file = new StateFile(path, parse)
  }

  read(): Promise<HistoryList> {
    return this.file.read()
  }

  add(entry: Omit<HistoryEntry, 'id'>): Promise<void> {
    return this.file.update(({ history }) => {
      const query = entry.query.slice(0, MOST_CHARACTERS)
      const added = { ...entry, query, id: randomUUID() }
      return [{ history: [added, ...history].slice(0, MOST) }, undefined]
    })
  }

  clear(): Promise<void> {
    return this.file.update(() => [{ history: [] }, undefined])
  }
}
