import { type HTMLInputTypeAttribute, useId } from 'react'
import inputs from '#renderer/form/Input.module.css'
import type { Author } from '../../parts/useAuthors.ts'
import type { BulkName } from './actions.ts'
import type { Details } from './details.ts'

export const NO_DETAILS: Details = { at: '', authorId: '', add: '', remove: '', day: '' }

type FieldProps = {
  label: string
  type?: HTMLInputTypeAttribute
  value: string
  onValue: (value: string) => void
}

const Input = ({ label, type = 'text', value, onValue }: FieldProps) => {
  const id = useId()
  return (
    <div className="grid gap-4">
      <label className="text-13" htmlFor={id}>
        {label}
      </label>
      <input
        className={inputs.input}
        id={id}
        type={type}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  )
}

type Props = {
  name: BulkName
  details: Details
  onDetails: (details: Details) => void
  authors: readonly Author[]
}

/** Inputs of a bulk action. */
export function BulkDetails({ name, details, onDetails, authors }: Props) {
  const id = useId()
  const field = (which: keyof Details) => ({
    value: details[which],
    onValue: (value: string) => onDetails({ ...details, [which]: value }),
  })
  if (name === 'schedule')
    return <Input label="公開する日時（日本時間）" type="datetime-local" {...field('at')} />
  if (name === 'checked') return <Input label="情報確認日" type="date" {...field('day')} />
  if (name === 'tags')
    return (
      <>
        <Input label="付けるタグ（読点か空白で区切る）" {...field('add')} />
        <Input label="外すタグ" {...field('remove')} />
      </>
    )
  if (name !== 'author') return null
  return (
    <div className="grid gap-4">
      <label className="text-13" htmlFor={id}>
        書き手
      </label>
      <select
        className={inputs.input}
        id={id}
        value={details.authorId}
        onChange={(event) => onDetails({ ...details, authorId: event.target.value })}
      >
        <option value="">書き手なし</option>
        {authors.map((author) => (
          <option key={author.id} value={author.id}>
            {author.name}
          </option>
        ))}
      </select>
    </div>
  )
}
