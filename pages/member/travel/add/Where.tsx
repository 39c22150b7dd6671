import { useId } from 'react'
import { dayText } from '#domain/travel/guide-days.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { sectionNames } from '#domain/travel/section-labels.ts'
import { FieldError } from '#renderer/form/Field.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import type { Adding } from './useAdding.ts'

/** The section and an optional time; without it activities are appended. */
export function Where({ guide, adding }: { guide: GuideDocument; adding: Adding }) {
  const id = useId()
  const names = sectionNames(guide.sections)
  const { section, setChosen, typed, setTyped, isTimeWrong } = adding
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-12 gap-y-8 [&>:nth-child(3)]:col-span-full">
      <label className="grid content-end gap-4 text-13 text-usuzumi">
        <span>入れるところ</span>
        <select
          className={inputStyles.input}
          value={section?.id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {guide.sections.map((one) => (
            <option key={one.id} value={one.id}>
              {[names.get(one.id), one.date && dayText(one.date), one.kind === 'day' && one.title]
                .filter(Boolean)
                .join(' ')}
            </option>
          ))}
        </select>
      </label>
      <label className="grid content-end gap-4 text-13 text-usuzumi">
        <span>時刻（任意）</span>
        <input
          className={inputStyles.input}
          inputMode="numeric"
          autoComplete="off"
          placeholder="9:30"
          value={typed}
          aria-invalid={isTimeWrong || undefined}
          aria-describedby={isTimeWrong ? id : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {isTimeWrong && <FieldError id={id}>「9:30」のように入力してください。</FieldError>}
    </div>
  )
}
