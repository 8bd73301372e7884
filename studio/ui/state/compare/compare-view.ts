import type { SchemaChange, SchemaSide } from '../../../api/compare.ts'

/** What the address of the page says. */
export interface CompareView {
  readonly from: string | undefined
  readonly to: string | undefined
  /** The id of the object that is looked at. */
  readonly object: string | undefined
  readonly change: SchemaChange | undefined
  /** Definitions side by side, or the tables in a diagram. */
  readonly look: CompareLook
}

export type CompareLook = 'definitions' | 'diagram'

const CHANGES: readonly SchemaChange[] = ['added', 'removed', 'changed']

export function readCompareView(parameters: URLSearchParams): CompareView {
  return {
    from: parameters.get('from') ?? undefined,
    to: parameters.get('to') ?? undefined,
    object: parameters.get('object') ?? undefined,
    change: CHANGES.find((each) => each === parameters.get('change')),
    look: parameters.get('look') === 'diagram' ? 'diagram' : 'definitions',
  }
}

/** `/compare?from=database&to=files`. */
export function comparePath({ from, to, object, change, look }: Partial<CompareView>): string {
  const parameters = new URLSearchParams()
  if (from !== undefined) parameters.set('from', from)
  if (to !== undefined) parameters.set('to', to)
  if (change !== undefined) parameters.set('change', change)
  if (look === 'diagram') parameters.set('look', look)
  if (object !== undefined) parameters.set('object', object)
  const text = parameters.toString()
  return text === '' ? '/compare' : `/compare?${text}`
}

/** What is compared where the address does not say it: the database that is shown, with the schema files. */
export function wantedSides(
  { from, to }: Pick<CompareView, 'from' | 'to'>,
  sides: readonly SchemaSide[],
): { readonly from: string; readonly to: string } | undefined {
  const current = sides.find((side) => side.current)
  const target = sides.find(
    ({ name, unavailable }) => unavailable === null && name !== from && name !== current?.name,
  )
  const wanted = { from: from ?? current?.name, to: to ?? target?.name }
  if (wanted.from === undefined || wanted.to === undefined) return undefined
  return { from: wanted.from, to: wanted.to }
}
