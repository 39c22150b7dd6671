import { ACTIONS } from './actions.tsx'
import { BLOCK_PARTS } from './blocks.tsx'
import { CARDS } from './cards.tsx'
import { FIELDS } from './fields.tsx'
import { HEADS } from './heads.tsx'
import { NOTES } from './notes.tsx'
import type { Parts } from './part.ts'
import { PLACES } from './places.tsx'
import { STATES } from './states.tsx'

/** Everything in the catalogue, by the titles of its groups. */
export const GROUPS: Readonly<Record<string, Parts>> = {
  操作: ACTIONS,
  入力欄: FIELDS,
  見出しと案内: HEADS,
  カードと画像: CARDS,
  文章とことわり書き: NOTES,
  場所と地図: PLACES,
  '読み込み・空・エラー': STATES,
  本文のブロック: BLOCK_PARTS,
}
