import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { inlineText, NotedInline } from '../inline.ts'

export const faq = defineBlock({
  data: z.object({ items: z.array(z.object({ question: z.string().min(1), answer: NotedInline })).min(1) }),
  label: 'よくある質問',
  fields: {
    items: { label: '質問と答え', entry: '質問' },
    'items.*.question': { label: '質問の文' },
    'items.*.answer': { label: '答え' },
  },
  text: ({ items }) => items.map(({ question, answer }) => `${question}\n${inlineText(answer)}`).join('\n'),
  group: '文章',
  menu: {
    hint: '質問と答えを並べます。',
    keywords: 'よくあるしつもん faq qa しつもん',
    data: { items: [{ question: '', answer: [] }] },
  },
})
