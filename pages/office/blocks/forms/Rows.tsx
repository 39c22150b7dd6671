import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import styles from './Forms.module.css'

type Props<Value> = {
  /** Name of an entry: 「順位」「行程」. */
  name: string
  values: readonly Value[]
  onChange: (values: Value[]) => void
  /** Creates an entry; `null` when cancelled. */
  make: () => Value | null | Promise<Value | null>
  max?: number
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

const moved = <Value,>(values: readonly Value[], from: number, to: number): Value[] => {
  const copy = [...values]
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}

/** An ordered list of entries that can be moved, removed and added. Moves are announced. */
export function Rows<Value>({ name, values, onChange, make, max = 100, children }: Props<Value>) {
  const [announcement, announce] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    onChange(moved(values, from, to))
    announce(`${name}を${values.length}件中${to + 1}番目に移しました。`)
  }
  const add = async () => {
    const value = await make()
    if (value === null) return
    onChange([...values, value])
    announce(`${name}を追加しました。`)
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }
  return (
    <div className="grid grid-cols-1 gap-16">
      <ol className="grid grid-cols-1 gap-16" ref={list}>
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: inputs are controlled, and rows have no id
          <li key={index} className="grid grid-cols-1 gap-12 border border-rule bg-surface px-16 pt-12 pb-16">
            <div className="flex items-center gap-4">
              <span className="me-auto font-mincho font-semibold">
                {name} {index + 1}
              </span>
              <RowButton
                label={`${name}${index + 1}を上へ`}
                sign="↑"
                disabled={index === 0}
                onPress={() => move(index, index - 1)}
              />
              <RowButton
                label={`${name}${index + 1}を下へ`}
                sign="↓"
                disabled={index === values.length - 1}
                onPress={() => move(index, index + 1)}
              />
              <RowButton
                label={`${name}${index + 1}を外す`}
                sign="外す"
                onPress={() => {
                  onChange(values.toSpliced(index, 1))
                  announce(`${name}を外しました。残りは${values.length - 1}件です。`)
                }}
              />
            </div>
            {children(value, (next) => onChange(values.with(index, next)))}
          </li>
        ))}
      </ol>
      {values.length < max && <Button onClick={add}>{name}を追加</Button>}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

type RowButtonProps = { label: string; sign: string; disabled?: boolean; onPress: () => void }

const RowButton = ({ label, sign, disabled, onPress }: RowButtonProps) => (
  <Button className={styles.small} variant="quiet" aria-label={label} disabled={disabled} onClick={onPress}>
    {sign}
  </Button>
)
