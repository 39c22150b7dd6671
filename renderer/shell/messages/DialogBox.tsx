import { useEffect, useId, useState } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import styles from './DialogBox.module.css'
import { DialogFields } from './DialogFields.tsx'
import type { Dialog } from './dialogs.ts'
import { loading } from './loading.ts'
import { useStore } from './store.ts'
import { useDialogAnswer } from './useDialogAnswer.ts'

/** A pause that makes consecutive dialogs distinguishable (spec §9, "dialog entrance delay"). */
const ENTRANCE_DELAY = 100

const UNSAVED_INPUT = '入力した内容があります。やめるときは、もう一度Escを押してください。'

/** A question, or a small form. The browser traps the focus and restores it afterwards. */
export function DialogBox({ dialog }: { dialog: Dialog }) {
  const { displayType, text, acceptText, acceptColor, cancelText, cancelColor, fields, onValidate } = dialog
  const [isOpen, setOpen] = useState(false)
  const textId = useId()
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  )
  const [note, setNote] = useState<string | null>(null)
  const isWaiting = useStore(loading).length > 0
  const { isBusy, refusal, accept, cancel } = useDialogAnswer(dialog)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), ENTRANCE_DELAY)
    return () => clearTimeout(timer)
  }, [])
  const isForm = displayType === 'confirmForm'
  const isChanged = fields.some(({ name, value }) => values[name] !== value)
  const errors = isForm ? (onValidate?.(values) ?? {}) : {}
  const isRefused = isBusy || (isForm && (isWaiting || Object.keys(errors).length > 0))
  return (
    <Modal
      className={styles.box}
      variant="box"
      isOpen={isOpen}
      aria-labelledby={textId}
      aria-busy={isBusy}
      onRequestClose={(event) => {
        // Not cancelable: Esc was pressed twice, and the dialog is already closed.
        if (isChanged && event.cancelable) setNote(UNSAVED_INPUT)
        else cancel()
      }}
    >
      <form
        className={styles.form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRefused) accept(values)
        }}
      >
        <p className={styles.text} id={textId}>
          {text}
        </p>
        {isForm && <DialogFields fields={fields} values={values} errors={errors} onChange={setValues} />}
        <p className={styles.refusal} role="alert">
          {refusal ?? note}
        </p>
        <div className={styles.buttons}>
          <button className={styles[cancelColor]} type="button" disabled={isBusy} onClick={cancel}>
            {cancelText}
          </button>
          <button className={`${styles.accept} ${styles[acceptColor]}`} type="submit" disabled={isRefused}>
            {acceptText}
          </button>
        </div>
      </form>
    </Modal>
  )
}
