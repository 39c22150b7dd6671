import type { KindLabels } from './kind-form.ts'
import { PLACE_FIELD_CONFIGS, PLACE_SECTIONS } from './place.ts'
import { PICTURE_SECTION, PUBLISHABLE_FIELD_CONFIGS, PUBLISHING_SECTIONS } from './publishable.ts'
import { BODY_FIELD_CONFIGS } from './shared.ts'

export const SPOT_FORM: KindLabels = {
  fieldConfigs: {
    ...PUBLISHABLE_FIELD_CONFIGS,
    ...PLACE_FIELD_CONFIGS,
    category: { label: '分類' },
    catch: { label: 'キャッチコピー', isWide: true },
    body: BODY_FIELD_CONFIGS,
    stayMinutes: { label: '滞在のめやす', unit: '分' },
    bestMonths: { label: 'おすすめの月', control: 'months' },
    seasons: { label: '見ごろ', entry: '見ごろ', hint: '桜や紅葉など、毎年くり返す時期です。' },
    'seasons.*.name': { label: '何の見ごろ', offers: ['桜', '新緑', '紅葉', '雪景色', 'イルミネーション'] },
    'seasons.*.from': { label: 'はじまり' },
    'seasons.*.to': { label: 'おわり' },
    rainyDay: { label: '雨の日でも楽しめる' },
    kids: { label: '子ども連れにおすすめ' },
    relatedSpotIds: { label: '関連するスポット', control: 'content', kinds: ['spot'], entry: 'スポット' },
  },
  sections: [
    { id: 'basics', title: '基本', fields: ['name', 'nameKana', 'category', 'catch'] },
    PICTURE_SECTION,
    { id: 'body', title: '本文', fields: ['body'] },
    ...PLACE_SECTIONS,
    {
      id: 'season',
      title: '楽しみ方',
      fields: ['stayMinutes', 'bestMonths', 'seasons', 'rainyDay', 'kids', 'relatedSpotIds'],
    },
    ...PUBLISHING_SECTIONS,
  ],
}
