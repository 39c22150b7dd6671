/** Which of two versions is to stand. `both` is for what may stand twice: blocks, and lists of words. */
export type Way = 'mine' | 'theirs' | 'both'

/** One place where two people wrote something different. `undefined` stands for what is not there. */
export type Clash = {
  /** `title`, `seo.description`, `blocks.{id of the block}` */
  path: string
  base: unknown
  mine: unknown
  theirs: unknown
  canBeBoth: boolean
}

export type Choose = (sides: { base: unknown; mine: unknown; theirs: unknown }) => unknown
