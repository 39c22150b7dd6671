import { ACCEPTED_TEXTS, hostileEntity } from '#domain/hostile/entity.fixture.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'

type Fields = Record<string, unknown>

const paragraph = (text: string, marks: object[] = []) => ({
  id: randomIdentifier(),
  type: 'paragraph',
  data: { text: [{ text, marks }] },
})

type Block = { id: string; type: string }

/** Cards of invented ids render nothing, and empty names are not published; affiliate links get their disclosure. */
export const publishable = (entity: Fields, fields: Fields): Fields => {
  const name = 'blocks' in entity ? 'blocks' : 'body'
  const ids = new Set(((fields[name] ?? []) as Block[]).map(({ id }) => id))
  const blocks = ((entity[name] ?? []) as Block[]).filter(
    ({ id, type }) => ids.has(id) || !/(Card|map)$/.test(type),
  )
  const disclosure = { ...(entity.disclosure as object), kind: 'affiliate' }
  return { ...entity, disclosure, ...(name in entity && { [name]: blocks }) }
}

/** An article with hostile text in every field, and the whole list as paragraphs and as links. */
export const hostileArticle = (fields: Fields): Fields => {
  const link = { type: 'link', href: 'https://www.example.jp/' }
  const entity: Fields = hostileEntity(CONTENT_SCHEMAS['article-page'], fields)
  const list = ACCEPTED_TEXTS.flatMap((text) => [paragraph(text), paragraph(text, [link, { type: 'bold' }])])
  return { ...entity, blocks: [...(entity.blocks as object[]), ...list] }
}
