import { useFormContext, useWatch } from 'react-hook-form'
import { countCharacters } from '#domain/text/text-rules.ts'
import styles from './CharacterCount.module.css'

/** Visible while typing. Screen readers hear it only when the limit is exceeded, not after every key. */
export function CharacterCount({ name, max }: { name: string; max: number }) {
  const { control } = useFormContext()
  const value: unknown = useWatch({ control, name })
  const excess = countCharacters(typeof value === 'string' ? value : '') - max
  return (
    <>
      <span className={styles.count} data-over={excess > 0 || undefined} aria-hidden="true">
        {excess + max}／{max}字
      </span>
      <span className="visually-hidden" role="status">
        {excess > 0 && `${excess}文字多すぎます`}
      </span>
    </>
  )
}
