import { z } from 'zod'
import { RecommendationList } from '#domain/content/prefecture-recommendations.ts'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'

/** The recommendations of a prefecture as a generated form. */
export const RECOMMENDATION_FORM: KindForm = {
  schema: z.object({ picks: RecommendationList }),
  fieldConfigs: {
    picks: { label: 'おすすめ', entry: 'おすすめ', hint: '上から順に出ます。12件まで。' },
    'picks.*.kind': { label: '種類', within: 'id' },
    'picks.*.id': { label: 'ページ', control: 'content' },
    'picks.*.comment': { label: 'ひとこと', control: 'area', rows: 2, hint: 'カードの下に出ます。' },
    'picks.*.from': { label: '出しはじめる日', hint: '空なら、すぐに出ます。' },
    'picks.*.to': { label: '最後の日', hint: '空なら、ずっと出ます。' },
  },
  sections: [{ id: 'picks', title: 'おすすめ', fields: ['picks'] }],
}
