/** A change of a table that may be slow, or keep others waiting, where the table has rows. */
export type TableChange =
  'create-index' | 'set-type' | 'set-not-null' | 'add-foreign-key' | 'add-check' | 'add-key'

export interface ChangeHazard {
  readonly kind: 'rewrite' | 'long-lock'
  /** Whole sentences: what happens, and what may be written instead. */
  readonly detail: string
}

/** Which changes of tables with rows are slow in an engine, or keep others waiting; what is absent is harmless. */
export type ChangeHazards = Readonly<Partial<Record<TableChange, ChangeHazard>>>
