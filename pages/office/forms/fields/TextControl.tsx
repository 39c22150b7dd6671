import { useId } from 'react'
import { CharacterCount } from '#renderer/form/CharacterCount.tsx'
import { Field } from '#renderer/form/Field.tsx'
import styles from '#renderer/form/Input.module.css'
import { halfWidth } from '../schema/typed.ts'
import { Offers } from './Offers.tsx'
import { useControl } from './useControl.ts'

/** A text input or textarea. Empty becomes `null` if the schema is nullable. */
export function TextControl({ name }: { name: string }) {
  const { shape, config, value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  const list = useId()
  const max = shape.type === 'text' ? shape.max : null
  const isUrl = shape.type === 'text' && shape.format === 'url'
  const write = (text: string) => onChange(text === '' && shape.isNullable ? null : text)
  const control = {
    id: ids.id,
    name,
    value: value ?? '',
    ...aria,
    onBlur: () => {
      // Trims the text and converts full-width URLs.
      const tidy = isUrl ? halfWidth(value ?? '') : (value ?? '').trim()
      if (tidy !== (value ?? '')) write(tidy)
      onBlur()
    },
  }
  return (
    <Field {...frame} aside={max && <CharacterCount name={name} max={max} />}>
      {config.control === 'area' ? (
        <textarea
          className={`${styles.input} ${styles.area}`}
          rows={config.rows ?? 3}
          {...control}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      ) : (
        <input
          className={styles.input}
          type={isUrl ? 'url' : 'text'}
          list={config.offers && list}
          autoComplete="off"
          spellCheck={isUrl ? false : undefined}
          {...control}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      {config.offers && <Offers id={list} offers={config.offers} />}
    </Field>
  )
}
