import { useId, useLayoutEffect, useRef } from 'react'
import { Modal } from '#renderer/ui/Modal.tsx'
import styles from './CopyByHand.module.css'

type Props = { url: string; onClose: () => void }

/** The URL in a selected field, for browsers that do not allow clipboard access. */
export function CopyByHand({ url, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useLayoutEffect(() => field.current?.select(), [])
  return (
    <Modal className={styles.dialog} variant="box" aria-labelledby={id} onClose={onClose}>
      <p className={styles.title} id={id}>
        リンクをコピーできませんでした
      </p>
      <label className={styles.label}>
        次のアドレスを選んでコピーしてください。
        <input
          className={styles.field}
          ref={field}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </label>
      <form method="dialog">
        <button className={styles.close} type="submit">
          閉じる
        </button>
      </form>
    </Modal>
  )
}
