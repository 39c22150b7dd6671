import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './Modal.module.css'

type Props = Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onCancel' | 'onClose'> & {
  ref?: RefObject<HTMLDialogElement | null>
  isOpen?: boolean
  /** Gets the focus back instead of what the browser chooses; the page behind does not scroll meanwhile. */
  opener?: Pick<HTMLElement, 'focus'>
  onClose?: (() => void) | undefined
  /** Called instead of closing on Esc and on a press outside; `null` if neither does anything. */
  onRequestClose?: ((event: Event) => void) | null
  /** Whether a second Esc is blocked too, which a `cancel` event cannot do. */
  holdsEscape?: boolean
  closesOutside?: boolean
  /** `box`: a bordered box in the middle, with padding. */
  variant?: 'box'
}

/** A modal `<dialog>`. It is closed before it is removed, since the browser returns the focus only then. */
export function Modal({
  ref,
  isOpen = true,
  opener,
  onClose,
  onRequestClose,
  holdsEscape,
  closesOutside,
  variant,
  className = '',
  ...props
}: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const request = (event: Event) => {
    if (onRequestClose === undefined) return false
    event.preventDefault()
    onRequestClose?.(event)
    return true
  }
  const latest = useRef({ opener, onClose, holdsEscape, request })
  latest.current = { opener, onClose, holdsEscape, request }
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const listening = new AbortController()
    const { signal } = listening
    const onEnd = () => {
      latest.current.onClose?.()
      latest.current.opener?.focus({ preventScroll: true })
    }
    // Once: `closeDialog` dispatches it before the browser does.
    element.addEventListener('close', onEnd, { signal, once: true })
    element.addEventListener('cancel', (event) => event.target === element && latest.current.request(event), {
      signal,
    })
    const onKeyDown = (event: KeyboardEvent) => {
      const isEscape = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented
      if (isEscape && latest.current.holdsEscape) latest.current.request(event)
    }
    element.addEventListener('keydown', onKeyDown, { signal })
    const isCovering = latest.current.opener !== undefined
    if (isCovering) document.documentElement.toggleAttribute('data-covered', true)
    if (!element.open) element.showModal()
    return () => {
      listening.abort()
      if (isCovering) document.documentElement.removeAttribute('data-covered')
      element.close()
    }
  }, [isOpen, dialog])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      className={variant ? `${styles[variant]} ${className}` : className}
      ref={dialog}
      onClick={({ target, currentTarget, nativeEvent }) => {
        if (closesOutside && target === currentTarget && !request(nativeEvent)) currentTarget.close()
      }}
      {...props}
    />
  )
}
