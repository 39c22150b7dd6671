import { useId } from 'react'
import { percent, STEP } from './focal-point.ts'

type Props = { label: string; value: number; isFixed: boolean; onChange: (value: number) => void }

/** One axis of the focal point as a slider, for accessibility. */
export function FocalSlider({ label, value, isFixed, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid min-h-tap grid-cols-[auto_9rem_3.5em] items-center gap-8 text-13 tabular-nums [&_input]:min-h-tap [&_input]:w-full [&_input]:accent-ai">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={STEP}
        value={value}
        disabled={isFixed}
        aria-valuetext={percent(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id} aria-hidden="true">
        {percent(value)}
      </output>
    </div>
  )
}
