import { blockOfNode, type DraftBlock } from '../model/to-block.ts'
import { nodeOfBlock } from '../model/to-node.ts'

/** What a block of this editor carries along when it is copied. Anybody could have written it: it is read as such. */
export const OWN_BLOCK = 'data-tabishirube-block'

/** The block that an element carries, if it is one of ours and whole. */
export function ownBlock(element: Element): DraftBlock | null {
  const text = element.getAttribute(OWN_BLOCK)
  if (!text) return null
  try {
    const node = nodeOfBlock(JSON.parse(text))
    return node.type.name === 'unknown' ? null : blockOfNode(node)
  } catch {
    return null
  }
}
