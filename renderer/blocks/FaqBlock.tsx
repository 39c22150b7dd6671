import type { BlockProps } from './block-props.ts'
import styles from './FaqBlock.module.css'
import { InlineText } from './InlineText.tsx'

export function FaqBlock({ data: { items } }: Pick<BlockProps<'faq'>, 'data'>) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }) => (
        <details className={styles.item} key={question}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>
            <InlineText inline={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
