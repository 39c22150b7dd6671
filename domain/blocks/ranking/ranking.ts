import { z } from 'zod'
import { ContentRef } from '../../content/ref.ts'
import { under } from '../../manuscript/labels/field-config.ts'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'
import { MAX_COMMENT, MAX_TITLE, MENTION_FIELDS, titleField } from '../shared-fields.ts'

/** `ref` is `null` for an entry that references no content. */
export const RankingItem = z.object({
  ref: ContentRef.nullable(),
  title: limited({ min: 1, max: MAX_TITLE }),
  comment: limited({ min: 1, max: MAX_COMMENT }),
})

export const ranking = defineBlock({
  data: z.object({ title: limited({ min: 1, max: MAX_TITLE }), items: z.array(RankingItem).min(2) }),
  label: 'ランキング',
  fields: {
    title: titleField('例：一度は食べたい駅弁5選'),
    items: { label: '順位', entry: '順位' },
    'items.*.title': { label: '名前' },
    'items.*.comment': { label: 'ひとこと', rows: 2 },
    'items.*.ref': { label: '紹介する相手' },
    ...under('items.*.ref', MENTION_FIELDS),
  },
  text: ({ items }) => items.map(({ title, comment }) => `${title} ${comment}`).join('\n'),
  group: '旅の情報',
  menu: {
    hint: '順位をつけて紹介します。',
    keywords: 'らんきんぐ じゅんい 順位 ranking',
    data: { title: '', items: [] },
  },
})
