import { useId, useState } from 'react'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import {
  higherLevel,
  isHigher,
  LEVELS,
  PREFECTURE_LEVELS,
  type PrefectureLevel,
  type PrefectureRecords,
  recordedLevel,
} from '#domain/region/prefecture-level.ts'
import type { PrefectureStats } from '#domain/usage/usage-stats.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Modal } from '#renderer/ui/Modal.tsx'
import levels from './levels.module.css'

/** The number of records of a prefecture, and the level they imply. */
function recordsText({ count, stays }: PrefectureRecords): string {
  if (count === 0) return '旅の記録はまだありません。'
  const nights = stays > 0 ? `（うち宿泊${stays}件）` : ''
  const { label } = LEVELS[recordedLevel({ count, stays })]
  return `旅の記録が${count}件${nights}あるので、「${label}」より下にはなりません。`
}

type Props = {
  prefecture: PrefectureStats
  onChoose: (level: PrefectureLevel) => void
  /** Shows the records of the prefecture. */
  onShowRecords: () => void
  onClose: () => void
}

/** Sets the level of a prefecture. It cannot be lower than its records imply. */
export function LevelDialog({ prefecture, onChoose, onShowRecords, onClose }: Props) {
  const { code, records, marked } = prefecture
  const recorded = recordedLevel(records)
  const id = useId()
  const [chosen, setChosen] = useState(higherLevel(recorded, marked))
  return (
    <Modal className="[--modal-size:26rem]" variant="box" aria-labelledby={id} onClose={onClose}>
      <form
        className="grid gap-16"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(chosen)
          onClose()
        }}
      >
        <h3 className="text-22" id={id}>
          {prefectureOfCode(code)?.name}
        </h3>
        <fieldset className="grid border-0 p-0">
          <legend className="mb-8 p-0 text-15 leading-[1.7] break-phrase text-usuzumi">
            {recordsText(records)}
          </legend>
          {PREFECTURE_LEVELS.toReversed().map((level) => (
            <label
              className="grid min-h-tap cursor-pointer grid-cols-[auto_auto_1fr] items-center gap-12 py-4 leading-[1.5] has-disabled:cursor-default has-disabled:text-usuzumi"
              key={level}
            >
              <input
                className="size-[1.25rem] [cursor:inherit] accent-ai"
                type="radio"
                name="level"
                value={level}
                checked={chosen === level}
                disabled={isHigher(recorded, level)}
                onChange={() => setChosen(level)}
              />
              <span
                className={`${levels.level} size-[1.75rem] rounded`}
                data-level={level}
                aria-hidden="true"
              />
              <span>
                {LEVELS[level].label}
                <span className="block text-13 text-usuzumi">
                  {LEVELS[level].about}・{LEVELS[level].points}点
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap justify-end gap-12">
          {records.count > 0 && (
            <Button variant="quiet" onClick={onShowRecords}>
              記録を見る
            </Button>
          )}
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" type="submit">
            決定
          </Button>
        </div>
      </form>
    </Modal>
  )
}
