import type { ReactNode } from 'react'
import { Modal } from '#renderer/ui/Modal.tsx'
import styles from './MediaPicker.module.css'
import type { usePickerDialog } from './usePickerDialog.ts'

type Props = {
  modal: ReturnType<typeof usePickerDialog>['modal']
  title: string
  children: ReactNode
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/** React events bubble through portals: keep them from an enclosing form. */
const CONTAINED_EVENTS = {
  onSubmit: stop,
  onKeyDown: stop,
  onChange: stop,
  onInput: stop,
  onBlur: stop,
  onFocus: stop,
}

/** The window of a picker. */
export const PickerFrame = ({ modal, title, children }: Props) => (
  <Modal className={styles.dialog} aria-labelledby="picker-title" {...modal} {...CONTAINED_EVENTS}>
    <div className="flex items-center justify-between gap-16 border-b border-rule bg-surface px-16 py-8">
      <h2 className="text-18" id="picker-title">
        {title}
      </h2>
      <button
        className="min-h-tap min-w-tap cursor-pointer border-0 bg-transparent px-12 text-ai [font:inherit]"
        type="button"
        onClick={modal.onRequestClose}
      >
        閉じる
      </button>
    </div>
    {children}
  </Modal>
)
