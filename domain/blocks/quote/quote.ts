import { z } from 'zod'
import { limited } from '../../text/text-rules.ts'
import { WebUrl } from '../../url/web-url.ts'
import { defineBlock } from '../define-block.ts'
import { inlineText, NotedInline } from '../inline.ts'

export const quote = defineBlock({
  data: z.object({
    text: NotedInline,
    source: limited({ max: 100 }).nullable(),
    sourceUrl: WebUrl.nullable(),
  }),
  label: '引用',
  fields: {
    text: { label: '引用する文章' },
    source: { label: '出典', hint: 'だれの、何という文章か。' },
    sourceUrl: { label: '出典のURL' },
  },
  text: ({ text }) => inlineText(text),
  group: '文章',
  menu: {
    hint: 'ほかの人の言葉です。出典を添えられます。',
    keywords: 'いんよう quote',
    data: { text: [], source: null, sourceUrl: null },
  },
})
