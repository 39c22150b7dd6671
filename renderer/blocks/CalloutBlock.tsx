import { CALLOUT_TONES } from '#domain/blocks/callout/tones.ts'
import type { BlockProps } from './block-props.ts'
import styles from './CalloutBlock.module.css'
import { InlineText } from './InlineText.tsx'

export function CalloutBlock({ data: { tone, title, text } }: BlockProps<'callout'>) {
  return (
    <aside className={`${styles.callout} ${styles[tone]}`}>
      <p className={styles.title}>{title ?? CALLOUT_TONES[tone]}</p>
      <p>
        <InlineText inline={text} />
      </p>
    </aside>
  )
}
