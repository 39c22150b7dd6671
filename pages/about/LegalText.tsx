import type { ReactNode } from 'react'
import { Section } from '#renderer/ui/Section.tsx'
import styles from './LegalText.module.css'
import type { LegalSection } from './legal-section.ts'

type Props = { id: string; title: string; sections: readonly LegalSection[]; children?: ReactNode }

/** A legal text with the anchor that the footer links to. */
export function LegalText({ id, title, sections, children }: Props) {
  return (
    <Section id={id} title={title}>
      <div className={styles.text}>
        {sections.map(({ heading, paragraphs, items }) => (
          <section className={styles.section} key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      {children}
    </Section>
  )
}
