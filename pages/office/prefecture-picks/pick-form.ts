import { z } from 'zod'
import { PickList } from '#domain/content/prefecture-picks.ts'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'

/** The picks of one prefecture as a form: the same parts as those of content. */
export const PICK_FORM: KindForm = {
  schema: z.object({ picks: PickList }),
  words: {
    picks: { label: 'おすすめ', entry: 'おすすめ', hint: '上から順に出ます。12件まで。' },
    'picks.*.kind': { label: '種類', within: 'id' },
    'picks.*.id': { label: 'ページ', control: 'content' },
    'picks.*.comment': { label: 'ひとこと', control: 'area', rows: 2, hint: 'カードの下に出ます。' },
    'picks.*.from': { label: '出しはじめる日', hint: '空なら、すぐに出ます。' },
    'picks.*.to': { label: '最後の日', hint: '空なら、ずっと出ます。' },
  },
  sections: [{ id: 'picks', title: 'おすすめ', fields: ['picks'] }],
}
