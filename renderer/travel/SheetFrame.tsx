import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../form/Button.tsx'
import { useFirstField } from '../form/useFirstField.ts'
import { useSafeClose } from '../form/useSafeClose.ts'
import { Modal } from '../ui/Modal.tsx'
import styles from './SheetFrame.module.css'

type Props = {
  title: ReactNode
  /** The element that gets the focus back. */
  opener: Pick<HTMLElement, 'focus'>
  onClose: () => void
  /** Whether there is input that would be lost: then closing asks for confirmation. */
  isFilled?: boolean
  children: ReactNode
}

/** A dialog for a small task: a sheet at the bottom of a phone, centred on a wide screen. */
export function SheetFrame({ title, opener, onClose, isFilled = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeSafely = useSafeClose(dialog, isFilled)
  const body = useFirstField<HTMLDivElement>()
  const titleId = useId()
  return (
    <Modal
      className={styles.sheet}
      ref={dialog}
      opener={opener}
      aria-labelledby={titleId}
      onClose={onClose}
      onRequestClose={closeSafely}
      holdsEscape={isFilled}
      closesOutside
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <Button variant="quiet" onClick={closeSafely}>
          閉じる
        </Button>
      </div>
      <div className={styles.body} ref={body}>
        {children}
      </div>
    </Modal>
  )
}
