import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { RadioRow } from './RadioRow.tsx'
import { useControl } from './useControl.ts'

const FEW = 4
const UNKNOWN = '不明'

/** One of several: side by side when they are few, else from the browser's own list. */
export function ChoiceControl({ name }: { name: string }) {
  const { shape, words, value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  const values = shape.type === 'choice' ? shape.options : []
  const options = values.map((option) => ({ value: option, label: words.choices?.[option] ?? option }))
  const choose = (option: string) => onChange(option === '' ? null : option)
  if (values.length <= FEW)
    return (
      <RadioRow
        name={name}
        frame={frame}
        aria={aria}
        options={shape.isNullable ? [...options, { value: '', label: UNKNOWN }] : options}
        chosen={value ?? (shape.isNullable ? '' : '-')}
        onChoose={choose}
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
