import { useId } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import { blockLabel } from '#domain/manuscript/labels/blocks.ts'
import { blockPlaceLabel, fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { fieldText } from '../diff/field-place.ts'
import { PicturesOf } from '../diff/PicturesOf.tsx'
import { useNames } from '../diff/useNames.ts'
import { WordDiff } from '../diff/WordDiff.tsx'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import styles from './ConflictRow.module.css'
import type { Conflict, Resolution } from './conflict.ts'
import type { DraftBlock } from './merge-blocks.ts'

const BLOCK = /^(blocks|body)\.(a[0-9a-f-]{35})$/

/** The label of a conflict: 「題名」, 「3番目のブロック（段落）」. */
function conflictName(
  kind: ContentKind,
  { path, mine, theirs }: Conflict,
  fields: Record<string, unknown>,
): string {
  const [, list = '', id] = BLOCK.exec(path) ?? []
  const block = (mine ?? theirs) as DraftBlock | undefined
  if (!id || !block) return fieldLabel(kind, path)
  const at = (fields[list] as DraftBlock[] | undefined)?.findIndex((one) => one.id === id) ?? -1
  return at < 0 ? `本文のブロック（${blockLabel(block)}）` : blockPlaceLabel(at, block)
}

type Props = {
  conflict: Conflict
  who: string
  resolution: Resolution | undefined
  onSelect: (resolution: Resolution) => void
}

/** A conflict: both versions side by side, each with its changes marked. */
export function ConflictRow({ conflict, who, resolution, onSelect }: Props) {
  const name = useId()
  const fields = useManuscriptState((state) => state.openMerge?.fields)
  const { kind } = useManuscriptStore()
  const values = [conflict.base, conflict.mine, conflict.theirs]
  const names = useNames((collector) => {
    for (const value of values) fieldText(kind, conflict.path, value, collector)
  })
  const [base, mine, theirs] = values.map((value) => fieldText(kind, conflict.path, value, names))
  const sides: [Resolution, string, string, unknown][] = [
    ['mine', '自分の変更', mine ?? '', conflict.mine],
    ['theirs', `${who}の変更`, theirs ?? '', conflict.theirs],
  ]
  return (
    <li>
      <fieldset className="m-0 min-w-0 border-0 p-0 [&_legend]:p-0 [&_legend]:font-semibold">
        <legend>{conflictName(kind, conflict, fields ?? {})}</legend>
        <div className="grid gap-8 md:grid-cols-[1fr_1fr]">
          {sides.map(([side, label, text, value]) => (
            <label className={styles.side} key={side}>
              <span className="flex min-h-tap cursor-pointer items-center gap-8 text-13 text-usuzumi [&_input]:size-[1.25rem] [&_input]:accent-ai">
                <input
                  type="radio"
                  name={name}
                  checked={resolution === side}
                  onChange={() => onSelect(side)}
                />
                {label}
              </span>
              <span className="max-h-[16rem] overflow-y-auto text-15 leading-[1.7] whitespace-pre-line">
                {value === undefined || value === null || text === '' ? (
                  <span className="text-usuzumi">{value === undefined ? '削除' : 'なし'}</span>
                ) : (
                  <WordDiff before={base ?? ''} after={text} />
                )}
                <PicturesOf value={value} />
              </span>
            </label>
          ))}
        </div>
        {conflict.canBeBoth && (
          <label className="flex min-h-tap cursor-pointer items-center gap-8 text-13 text-usuzumi [&_input]:size-[1.25rem] [&_input]:accent-ai">
            <input
              type="radio"
              name={name}
              checked={resolution === 'both'}
              onChange={() => onSelect('both')}
            />
            両方を残す
          </label>
        )}
      </fieldset>
    </li>
  )
}
