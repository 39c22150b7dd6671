import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { inlineText, NotedInline } from '../inline.ts'

export const list = defineBlock({
  data: z.object({ ordered: z.boolean(), items: z.array(NotedInline).min(1) }),
  label: ({ ordered }) => (ordered ? '番号つきの一覧' : '箇条書き'),
  fields: { ordered: { label: '番号をつける' }, items: { label: '項目', entry: '項目' } },
  text: ({ items }) => items.map(inlineText).join('\n'),
  group: '文章',
  menu: [
    {
      key: 'bullets',
      hint: '点の一覧です。',
      keywords: 'かじょうがき りすと リスト 一覧 list ul',
      data: { ordered: false, items: [[]] },
    },
    {
      key: 'numbers',
      hint: '順番のある一覧です。',
      keywords: 'ばんごう てじゅん 手順 リスト list ol',
      data: { ordered: true, items: [[]] },
    },
  ],
})
