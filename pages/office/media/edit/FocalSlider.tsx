import { useId } from 'react'
import styles from './FocalEditor.module.css'
import { percent, STEP } from './focal-point.ts'

type Props = { label: string; value: number; isFixed: boolean; onChange: (value: number) => void }

/** One axis of the focal point as a slider, for accessibility. */
export function FocalSlider({ label, value, isFixed, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.slider}>
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
