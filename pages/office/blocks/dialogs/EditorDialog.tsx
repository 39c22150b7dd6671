import type { EditorView } from 'prosemirror-view'
import { type FormEvent, type ReactNode, type SyntheticEvent, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#renderer/form/Button.tsx'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import { closeDialog } from '#renderer/ui/close-dialog.ts'
import { EditorContext } from '../editor-store.ts'
import styles from '../forms/Forms.module.css'

type Props = {
  title: string
  onClose: () => void
  /** Adds a submit button; Enter in a field submits too. */
  onAccept?: () => void
  acceptText?: string
  isRefused?: boolean
  /** Whether closing would lose input and needs confirmation. */
  isFilled?: boolean
  /** Additional buttons before the submit button. */
  buttons?: ReactNode
  children: ReactNode
}

/** React events bubble through portals: keep them from an enclosing form. */
const stop = (event: SyntheticEvent) => event.stopPropagation()
const containedEvents = { onKeyDown: stop, onChange: stop, onBlur: stop, onInput: stop, onReset: stop }

/**
 * The element that gets the focus back: the active one, or the editor. The editor is focused by its own method,
 * because the browser's would put the caret at the start.
 */
const openerIn = (text: EditorView | undefined): Pick<HTMLElement, 'focus'> => {
  const { activeElement, body } = document
  const isText = activeElement === body || activeElement === text?.dom
  if (text && isText) return { focus: () => text.focus() }
  return activeElement instanceof HTMLElement ? activeElement : body
}

/** A dialog of the editor, rendered outside of any form. The focus returns to where it was. */
export function EditorDialog({
  title,
  onClose,
  onAccept,
  acceptText = '決定',
  isRefused,
  isFilled,
  buttons,
  children,
}: Props) {
  const text = useContext(EditorContext)?.view
  const [from] = useState(() => openerIn(text))
  const accept = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (isRefused || !onAccept) return
    // Closes first, so that the handler can move the focus.
    closeDialog(event.currentTarget.closest('dialog'), onAccept)
  }
  return createPortal(
    <div {...containedEvents}>
      <SheetFrame title={title} opener={from} onClose={onClose} isFilled={isFilled}>
        <form className="grid grid-cols-1 gap-16" noValidate onSubmit={accept}>
          {children}
          {(onAccept || buttons) && (
            <div className={styles.buttons}>
              {buttons}
              {onAccept && (
                <Button type="submit" variant="primary" aria-disabled={isRefused || undefined}>
                  {acceptText}
                </Button>
              )}
            </div>
          )}
        </form>
      </SheetFrame>
    </div>,
    document.body,
  )
}
