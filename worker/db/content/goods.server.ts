import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { Goods } from '#domain/content/goods.ts'
import { link } from '#domain/url/link.ts'
import { storedJson } from '../stored-json.ts'
import { defineContentTable } from './content-table.server.ts'

export const goodsTable = defineContentTable({
  kind: 'goods',
  table: 'goods',
  schema: Goods,
  cardColumns: ['name', 'catch', 'category', 'use_case'],
  card: (row) => {
    const useCase: string[] = storedJson(row.use_case)
    return {
      title: String(row.name),
      catch: String(row.catch),
      label: String(row.category),
      facts: useCase.slice(0, 1),
      href: link('goods', { id: String(row.slug) }),
    }
  },
  textColumns: ['name', 'name_kana', 'catch', 'category', 'tags'],
  mentions: (goods) => refsOfBlocks(goods.body),
})
