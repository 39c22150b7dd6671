import { z } from 'zod'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'
import { inlineText, NotedInline } from '../inline.ts'
import { MAX_TITLE, titleField } from '../shared-fields.ts'
import { CALLOUT_TONES } from './tones.ts'

export const callout = defineBlock({
  data: z.object({
    tone: z.enum(Object.keys(CALLOUT_TONES) as (keyof typeof CALLOUT_TONES)[]),
    title: limited({ max: MAX_TITLE }).nullable(),
    text: NotedInline,
  }),
  label: '囲み',
  fields: {
    tone: { label: '種類', choices: CALLOUT_TONES },
    title: titleField('空なら、種類の名前が題になります。'),
    text: { label: '囲みの文章' },
  },
  text: ({ title, text }) => [title, inlineText(text)].filter(Boolean).join('\n'),
  group: '文章',
  menu: {
    hint: 'メモ、旅のこつ、ご注意を囲みます。',
    keywords: 'かこみ めも こつ ちゅうい 注意 コツ callout',
    data: { tone: 'info', title: null, text: [] },
  },
})
