import { z } from 'zod'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'

export const table = defineBlock({
  data: z.object({
    caption: limited({ max: 80 }).nullable(),
    header: z.array(limited({ max: 60 })).min(1),
    rows: z.array(z.array(limited({ max: 300 }))).min(1),
  }),
  label: '表',
  fields: {
    caption: { label: '表の題', hint: '何の表かを、表の上に示します。' },
    header: { label: '列の名前', entry: '列' },
    rows: { label: '表の行', entry: '行' },
    'rows.*': { label: '行', entry: '列' },
  },
  text: ({ header, rows }) => [header, ...rows].map((row) => row.join(' ')).join('\n'),
  group: '文章',
  menu: {
    hint: '料金や時刻をくらべる表です。',
    keywords: 'ひょう てーぶる テーブル table',
    data: {
      caption: null,
      header: ['', ''],
      rows: [
        ['', ''],
        ['', ''],
      ],
    },
  },
})
