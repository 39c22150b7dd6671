import { Identifier } from '#domain/text/identifier.ts'
import { contentName } from './file-headers.ts'

/** An identifier that follows from a text: what is begun twice for the same reason is one thing. */
export async function identifierOf(text: string): Promise<Identifier> {
  const name = await contentName(text)
  const parts = [
    name.slice(1, 8),
    ...[8, 12, 16].map((start) => name.slice(start, start + 4)),
    name.slice(20),
  ]
  return Identifier.parse(`a${parts.join('-')}`)
}
