import { HELP_QUESTIONS } from '#domain/site/help-questions.ts'
import { link } from '#domain/url/link.ts'
import { FaqBlock } from '#renderer/blocks/FaqBlock.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import styles from './+Page.module.css'

export function Page() {
  const categories = [...Map.groupBy(HELP_QUESTIONS, ({ category }) => category)]
  return (
    <>
      <PageHead
        title="ヘルプ"
        lead="よくいただくご質問と、その答えです。"
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      {categories.map(([category, questions]) => (
        <Section key={category} variant="beside" title={category}>
          <div className={styles.faq}>
            <FaqBlock
              data={{
                items: questions.map(({ question, answer }) => ({
                  question,
                  answer: [{ text: answer, marks: [] }],
                })),
              }}
            />
          </div>
        </Section>
      ))}
      <Section
        variant="beside"
        title="ニュースレター"
        more={{ href: link('newsletter'), label: 'ニュースレターに登録する' }}
      />
    </>
  )
}
