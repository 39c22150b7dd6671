import { useState } from 'react'
import { shareLinks } from '#domain/url/share-links.ts'
import { Button } from '#renderer/form/Button.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import styles from './ShareDialog.module.css'

type Props = { title: string; url: string }

/** Ways to pass on the link: clipboard, LINE, the system's share sheet, or opening it. */
export function ShareOptions({ title, url }: Props) {
  const [message, setMessage] = useState('')
  const copy = async () => {
    // Without https there is no clipboard API.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    setMessage(isCopied ? 'コピーしました。' : 'コピーできませんでした。リンクを選んでコピーしてください。')
  }
  // Closing the share sheet is not an error.
  const send = () => navigator.share({ title: `旅のしおり「${title}」`, url }).catch(() => {})
  return (
    <div className="flex flex-wrap items-center gap-12">
      <Button variant="primary" onClick={copy}>
        リンクをコピー
      </Button>
      <a
        className={styles.action}
        href={shareLinks({ title: `旅のしおり「${title}」`, url }).line}
        target="_blank"
        rel="noopener noreferrer"
      >
        LINEで送る
        <NewTabNote />
      </a>
      {'share' in navigator && <Button onClick={send}>ほかの方法で送る</Button>}
      <a className={styles.action} href={url} target="_blank" rel="noopener">
        共有ページを見る
        <NewTabNote />
      </a>
      <span className="min-h-[1.8em]" role="status">
        {message}
      </span>
    </div>
  )
}
