import { useId } from 'react'
import { fieldText } from '../diff/field-place.ts'
import { PicturesOf } from '../diff/PicturesOf.tsx'
import { useNames } from '../diff/useNames.ts'
import { WordDiff } from '../diff/WordDiff.tsx'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import styles from './ClashRow.module.css'
import type { Clash, Way } from './clash.ts'
import { clashName } from './clash-name.ts'

type Props = { clash: Clash; who: string; way: Way | undefined; onChoose: (way: Way) => void }

/** One place of which there are two versions, side by side, each shown by what it changed. */
export function ClashRow({ clash, who, way, onChoose }: Props) {
  const name = useId()
  const fields = useManuscriptState((state) => state.openMerge?.fields)
  const { kind } = useManuscriptStore()
  const values = [clash.base, clash.mine, clash.theirs]
  const names = useNames((asked) => {
    for (const value of values) fieldText(kind, clash.path, value, asked)
  })
  const [base, mine, theirs] = values.map((value) => fieldText(kind, clash.path, value, names))
  const sides: [Way, string, string, unknown][] = [
    ['mine', '自分の変更', mine ?? '', clash.mine],
    ['theirs', `${who}の変更`, theirs ?? '', clash.theirs],
  ]
  return (
    <li>
      <fieldset className={styles.row}>
        <legend>{clashName(kind, clash, fields ?? {})}</legend>
        <div className={styles.sides}>
          {sides.map(([side, label, text, value]) => (
            <label className={styles.side} key={side}>
              <span className={styles.choice}>
                <input type="radio" name={name} checked={way === side} onChange={() => onChoose(side)} />
                {label}
              </span>
              <span className={styles.text}>
                {value === undefined || value === null || text === '' ? (
                  <span className={styles.none}>{value === undefined ? '削除' : 'なし'}</span>
                ) : (
                  <WordDiff before={base ?? ''} after={text} />
                )}
                <PicturesOf value={value} />
              </span>
            </label>
          ))}
        </div>
        {clash.canBeBoth && (
          <label className={styles.choice}>
            <input type="radio" name={name} checked={way === 'both'} onChange={() => onChoose('both')} />
            両方を残す
          </label>
        )}
      </fieldset>
    </li>
  )
}
