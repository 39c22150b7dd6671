import { MONTHS } from '#domain/date/month.ts'
import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { clockOf, daysOf, monthDayOf } from '../schema/typed.ts'
import styles from './Controls.module.css'
import { useControl } from './useControl.ts'

type Props = { name: string }

/** A calendar day in Japan. */
export function DateControl({ name }: Props) {
  const { shape, value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  return (
    <Field {...frame}>
      <input
        className={`${inputs.input} ${inputs.date}`}
        type="date"
        max="9999-12-31"
        id={ids.id}
        name={name}
        value={value ?? ''}
        {...aria}
        onChange={({ currentTarget }) => onChange(currentTarget.value || (shape.isNullable ? null : ''))}
        onBlur={onBlur}
      />
    </Field>
  )
}

/** A time of day, also after midnight (26:00). 9, 930 and 9時半 are normalised on blur. */
export function ClockControl({ name }: Props) {
  const { shape, value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  const write = (text: string) => onChange(text === '' && shape.isNullable ? null : text)
  return (
    <Field {...frame}>
      <input
        className={`${inputs.input} ${styles.clock}`}
        type="text"
        inputMode="numeric"
        placeholder="09:00"
        autoComplete="off"
        id={ids.id}
        name={name}
        value={value ?? ''}
        {...aria}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => {
          write(clockOf(value ?? ''))
          onBlur()
        }}
      />
    </Field>
  )
}

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1)

/** A yearly day: month and day. */
export function MonthDayControl({ name }: Props) {
  const { config, shape, value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  const [month = 0, day = 0] = (value ?? '').split('-').map(Number)
  const write = (nextMonth: number, nextDay: number) =>
    onChange(nextMonth === 0 ? (shape.isNullable ? null : '') : monthDayOf(nextMonth, nextDay || 1))
  return (
    <Field {...frame}>
      <span className="flex items-center gap-8">
        <select
          className={`${inputs.input} ${styles.month}`}
          id={ids.id}
          name={name}
          aria-label={`${config.label}の月`}
          value={month}
          {...aria}
          onChange={({ currentTarget }) => write(Number(currentTarget.value), day)}
          onBlur={onBlur}
        >
          <option value={0}>月</option>
          {MONTHS.map((one) => (
            <option key={one} value={one}>
              {one}月
            </option>
          ))}
        </select>
        <select
          className={`${inputs.input} ${styles.month}`}
          aria-label={`${config.label}の日`}
          value={day}
          disabled={month === 0}
          onChange={({ currentTarget }) => write(month, Number(currentTarget.value))}
          onBlur={onBlur}
        >
          {month === 0 && <option value={0}>日</option>}
          {DAYS.slice(0, daysOf(month)).map((one) => (
            <option key={one} value={one}>
              {one}日
            </option>
          ))}
        </select>
      </span>
    </Field>
  )
}
