import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { inlineText, NotedInline } from '../inline.ts'

export const paragraph = defineBlock({
  data: z.object({ text: NotedInline }),
  label: '段落',
  fields: { text: { label: '文章' } },
  text: ({ text }) => inlineText(text),
  group: '文章',
  menu: { hint: 'ふつうの文章です。', keywords: 'だんらく ぶんしょう text p', data: { text: [] } },
})
