import { Field } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { useAuthorNames } from '../../authors/useAuthorNames.ts'
import { useControl } from './useControl.ts'

/** Author or editor. */
export function AuthorControl({ name }: { name: string }) {
  const { value, onChange, onBlur, aria, frame, ids } = useControl<string | null>(name)
  const { authors, hasFailed, retry } = useAuthorNames()
  const isListed = authors?.some(({ id }) => id === value)
  return (
    <Field {...frame}>
      <select
        className={inputs.input}
        id={ids.id}
        name={name}
        value={value ?? ''}
        {...aria}
        onFocus={() => hasFailed && retry()}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        onBlur={onBlur}
      >
        <option value="">なし</option>
        {value && !isListed && (
          <option value={value}>
            {hasFailed ? '読み込めませんでした' : authors ? '見つかりません' : '読み込んでいます'}
          </option>
        )}
        {authors?.map((author) => (
          <option key={author.id} value={author.id}>
            {author.name}（{author.role}）
          </option>
        ))}
      </select>
    </Field>
  )
}
