import { RadioRow } from './RadioRow.tsx'
import { useControl } from './useControl.ts'

const OPTIONS = [
  { value: 'yes', label: 'あり' },
  { value: 'no', label: 'なし' },
  { value: 'unknown', label: '不明' },
]
const VALUES: Record<string, boolean | null> = { yes: true, no: false, unknown: null }
const optionOf = (value: boolean | null) => (value === null ? 'unknown' : value ? 'yes' : 'no')

/** あり, なし, or 不明 for a nullable boolean. */
export function YesNoUnknownControl({ name }: { name: string }) {
  const { value, onChange, onBlur, aria, frame } = useControl<boolean | null>(name)
  return (
    <RadioRow
      name={name}
      frame={frame}
      aria={aria}
      options={OPTIONS}
      selected={optionOf(value ?? null)}
      onSelect={(option) => onChange(VALUES[option] ?? null)}
      onBlur={onBlur}
      isLine
    />
  )
}
