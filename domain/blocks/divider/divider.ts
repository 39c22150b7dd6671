import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export const divider = defineBlock({
  data: z.object({}),
  label: '区切り線',
  fields: {},
  text: () => '',
  group: '文章',
  menu: { hint: '話の変わり目に置きます。', keywords: 'くぎりせん せん 線 divider hr', data: {} },
})
