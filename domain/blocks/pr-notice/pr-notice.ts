import { z } from 'zod'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'

export const prNotice = defineBlock({
  data: z.object({ text: limited({ min: 1, max: 200 }) }),
  label: '広告の表記',
  fields: { text: { label: '表記の文章' } },
  text: ({ text }) => text,
  group: 'そのほか',
  menu: {
    hint: '提供や広告であることを伝えます。',
    keywords: 'こうこく pr ぴーあーる ステマ 提供',
    data: { text: '' },
  },
})
