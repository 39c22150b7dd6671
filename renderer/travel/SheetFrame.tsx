import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../form/Button.tsx'
import { useFirstField } from '../form/useFirstField.ts'
import { useSafeClose } from '../form/useSafeClose.ts'
import { Modal } from '../ui/Modal.tsx'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useSafeClose(dialog, isFilled)
  const body = useFirstField<HTMLDivElement>()
  const titleId = useId()
  return (
    <Modal
      className={styles.sheet}
      ref={dialog}
      opener={opener}
      aria-labelledby={titleId}
      onClose={onClose}
      onRequestClose={leave}
      holdsEscape={isFilled}
      closesOutside
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
    </Modal>
  )
}
