import { entityHead } from '#renderer/entity-head.ts'
import type { HeadHook } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { giftSchema } from '#renderer/json-ld/product.ts'
import { productTrail } from '#renderer/product-page/product-trail.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = (context) => {
  const { gift } = context.data
  return {
    ...entityHead(gift.name, gift, context.pathname),
    jsonLd: [giftSchema(gift, context), breadcrumbs(productTrail('gift', gift), context)],
  }
}
