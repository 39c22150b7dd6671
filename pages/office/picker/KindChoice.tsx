import { useId } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import inputs from '#renderer/form/Input.module.css'
import styles from './ContentPicker.module.css'

type Props = {
  kinds: readonly ContentKind[]
  chosen: ContentKind | null
  onChoose: (kind: ContentKind | null) => void
}

/** Of which kind it is, where it may be of several. */
export function KindChoice({ kinds, chosen, onChoose }: Props) {
  const id = useId()
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        種類
      </label>
      <select
        className={inputs.input}
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(kinds.find((one) => one === currentTarget.value) ?? null)}
      >
        <option value="">すべて</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {CONTENT_KINDS[kind].label}
          </option>
        ))}
      </select>
    </>
  )
}
