import { MAX_JSON_DEPTH, mendedJson } from '#domain/api/json-value.ts'
import { blockOfNode, type DraftBlock } from '../model/to-block.ts'
import { nodeOfBlock } from '../model/to-node.ts'
import type { Lost } from './lost.ts'

/** What a block of this editor carries along when it is copied. Anybody could have written it: it is read as such. */
export const OWN_BLOCK = 'data-tabishirube-block'

/** Of the levels that a body may have, so many stand around a block: the body, its fields and their blocks. */
const LEVELS_OF_BLOCK = MAX_JSON_DEPTH - 3

/**
 * The block that an element carries, if it is one of ours and whole. What no manuscript may have is taken out of it first,
 * and noted in `lost`.
 */
export function ownBlock(element: Element, lost: Lost): DraftBlock | null {
  const text = element.getAttribute(OWN_BLOCK)
  if (!text) return null
  try {
    const carried: unknown = JSON.parse(text)
    const taken = mendedJson(carried, LEVELS_OF_BLOCK)
    const node = nodeOfBlock(taken)
    if (node.type.name === 'unknown') return null
    lost.isDeep ||= taken !== carried
    return blockOfNode(node)
  } catch {
    return null
  }
}
