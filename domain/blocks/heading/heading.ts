import { z } from 'zod'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'

const LEVELS = { 2: '大見出し', 3: '小見出し' } as const

export const heading = defineBlock({
  data: z.object({
    level: z.union([z.literal(2), z.literal(3)]),
    text: limited({ min: 1, max: 80 }),
  }),
  label: ({ level }) => LEVELS[level === 3 ? 3 : 2],
  fields: {
    level: { label: '大きさ', choices: LEVELS },
    text: { label: '見出しの文字' },
  },
  text: ({ text }) => text,
  group: '文章',
  menu: [
    {
      key: 'heading2',
      hint: '目次に並ぶ、章の見出しです。',
      keywords: 'みだし おおみだし 見出し2 h2 heading',
      data: { level: 2, text: '' },
    },
    {
      key: 'heading3',
      hint: '章のなかの見出しです。',
      keywords: 'みだし こみだし 見出し3 h3 heading',
      data: { level: 3, text: '' },
    },
  ],
})
