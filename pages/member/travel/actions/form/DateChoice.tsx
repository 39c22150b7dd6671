import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { FieldError } from '#renderer/form/Field.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useFieldError } from '#renderer/form/useField.ts'
import type { ActionValues } from './action-form.ts'
import styles from './Choices.module.css'

const choicesOf = (isWish: boolean, today: string) =>
  isWish
    ? [{ value: '', label: '決めていない', day: '' }]
    : [
        { value: today, label: '今日', day: japaneseMonthDay(today) },
        {
          value: addDays(today, -1),
          label: '昨日',
          day: japaneseMonthDay(addDays(today, -1)),
        },
      ]

/** The date: today by default. */
export function DateChoice() {
  const { setValue, control } = useFormContext<ActionValues>()
  const [type, date] = useWatch({ control, name: ['type', 'date'] })
  const error = useFieldError('date')
  const today = japanTime(new Date()).date
  const choices = choicesOf(type === 'wish', today)
  const [wantsOther, setWantsOther] = useState(false)
  const isOther = wantsOther || !choices.some(({ value }) => value === date)
  const choose = (value: string) => setValue('date', value, { shouldDirty: true, shouldValidate: true })
  return (
    <fieldset className="m-0 grid min-w-0 gap-8 border-0 p-0" data-field="">
      <legend className="mb-4 p-0 font-semibold">日付</legend>
      <div className="flex flex-wrap gap-8">
        {choices.map(({ value, label, day }) => (
          <label className={styles.day} key={value}>
            <input
              className={styles.hidden}
              type="radio"
              name="day-choice"
              checked={!isOther && value === date}
              onChange={() => {
                setWantsOther(false)
                choose(value)
              }}
            />
            <span>{label}</span>
            {day && <span className={`${styles.dayOf} text-12 text-usuzumi`}>{day}</span>}
          </label>
        ))}
        <label className={styles.day}>
          <input
            className={styles.hidden}
            type="radio"
            name="day-choice"
            checked={isOther}
            onChange={() => setWantsOther(true)}
          />
          <span>ほかの日</span>
        </label>
      </div>
      {isOther && (
        <input
          className={`${inputStyles.input} ${inputStyles.date}`}
          type="date"
          name="date"
          aria-label="日付を選ぶ"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'date-error' : undefined}
          max={type === 'wish' ? undefined : today}
          value={date}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {error && <FieldError id="date-error">{error}</FieldError>}
    </fieldset>
  )
}
