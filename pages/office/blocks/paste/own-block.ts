import { MAX_JSON_DEPTH, mendedJson } from '#domain/api/json-value.ts'
import { Note } from '#domain/blocks/note.ts'
import { blockOfNode, type DraftBlock } from '../model/to-block.ts'
import { nodeOfBlock } from '../model/to-node.ts'
import type { PasteLosses } from './paste-losses.ts'

/** Attribute with the JSON of a copied block. Untrusted: any page can write it. */
export const OWN_BLOCK = 'data-tabishirube-block'

/** Attribute with the JSON of a copied note, as untrusted. */
export const OWN_NOTE = 'data-tabishirube-note'

/** JSON levels left for a block inside a body. */
const LEVELS_OF_BLOCK = MAX_JSON_DEPTH - 3

/** The block of an element, if valid. Invalid JSON parts are removed first and reported in `lost`. */
export function ownBlock(element: Element, lost: PasteLosses): DraftBlock | null {
  const text = element.getAttribute(OWN_BLOCK)
  if (!text) return null
  try {
    const carried: unknown = JSON.parse(text)
    const mended = mendedJson(carried, LEVELS_OF_BLOCK)
    const node = nodeOfBlock(mended)
    if (node.type.name === 'unknown') return null
    lost.isDeep ||= mended !== carried
    return blockOfNode(node)
  } catch {
    return null
  }
}

/** The note of an element, if valid. */
export function ownNote(element: Element): Note | null {
  try {
    return Note.safeParse(JSON.parse(element.getAttribute(OWN_NOTE) ?? '')).data ?? null
  } catch {
    return null
  }
}
