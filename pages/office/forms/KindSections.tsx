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
      className="grid min-w-0 scroll-mt-[calc(var(--frame-edge,4rem)_+_var(--space-16))] gap-16 pb-40 outline-none"
      key={id}
      id={`section-${id}`}
      aria-labelledby={`title-${id}`}
      tabIndex={-1}
    >
      <div className="grid gap-4 border-b border-rule-strong pb-8">
        <h2 className="text-18" id={`title-${id}`}>
          {title}
        </h2>
        {lead && <p className="text-13 text-usuzumi">{lead}</p>}
      </div>
      <div className={beside[id] ? styles.beside : undefined}>
        <div className="grid min-w-0 grid-cols-2 items-start gap-24 max-[640px]:grid-cols-1">
          {fields.map((field) => (
            <SchemaField key={field} name={field} />
          ))}
        </div>
        {beside[id]}
      </div>
    </section>
  ))
})
