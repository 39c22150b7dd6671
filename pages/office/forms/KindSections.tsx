import { memo, type ReactNode } from 'react'
import type { FormSection } from '#domain/manuscript/labels/field-config.ts'
import { SchemaField } from './fields/SchemaField.tsx'
import styles from './KindSections.module.css'

type Props = {
  sections: readonly FormSection[]
  /** Content beside a section, by section id. */
  beside?: Readonly<Record<string, ReactNode>>
}

/** The sections of a form. A change only re-renders its own field. */
export const KindSections = memo(function KindSections({ sections, beside = {} }: Props) {
  return sections.map(({ id, title, lead, fields }) => (
    <section
      className={styles.section}
      key={id}
      id={`section-${id}`}
      aria-labelledby={`title-${id}`}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={`title-${id}`}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={beside[id] ? styles.beside : undefined}>
        <div className={styles.fields}>
          {fields.map((field) => (
            <SchemaField key={field} name={field} />
          ))}
        </div>
        {beside[id]}
      </div>
    </section>
  ))
})
