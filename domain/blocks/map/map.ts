import { z } from 'zod'
import { ContentRef } from '../../content/ref.ts'
import { under } from '../../manuscript/labels/field-config.ts'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'
import { MAX_TITLE, MENTION_FIELDS, titleField } from '../shared-fields.ts'

export const map = defineBlock({
  data: z.object({ title: limited({ min: 1, max: MAX_TITLE }), points: z.array(ContentRef).min(1) }),
  label: '地図',
  fields: {
    title: titleField('例：この記事で紹介した場所'),
    points: { label: '場所', entry: '場所' },
    ...under('points.*', MENTION_FIELDS),
  },
  text: ({ title }) => title,
  group: '旅の情報',
  menu: {
    hint: '紹介する場所を地図と一覧で見せます。',
    keywords: 'ちず まっぷ マップ map',
    data: { title: '', points: [] },
  },
  needsMentions: true,
})
