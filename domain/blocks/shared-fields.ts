import type { Words, WordTable } from '../manuscript/labels/words.ts'

export const MAX_TITLE = 60
export const MAX_COMMENT = 400

export const titleField = (hint: string): Words => ({ label: '題', hint })

/** A `ContentRef`. */
export const MENTION_FIELDS: WordTable = {
  kind: { label: '種類', within: 'id' },
  id: { label: '紹介する相手', control: 'content' },
}
