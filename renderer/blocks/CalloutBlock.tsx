import type { BlockOf } from '#domain/blocks/block.ts'
import styles from './CalloutBlock.module.css'
import { InlineText } from './InlineText.tsx'

const NAMES = { info: 'メモ', tip: '旅のこつ', caution: 'ご注意' } as const

export function CalloutBlock({ tone, title, text }: BlockOf<'callout'>['data']) {
  return (
    <aside className={`${styles.callout} ${styles[tone]}`}>
      <p className={styles.title}>{title ?? NAMES[tone]}</p>
      <p>
        <InlineText inline={text} />
      </p>
    </aside>
  )
}
