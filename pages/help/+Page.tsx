import { HELP_QUESTIONS } from '#domain/help-questions.ts'
import { link } from '#domain/link.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import styles from './+Page.module.css'

export function Page() {
  const categories = [...Map.groupBy(HELP_QUESTIONS, ({ category }) => category)]
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'トップ', href: link('top') }]} current="ヘルプ" />
      <PageHead title="ヘルプ" lead="よくいただくご質問と、その答えです。" />
      {categories.map(([category, questions]) => (
        <Section key={category} title={category}>
          <div className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <details className={styles.entry} key={question}>
                <summary className={styles.question}>{question}</summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}
