import { MONTHS } from '#domain/date/month.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#domain/place/weekday.ts'
import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { ManyChoices } from './ManyChoices.tsx'
import { useControl } from './useControl.ts'

type Props = { name: string }

const DAYS = WEEKDAYS.map((day) => ({ value: day, label: WEEKDAY_NAMES[day] }))
const MONTH_OPTIONS = MONTHS.map((month) => ({ value: month, label: `${month}月` }))

export const WeekdaysControl = ({ name }: Props) => (
  <ManyChoices name={name} options={DAYS} all="毎日" isDense />
)

export const MonthsControl = ({ name }: Props) => (
  <ManyChoices name={name} options={MONTH_OPTIONS} all="通年" isDense />
)

/** A day of the week. */
export function WeekdayControl({ name }: Props) {
  const { value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  return (
    <Field {...frame}>
      <select
        className={inputs.input}
        id={ids.id}
        name={name}
        value={value ?? ''}
        {...aria}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        onBlur={onBlur}
      >
        <option value="">選んでください</option>
        {DAYS.map((day) => (
          <option key={day.value} value={day.value}>
            {day.label}曜日
          </option>
        ))}
      </select>
    </Field>
  )
}
