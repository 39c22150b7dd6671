import { memo, type ReactNode } from 'react'
import type { FormSection } from '#domain/manuscript/labels/words.ts'
import { SchemaField } from './fields/SchemaField.tsx'
import styles from './KindSections.module.css'

type Props = {
  sections: readonly FormSection[]
  /** What stands beside a section, by its id. */
  beside?: Readonly<Record<string, ReactNode>>
}

/** A long form in its sections. What changes in one field draws that field again, and nothing else. */
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
