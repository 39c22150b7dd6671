import { entityHead } from '#renderer/entity-head.ts'
import type { HeadHook } from '#renderer/head.ts'
import { breadcrumbs } from '#renderer/json-ld/breadcrumbs.ts'
import { goodsSchema } from '#renderer/json-ld/product.ts'
import { productTrail } from '#renderer/product-page/product-trail.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = (context) => {
  const { goods } = context.data
  return {
    ...entityHead(goods.name, goods, context.pathname),
    jsonLd: [goodsSchema(goods, context), breadcrumbs(productTrail('goods', goods), context)],
  }
}
