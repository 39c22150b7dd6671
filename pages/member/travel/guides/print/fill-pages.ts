/** A block as it was measured: its height in the unit of the page's. */
export type Measured<Block> = {
  block: Block
  height: number
  /** It must not be the last of a page. */
  keepsWithNext?: boolean
  /** It begins a page where there is room for that. */
  begins?: boolean
}

/** Blocks that stay together: what keeps with the next, and the one it keeps with. */
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
 * Blocks on pages of a height, in their order, none of them lost or cut. What must stay together and is higher than a
 * page is taken apart; a single block that is higher than a page has one to itself. `isApart`: what begins a page does.
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
