import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { RadioRow } from './RadioRow.tsx'
import { useControl } from './useControl.ts'

const FEW = 4
const UNKNOWN = '不明'

/** A single choice: radio buttons for few options, otherwise a select. */
export function ChoiceControl({ name }: { name: string }) {
  const { shape, config, value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  const values = shape.type === 'choice' ? shape.options : []
  const options = values.map((option) => ({ value: option, label: config.choices?.[option] ?? option }))
  const choose = (option: string) => onChange(option === '' ? null : option)
  if (values.length <= FEW)
    return (
      <RadioRow
        name={name}
        frame={frame}
        aria={aria}
        options={shape.isNullable ? [...options, { value: '', label: UNKNOWN }] : options}
        selected={value ?? (shape.isNullable ? '' : '-')}
        onSelect={choose}
        onBlur={onBlur}
      />
    )
  return (
    <Field {...frame}>
      <select
        className={inputs.input}
        id={ids.id}
        name={name}
        value={value ?? ''}
        {...aria}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        onBlur={onBlur}
      >
        <option value="">{shape.isNullable ? UNKNOWN : '選んでください'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
