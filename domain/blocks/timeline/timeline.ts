import { z } from 'zod'
import { under } from '../../manuscript/labels/field-config.ts'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'
import { MAX_TITLE, MENTION_FIELDS, titleField } from '../shared-fields.ts'
import { STEP_KINDS } from './step-kinds.ts'
import { TimelineStep } from './timeline-step.ts'

export const timeline = defineBlock({
  data: z.object({ title: limited({ min: 1, max: MAX_TITLE }), steps: z.array(TimelineStep).min(2) }),
  label: 'モデルコース',
  fields: {
    title: titleField('例：城崎温泉の一泊二日'),
    steps: { label: '行程', entry: '行程' },
    'steps.*.day': { label: '何日目' },
    'steps.*.time': { label: '時刻' },
    'steps.*.kind': { label: '種類', choices: STEP_KINDS },
    'steps.*.title': { label: 'すること' },
    'steps.*.minutes': { label: 'かかる時間（分）' },
    'steps.*.body': { label: '説明', rows: 2 },
    'steps.*.ref': { label: '紹介する相手' },
    ...under('steps.*.ref', MENTION_FIELDS),
  },
  text: ({ steps }) => steps.map(({ title, body }) => `${title} ${body ?? ''}`).join('\n'),
  group: '旅の情報',
  menu: {
    hint: '行程を時刻の順に並べます。',
    keywords: 'もでるこーす こうてい 行程 たいむらいん timeline',
    data: { title: '', steps: [] },
  },
})
