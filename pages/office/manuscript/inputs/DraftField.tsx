import { type ReactNode, useId } from 'react'
import { generalPath } from '#domain/manuscript/labels/field-config.ts'
import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'
import { KIND_LABELS } from '#domain/manuscript/labels/kind-forms.ts'
import { countCharacters } from '#domain/text/text-rules.ts'
import { Field } from '#renderer/form/Field.tsx'
import { useFieldNotes, useManuscriptStore } from '../manuscript-context.ts'
import styles from './DraftField.module.css'

export type DraftFieldProps = {
  /** Path in the fields: `title`, `seo.title`. */
  path: string
  /** Replaces the hint of the label. */
  hint?: string
  required?: boolean
}

type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Props = DraftFieldProps & {
  /** Shows a character count. */
  count?: { text: string; max: number }
  children: (control: Control) => ReactNode
}

/** Frame of a manuscript field: label, error, and what is missing for publication. */
export function DraftField({ path, required, count, children, ...props }: Props) {
  const id = useId()
  const { kind } = useManuscriptStore()
  const hint = props.hint ?? KIND_LABELS[kind].fieldConfigs[generalPath(path)]?.hint
  const { error, todo } = useFieldNotes(path)
  const ids = { id, hintId: `${id}hint`, errorId: `${id}error`, error }
  const todoId = `${id}todo`
  const describedBy = [hint && ids.hintId, error && ids.errorId, todo && todoId].filter(Boolean).join(' ')
  const control: Control = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div data-path={path}>
      <Field
        label={fieldLabel(kind, path)}
        hint={hint}
        required={required}
        ids={ids}
        aside={count && <DraftCount {...count} />}
      >
        {children(control)}
        {todo && (
          <p className={`${styles.todo} flex gap-8 text-13 leading-[1.6] text-kohaku`} id={todoId}>
            {todo}
          </p>
        )}
      </Field>
    </div>
  )
}

/** Always visible, but announced only above the limit. */
function DraftCount({ text, max }: { text: string; max: number }) {
  const length = countCharacters(text)
  return (
    <>
      <span
        className="ms-auto text-13 text-usuzumi tabular-nums data-over:font-semibold data-over:text-shu-text"
        data-over={length > max || undefined}
        aria-hidden="true"
      >
        {length}／{max}字
      </span>
      <span className="visually-hidden" role="status">
        {length > max && `${length - max}文字多すぎます`}
      </span>
    </>
  )
}
