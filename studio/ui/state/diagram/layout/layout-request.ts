export interface LayoutNode {
  readonly id: string
  readonly width: number
  readonly height: number
}

export interface LayoutEdge {
  readonly id: string
  /** The table that is pointed at; it stands to the left. */
  readonly from: string
  readonly to: string
}

export interface LayoutRequest {
  readonly nodes: readonly LayoutNode[]
  readonly edges: readonly LayoutEdge[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface LayoutAnswer {
  /** The left upper corner of each box. */
  readonly places: Readonly<Record<string, Point>>
  /** Where a relation passes the columns of boxes between its ends, from `from` to `to`. */
  readonly through: Readonly<Record<string, readonly Point[]>>
}

/** The distance between two columns of boxes. */
export const RANK_GAP = 88
