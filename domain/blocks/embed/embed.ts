import { z } from 'zod'
import { limited } from '../../text/text-rules.ts'
import { defineBlock } from '../define-block.ts'
import { titleField } from '../shared-fields.ts'
import { EMBED_SERVICES, type EmbedService, embedFrame, isEmbedService } from './embed-frame.ts'

const serviceNames = Object.fromEntries(Object.entries(EMBED_SERVICES).map(([key, { name }]) => [key, name]))

export const embed = defineBlock({
  data: z.object({
    service: z.enum(Object.keys(EMBED_SERVICES) as EmbedService[]),
    url: z.url({ protocol: /^https$/ }),
    title: limited({ min: 1, max: 100 }),
  }),
  label: '動画・投稿の埋め込み',
  fields: {
    service: { label: 'サービス', choices: serviceNames },
    url: { label: '動画・投稿のアドレス' },
    title: titleField('読み込む前に、何の動画・投稿かを伝えます。'),
  },
  text: () => '',
  group: 'そのほか',
  menu: {
    hint: 'YouTube、Instagram、Xの動画や投稿です。',
    keywords: 'うめこみ どうが とうこう ゆーちゅーぶ いんすた embed youtube instagram twitter',
    data: { service: 'youtube', url: '', title: '' },
  },
  warnings: ({ service, url }) => {
    const address = typeof url === 'string' ? url.trim() : ''
    const isLink = address !== '' && isEmbedService(service) && embedFrame(service, address) === null
    return isLink ? [{ field: 'url', message: 'このURLは埋め込めないため、リンクとして表示されます。' }] : []
  },
})
