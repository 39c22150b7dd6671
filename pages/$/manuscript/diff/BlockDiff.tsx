import styles from './BlockDiff.module.css'
import type { Folded } from './block-changes.ts'
import { blockDataText } from './block-data-text.ts'
import { blockName } from './block-name.ts'
import { WordDiff } from './WordDiff.tsx'

const WORDS = { added: '追加', removed: '削除', changed: '変更', moved: '移動', same: '' } as const
const SIGNS = { added: '＋', removed: '−', changed: '〜', moved: '↕', same: '' } as const

/** One block of a comparison: what became of it in a sign and a word, and its words with the changes in them. */
export function BlockDiff({ change }: { change: Folded }) {
  if (change.kind === 'folded')
    return (
      <li className={styles.folded}>
        <details>
          <summary>変わらない{change.blocks.length}ブロック</summary>
          {change.blocks.map((block) => (
            <p className={styles.text} key={block.id}>
              {blockDataText(block.data)}
            </p>
          ))}
        </details>
      </li>
    )
  const { kind, block } = change
  const text = blockDataText(block.data)
  const word = kind === 'changed' && change.isMoved ? '移動と変更' : WORDS[kind]
  return (
    <li className={styles.block} data-kind={kind}>
      <p className={styles.head}>
        {word && (
          <b>
            <span aria-hidden="true">{SIGNS[kind]} </span>
            {word}
          </b>
        )}
        <span>{blockName(block)}</span>
      </p>
      <div className={styles.text}>
        {kind === 'changed' ? (
          <WordDiff before={blockDataText(change.before.data)} after={text} />
        ) : kind === 'added' ? (
          <WordDiff before="" after={text} />
        ) : kind === 'removed' ? (
          <WordDiff before={text} after="" />
        ) : (
          text
        )}
      </div>
    </li>
  )
}
