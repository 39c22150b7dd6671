import { useState } from 'react'
import { shareLinks } from '#domain/url/share-links.ts'
import { Button } from '#renderer/form/Button.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import styles from './ShareDialog.module.css'

type Props = { title: string; url: string }

/** Where the link goes from here: the clipboard, LINE, the device's own sheet, or a look at it first. */
export function Ways({ title, url }: Props) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    // Without https there is no clipboard at all.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? 'コピーしました。' : 'コピーできませんでした。リンクを選んでコピーしてください。')
  }
  // Who closes the sheet has not met an error.
  const send = () => navigator.share({ title: `旅のしおり「${title}」`, url }).catch(() => {})
  return (
    <div className={styles.ways}>
      <Button variant="primary" onClick={copy}>
        リンクをコピー
      </Button>
      <a
        className={styles.way}
        href={shareLinks({ title: `旅のしおり「${title}」`, url }).line}
        target="_blank"
        rel="noopener noreferrer"
      >
        LINEで送る
        <NewTabNote />
      </a>
      {'share' in navigator && <Button onClick={send}>ほかの方法で送る</Button>}
      <a className={styles.way} href={url} target="_blank" rel="noopener">
        共有ページを見る
        <NewTabNote />
      </a>
      <span className={styles.said} role="status">
        {said}
      </span>
    </div>
  )
}
