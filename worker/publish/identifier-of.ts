import { Identifier } from '#domain/text/identifier.ts'
import { contentName } from './file-headers.ts'

/** A deterministic identifier for a text: repeated requests for the same reason share it. */
export async function identifierOf(text: string): Promise<Identifier> {
  const name = await contentName(text)
  const parts = [
    name.slice(1, 8),
    ...[8, 12, 16].map((start) => name.slice(start, start + 4)),
    name.slice(20),
  ]
  return Identifier.parse(`a${parts.join('-')}`)
}
