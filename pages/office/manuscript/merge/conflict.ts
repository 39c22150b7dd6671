/** Resolution of a conflict. `both` is for values that can be combined: blocks and lists of texts. */
export type Resolution = 'mine' | 'theirs' | 'both'

/** A place that two people changed differently. `undefined` means missing. */
export type Conflict = {
  /** `title`, `seo.description`, `blocks.{id of the block}` */
  path: string
  base: unknown
  mine: unknown
  theirs: unknown
  canBeBoth: boolean
}

export type ResolveConflict = (sides: { base: unknown; mine: unknown; theirs: unknown }) => unknown
