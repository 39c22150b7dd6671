import type { Node } from 'prosemirror-model'
import { BLOCK_KINDS } from '../kinds/block-kinds.ts'
import { labelOfNode, summaryOfAtom } from '../model/words.ts'
import styles from './Atom.module.css'

type Props = {
  node: Node
  /** Whether it is complete, and only what it mentions is not to be had. */
  isMissing: boolean
}

/** In place of a block that readers could not be shown yet. */
export function Unfinished({ node, isMissing }: Props) {
  const hint = BLOCK_KINDS.find(({ type }) => type === node.attrs.type)?.hint
  const summary = summaryOfAtom(node)
  return (
    <div className={styles.unfinished}>
      <p className={styles.kind}>{labelOfNode(node)}</p>
      {summary && <p>{summary}</p>}
      <p className={styles.hint}>
        {isMissing
          ? '公開されていない内容です。公開されるまで、読む人には表示されません。'
          : `${hint ?? ''}まだ入力が終わっていません。`}
      </p>
    </div>
  )
}
