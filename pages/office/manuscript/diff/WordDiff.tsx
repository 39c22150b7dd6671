import styles from './WordDiff.module.css'
import { wordChanges } from './word-changes.ts'

/** A text with insertions and deletions, marked by symbols, colour, and text for screen readers. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return wordChanges(before, after).map(({ text, kind }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: text runs are identified by their position
    if (kind === 'same') return <span key={index}>{text}</span>
    const Tag = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: text runs are identified by their position
      <Tag className={styles[kind]} key={index}>
        <span className="visually-hidden">{kind === 'added' ? '（追加：' : '（削除：'}</span>
        {text}
        <span className="visually-hidden">）</span>
      </Tag>
    )
  })
}
