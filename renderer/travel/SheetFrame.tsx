import { type ReactNode, useId } from 'react'
import { Button } from '../form/Button.tsx'
import { useFirstField } from '../form/useFirstField.ts'
import { useSafeClose } from '../form/useSafeClose.ts'
import { useModal } from '../lightbox/useModal.ts'
import styles from './SheetFrame.module.css'

type Props = {
  title: ReactNode
  /** What gets the focus back. */
  opener: Pick<HTMLElement, 'focus'>
  onClose: () => void
  /** Whether something was filled in that would be lost: then going away asks first. */
  isFilled?: boolean
  children: ReactNode
}

/** A dialog for a small piece of work: a sheet at the foot of a phone, in the middle of a wide screen. */
export function SheetFrame({ title, opener, onClose, isFilled = false, children }: Props) {
  const dialog = useModal(opener, onClose)
  const leave = useSafeClose(dialog, isFilled)
  const body = useFirstField<HTMLDivElement>()
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      className={styles.sheet}
      ref={dialog}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => target === currentTarget && leave()}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <Button variant="quiet" onClick={leave}>
          閉じる
        </Button>
      </div>
      <div className={styles.body} ref={body}>
        {children}
      </div>
    </dialog>
  )
}
