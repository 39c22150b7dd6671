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
  /** With it there is a button to accept by, and Enter in a field does the same. */
  onAccept?: () => void
  acceptText?: string
  isRefused?: boolean
  /** Whether something was filled in that would be lost: then going away asks first. */
  isFilled?: boolean
  /** Further buttons, before the one that accepts. */
  buttons?: ReactNode
  children: ReactNode
}

/** React tells what happens in here to whatever stands around the editor: a form there must not take it for its own. */
const stop = (event: SyntheticEvent) => event.stopPropagation()
const keptInside = { onKeyDown: stop, onChange: stop, onBlur: stop, onInput: stop, onReset: stop }

/**
 * What gets the focus back: what has it now, or the text. The text gets it by its own way, for the browser's would put
 * the caret at its beginning.
 */
const openerIn = (text: EditorView | undefined): Pick<HTMLElement, 'focus'> => {
  const { activeElement, body } = document
  const isText = activeElement === body || activeElement === text?.dom
  if (text && isText) return { focus: () => text.focus() }
  return activeElement instanceof HTMLElement ? activeElement : body
}

/** A dialog of the editor, outside of whatever form the page is. The focus goes back to where it came from. */
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
    // It closes first, so that whoever is told may put the focus where it belongs.
    closeDialog(event.currentTarget.closest('dialog'), onAccept)
  }
  return createPortal(
    <div {...keptInside}>
      <SheetFrame title={title} opener={from} onClose={onClose} isFilled={isFilled}>
        <form className={styles.form} noValidate onSubmit={accept}>
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
