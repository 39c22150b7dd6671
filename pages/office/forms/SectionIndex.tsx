import { useFormContext, useFormState } from 'react-hook-form'
import type { FormSection } from '#domain/manuscript/labels/field-config.ts'
import { listErrors } from '#renderer/form/form-errors.ts'
import styles from './SectionIndex.module.css'
import { useCurrentSection } from './useCurrentSection.ts'

/** Index of a form's sections, with the current section and problems. */
export function SectionIndex({ sections }: { sections: readonly FormSection[] }) {
  const { control } = useFormContext()
  const { errors } = useFormState({ control })
  const wrong = new Set(listErrors(errors).map(({ name }) => name.split('.')[0]))
  const current = useCurrentSection(sections.map(({ id }) => `section-${id}`))
  return (
    <nav className={styles.index} aria-label="入力欄の目次">
      <ol className="flex gap-x-4 min-[1480px]:grid">
        {sections.map(({ id, title, fields }) => {
          const count = fields.filter((field) => wrong.has(field)).length
          return (
            <li key={id}>
              <a
                className={styles.link}
                href={`#section-${id}`}
                aria-current={current === `section-${id}` ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  const section = document.getElementById(`section-${id}`)
                  section?.scrollIntoView({ block: 'start' })
                  section?.focus({ preventScroll: true })
                }}
              >
                {title}
                {count > 0 && (
                  <span className="inline-grid min-w-[1.4em] place-content-center rounded-[1em] bg-shu-text text-12 leading-[1.4] text-on-shu">
                    {count}
                    <span className="visually-hidden">件の誤り</span>
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
