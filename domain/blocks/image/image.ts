import { z } from 'zod'
import { Picture } from '../../image/picture.ts'
import { under } from '../../manuscript/labels/field-config.ts'
import { PICTURE_FIELD_CONFIGS } from '../../manuscript/labels/shared.ts'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'

export const image = defineBlock({
  data: z.object({ image: Picture, caption: limited({ max: 120 }).nullable() }),
  label: '画像',
  fields: {
    image: { label: '画像' },
    ...under('image', PICTURE_FIELD_CONFIGS),
    caption: { label: 'キャプション', hint: '画像の下に小さく出る説明です。なくてもかまいません。' },
  },
  text: ({ caption }) => caption ?? '',
  group: '画像',
  menu: {
    hint: '画像を1枚、説明つきで置きます。',
    keywords: 'がぞう しゃしん 写真 image photo',
    data: { image: null, caption: null },
  },
})
