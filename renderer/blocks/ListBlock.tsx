import { type ListTree, listTree } from '#domain/blocks/list/list-tree.ts'
import type { BlockProps } from './block-props.ts'
import { InlineText } from './InlineText.tsx'
import styles from './ListBlock.module.css'

/** A list, and the lists inside its items. */
export const ListBlock = ({ data }: BlockProps<'list'>) => <Level {...listTree(data)} />

function Level({ ordered, items }: ListTree) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {items.map(({ text, lists }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered on a page
        <li key={index} className={lists.length > 0 ? styles.outer : undefined}>
          <InlineText inline={text} />
          {lists.map((list, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Level key={at} {...list} />
          ))}
        </li>
      ))}
    </List>
  )
}
