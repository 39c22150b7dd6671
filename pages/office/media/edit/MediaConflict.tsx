import { useEffect, useRef } from 'react'
import type { Media } from '#domain/media/media.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Button } from '#renderer/form/Button.tsx'
import { percent } from './focal-point.ts'
import styles from './MediaConflict.module.css'
import { type MediaFormValues, valuesOf } from './media-form.ts'

const FIELDS: readonly [label: string, format: (values: MediaFormValues) => string][] = [
  ['説明文', ({ alt }) => alt],
  ['クレジット', ({ credit }) => credit],
  ['ライセンス', ({ license }) => license],
  ['名前', ({ name }) => name],
  ['都道府県', ({ prefectureCode }) => prefectureOfCode(prefectureCode)?.name ?? ''],
  ['切り抜きの中心', ({ focalX, focalY }) => `左から${percent(focalX)}、上から${percent(focalY)}`],
]

type Props = { mine: MediaFormValues; theirs: Media; onTheirs: () => void }

/** A conflict with another person's saved changes. Saving again overwrites theirs. */
export function MediaConflict({ mine, theirs, onTheirs }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const other = valuesOf(theirs)
  const different = FIELDS.filter(([, format]) => format(mine) !== format(other))
  return (
    <section
      className="grid justify-items-start gap-8 rounded border border-kohaku bg-kohaku-wash p-16"
      aria-labelledby="media-conflict"
    >
      <h2 className="text-18 outline-none" id="media-conflict" ref={title} tabIndex={-1}>
        ほかの人が先に変更しました
      </h2>
      <p>もう一度「保存する」を押すと、この画面の内容になります。</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">項目</th>
            <th scope="col">この画面</th>
            <th scope="col">ほかの人</th>
          </tr>
        </thead>
        <tbody>
          {different.map(([label, format]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{format(mine) || 'なし'}</td>
              <td>{format(other) || 'なし'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={onTheirs}>ほかの人の内容にする</Button>
    </section>
  )
}
