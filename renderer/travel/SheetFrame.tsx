import { type ReactNode, useId } from 'react'
import { Button } from '../form/Button.tsx'
import { useModal } from '../lightbox/useModal.ts'
import styles from './SheetFrame.module.css'

type Props = {
  title: string
  /** What gets the focus back. */
  opener: Pick<HTMLElement, 'focus'>
  onClose: () => void
  children: ReactNode
}

/** A dialog for a small piece of work: a sheet at the foot of a phone, in the middle of a wide screen. */
export function SheetFrame({ title, opener, onClose, children }: Props) {
  const dialog = useModal(opener, onClose)
  const titleId = useId()
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      className={styles.sheet}
      ref={dialog}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <Button variant="quiet" onClick={close}>
          閉じる
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
