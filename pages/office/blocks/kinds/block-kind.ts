import type { BlockType } from '#domain/blocks/block.ts'

export type BlockGroup = '文章' | '画像' | '旅の情報' | 'そのほか'

/** One entry of the menus that make blocks. */
export type BlockKind = {
  key: string
  type: BlockType
  label: string
  /** What it is for, in one line. */
  hint: string
  group: BlockGroup
  /** What somebody may type to find it: kana, Latin letters, other names. */
  words: string
  /** The data of a new one. */
  data: Record<string, unknown>
}
