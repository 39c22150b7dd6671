/** A measured block: its height in the unit of the page's. */
export type Measured<Block> = {
  block: Block
  height: number
  /** Must not be the last block of a page. */
  keepsWithNext?: boolean
  /** Starts a new page if there is room for that. */
  begins?: boolean
}

/** Groups blocks that stay together: each that keeps with the next, and the one it keeps with. */
function groupsOf<Block>(blocks: readonly Measured<Block>[]): Measured<Block>[][] {
  const groups: Measured<Block>[][] = []
  let isOpen = false
  for (const one of blocks) {
    if (isOpen) groups.at(-1)?.push(one)
    else groups.push([one])
    isOpen = one.keepsWithNext === true
  }
  return groups
}

const sum = (group: readonly { height: number }[]) => group.reduce((total, { height }) => total + height, 0)

/**
 * Distributes blocks to pages of a height, in order and unsplit. A group higher than a page is split; a single block
 * higher than a page gets its own. `isApart`: blocks with that mark start a new page.
 */
export function fillPages<Block>(
  blocks: readonly Measured<Block>[],
  pageHeight: number,
  isApart = false,
): Block[][] {
  const pages: Block[][] = []
  let room = 0
  const put = (group: readonly Measured<Block>[], height: number) => {
    const mustBegin = isApart && group.some(({ begins }) => begins)
    if (pages.length === 0 || mustBegin || height > room) {
      pages.push([])
      room = pageHeight
    }
    pages.at(-1)?.push(...group.map(({ block }) => block))
    room -= height
  }
  for (const group of groupsOf(blocks)) {
    const height = sum(group)
    if (height <= pageHeight) put(group, height)
    else for (const one of group) put([one], one.height)
  }
  return pages
}
