import type { ReactNode, RefObject } from 'react'
import styles from './MediaPicker.module.css'

type Props = {
  dialog: RefObject<HTMLDialogElement | null>
  title: string
  onClose: () => void
  children: ReactNode
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/** What happens in here is nothing that a form around it should hear of: React would tell it. */
const KEPT_INSIDE = {
  onSubmit: stop,
  onKeyDown: stop,
  onChange: stop,
  onInput: stop,
  onBlur: stop,
  onFocus: stop,
}

/** The window of a picker. */
export const PickerFrame = ({ dialog, title, onClose, children }: Props) => (
  <dialog className={styles.dialog} ref={dialog} aria-labelledby="picker-title" {...KEPT_INSIDE}>
    <div className={styles.head}>
      <h2 className={styles.title} id="picker-title">
        {title}
      </h2>
      <button className={styles.close} type="button" onClick={onClose}>
        閉じる
      </button>
    </div>
    {children}
  </dialog>
)
