import { z } from 'zod'
import { under } from '../../manuscript/labels/field-config.ts'
import { defineBlock } from '../define-block.ts'
import { image } from '../image/image.ts'

export const gallery = defineBlock({
  data: z.object({ images: z.array(image.data).min(2).max(20) }),
  label: '画像のならび',
  fields: { images: { label: '画像', entry: '画像' }, ...under('images.*', image.fields) },
  text: ({ images }) => images.map(({ caption }) => caption ?? '').join('\n'),
  group: '画像',
  menu: {
    hint: '2枚から20枚の画像を並べます。',
    keywords: 'がぞうのならび ぎゃらりー ギャラリー gallery',
    data: { images: [] },
  },
})
