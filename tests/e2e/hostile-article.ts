import { hostileEntity, TAKEN_TEXTS } from '#domain/hostile/entity.fixture.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'

type Fields = Record<string, unknown>

const paragraph = (text: string, marks: object[] = []) => ({
  id: randomIdentifier(),
  type: 'paragraph',
  data: { text: [{ text, marks }] },
})

type Block = { id: string; type: string }

/** Cards that were made up show nothing, and what names nothing is not published; links that earn are said to do so. */
export const publishable = (entity: Fields, fields: Fields): Fields => {
  const name = 'blocks' in entity ? 'blocks' : 'body'
  const known = new Set(((fields[name] ?? []) as Block[]).map(({ id }) => id))
  const blocks = ((entity[name] ?? []) as Block[]).filter(
    ({ id, type }) => known.has(id) || !/(Card|map)$/.test(type),
  )
  const disclosure = { ...(entity.disclosure as object), kind: 'affiliate' }
  return { ...entity, disclosure, ...(name in entity && { [name]: blocks }) }
}

/** An article whose every text is hostile, with the whole list as paragraphs and as links besides. */
export const hostileArticle = (fields: Fields): Fields => {
  const link = { type: 'link', href: 'https://www.example.jp/' }
  const entity: Fields = hostileEntity(CONTENT_SCHEMAS['article-page'], fields)
  const list = TAKEN_TEXTS.flatMap((text) => [paragraph(text), paragraph(text, [link, { type: 'bold' }])])
  return { ...entity, blocks: [...(entity.blocks as object[]), ...list] }
}
