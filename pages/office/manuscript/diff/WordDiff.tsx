import styles from './WordDiff.module.css'
import { wordChanges } from './words.ts'

/** A text with what was added and removed: by signs and lines, by colour, and in words for who hears it. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return wordChanges(before, after).map(({ text, kind }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
    if (kind === 'same') return <span key={index}>{text}</span>
    const Tag = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
      <Tag className={styles[kind]} key={index}>
        <span className="visually-hidden">{kind === 'added' ? '（追加：' : '（削除：'}</span>
        {text}
        <span className="visually-hidden">）</span>
      </Tag>
    )
  })
}
