import { useEffect, useRef } from 'react'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { ACTION_TYPE_LABELS } from '#domain/travel/action.ts'
import { Button } from '#renderer/form/Button.tsx'
import { dayText } from './action-text.ts'
import styles from './ConflictNote.module.css'
import type { ActionValues } from './form/action-form.ts'

const FIELDS: readonly [label: string, textOf: (values: ActionValues) => string][] = [
  ['したこと', ({ type }) => ACTION_TYPE_LABELS[type]],
  ['場所', ({ title }) => title],
  ['都道府県', ({ prefectureCode }) => prefectureOfCode(prefectureCode)?.name ?? 'なし'],
  ['日付', ({ date }) => dayText(date || null)],
  ['評価', ({ rating }) => (rating ? `${rating}／5` : 'なし')],
  ['メモ', ({ memo }) => memo || 'なし'],
]

type Props = { mine: ActionValues; theirs: ActionValues; onTheirs: () => void }

/** The differences between this form and the version saved elsewhere, side by side. */
export function ConflictNote({ mine, theirs, onTheirs }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const different = FIELDS.filter(([, textOf]) => textOf(mine) !== textOf(theirs))
  return (
    <section className="grid justify-items-start gap-12 rounded border border-s-4 border-kohaku bg-kohaku-wash p-16">
      <h2 className="text-18" ref={title} tabIndex={-1}>
        ほかの画面で変更されています
      </h2>
      <p>どちらの内容を残すか選んでください。下の入力はそのまま残っています。</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">項目</th>
            <th scope="col">この画面</th>
            <th scope="col">ほかの画面</th>
          </tr>
        </thead>
        <tbody>
          {different.map(([label, textOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{textOf(mine)}</td>
              <td>{textOf(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={onTheirs}>ほかの画面の内容にする</Button>
    </section>
  )
}
