import { z } from 'zod'
import type { CardPosition } from '../db/cards/cards.server.ts'
import { parsedJson } from '../json.ts'

const Position = z.tuple([z.union([z.string(), z.number()]), z.string()])

/** The cursor of the next page, an opaque text. */
export function encodeCursor(position: CardPosition): string {
  const bytes = new TextEncoder().encode(JSON.stringify(position))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function decodeCursor(cursor: string): CardPosition | null {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
    return Position.parse(parsedJson(text))
  } catch {
    return null
  }
}

/** A parsed cursor of ours; anything else is refused. */
export const Cursor = z
  .string()
  .max(300)
  .transform((cursor, context) => {
    const position = decodeCursor(cursor)
    if (position) return position
    context.issues.push({ code: 'custom', input: cursor, message: '続きの位置を示す値が正しくありません。' })
    return z.NEVER
  })
