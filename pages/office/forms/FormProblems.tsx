import { useFormContext, useFormState } from 'react-hook-form'
import { pathLabel } from '#domain/manuscript/labels/field-label.ts'
import { listErrors } from '#renderer/form/form-errors.ts'
import { jumpToField } from '../manuscript/frame/jump.ts'
import { useShowTab } from '../manuscript/frame/tabs.ts'
import styles from './FormProblems.module.css'
import { useFormSpec } from './schema/spec.ts'

/** Validation problems, with links to their fields. */
export function FormProblems() {
  const { control } = useFormContext()
  const { errors } = useFormState({ control })
  const spec = useFormSpec()
  const showTab = useShowTab()
  const problems = listErrors(errors)
  return (
    // biome-ignore lint/a11y/useSemanticElements: several fields, so no fieldset
    <div
      // Kept in the DOM, so that screen readers announce the first problem.
      className="mb-24 grid gap-4 rounded border border-shu px-16 py-12 data-[none=true]:m-0 data-[none=true]:block data-[none=true]:border-0 data-[none=true]:p-0"
      role="group"
      aria-label="入力の誤り"
      data-none={problems.length === 0}
    >
      <p className="text-15 font-semibold text-shu-text" role="status">
        {problems.length > 0 && `入力の誤りが${problems.length}件あります。`}
      </p>
      <ul className="grid">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button className={styles.link} type="button" onClick={() => jumpToField(name, {}, showTab)}>
              <b>{pathLabel(spec.fieldConfigs, name)}</b>
              <span>{message}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
