import { blockLabel } from '#domain/manuscript/labels/blocks.ts'
import styles from './BlockDiff.module.css'
import type { Folded } from './block-changes.ts'
import { blockText } from './field-place.ts'
import type { Names } from './names.ts'
import { PicturesOf } from './PicturesOf.tsx'
import { WordDiff } from './WordDiff.tsx'

const CHANGE_LABELS = { added: '追加', removed: '削除', changed: '変更', moved: '移動', same: '' } as const
const SIGNS = { added: '＋', removed: '−', changed: '〜', moved: '↕', same: '' } as const

type Props = { change: Folded; names: Names }

/** One block of a comparison: kind of change, and its text with the changes marked. */
export function BlockDiff({ change, names }: Props) {
  if (change.kind === 'folded')
    return (
      <li
        className={`${styles.folded} text-usuzumi [&_summary]:min-h-tap [&_summary]:px-12 [&_summary]:text-13 [&_summary]:leading-tap`}
      >
        <details>
          <summary>変わらない{change.blocks.length}ブロック</summary>
          {change.blocks.map((block) => (
            <p className={`${styles.text} text-15 whitespace-pre-line`} key={block.id}>
              {blockText(block, names)}
            </p>
          ))}
        </details>
      </li>
    )
  const { kind, block } = change
  const before = kind === 'added' ? null : kind === 'changed' ? change.before : block
  const after = kind === 'removed' ? null : block
  const changeLabel = kind === 'changed' && change.isMoved ? '移動と変更' : CHANGE_LABELS[kind]
  return (
    <li className={styles.block} data-kind={kind}>
      <p className="flex gap-12 text-12 text-usuzumi md:grid md:content-start md:gap-0 [&_b]:text-sumi">
        {changeLabel && (
          <b>
            <span aria-hidden="true">{SIGNS[kind]} </span>
            {changeLabel}
          </b>
        )}
        <span>{blockLabel(block)}</span>
      </p>
      <div className={`${styles.text} text-15 whitespace-pre-line`}>
        <WordDiff
          before={before ? blockText(before, names) : ''}
          after={after ? blockText(after, names) : ''}
        />
        <PicturesOf value={before?.data} other={after?.data} label="前の画像" />
        <PicturesOf value={after?.data} other={before?.data} label="あとの画像" />
      </div>
    </li>
  )
}
