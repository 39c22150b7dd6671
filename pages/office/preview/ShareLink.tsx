import { useId } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import inputs from '#renderer/form/Input.module.css'
import { useAction } from '#renderer/form/useAction.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { momentText } from '../parts/moments.ts'
import styles from './Preview.module.css'

type Props = {
  preview: { url: string; expiresAt: string }
  /** Omitted without permission to revoke the links. */
  onEnd: (() => Promise<void>) | undefined
}

/** The preview link for people without an account: expiry, and how to revoke it. */
export function ShareLink({ preview, onEnd }: Props) {
  const id = useId()
  const { problem, run } = useAction()
  const address = new URL(preview.url, location.origin).href
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(address)
      notify({ description: 'プレビューのリンクをコピーしました。', color: 'success' })
    })
  const confirm = () =>
    openDialog({
      text: 'この原稿のプレビューのリンクを、すべて無効にしますか\nこれまでに送ったリンクは、すぐに開けなくなります。',
      acceptText: '無効にする',
      acceptColor: 'danger',
      onAccept: () => {
        void run(async () => {
          await onEnd?.()
          notify({ description: 'これまでのリンクを無効にし、新しいリンクを作りました。', color: 'success' })
        })
        return true
      },
    })
  return (
    <div className="grid min-w-0 flex-[1_1_24rem] gap-4 [&_label]:text-12 [&_label]:text-usuzumi">
      <label htmlFor={id}>共有リンク（{momentText(preview.expiresAt)}まで）</label>
      <div className={styles.link}>
        <input
          className={inputs.input}
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>コピー</Button>
        {onEnd && (
          <Button variant="quiet" onClick={confirm}>
            無効にする
          </Button>
        )}
      </div>
      <p className="text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
    </div>
  )
}
