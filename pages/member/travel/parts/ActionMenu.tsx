import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './ActionMenu.module.css'

type Props = {
  /** The accessible name of the button. */
  label: string
  /** Its visible label; three dots by default. */
  children?: ReactNode
  /** The menu items. Rendered only while it is open. */
  items: (close: () => void) => ReactNode
  className?: string
}

/** A button with a menu; Escape, or focus elsewhere, closes it. */
export function ActionMenu({ label, children, items, className = '' }: Props) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    box.current?.querySelector<HTMLElement>(`#${CSS.escape(id)} :is(a, button)`)?.focus()
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, id])
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks after the keys of the buttons inside
    <div
      className={`relative ${className}`}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        className={styles.opener}
        type="button"
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? <Dots />}
        <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && (
        <div className={styles.items} id={id}>
          {items(close)}
        </div>
      )}
    </div>
  )
}

const Dots = () => (
  <svg className="size-[1.25rem] fill-current" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="5" cy="12" r="1.75" />
    <circle cx="12" cy="12" r="1.75" />
    <circle cx="19" cy="12" r="1.75" />
  </svg>
)

type ItemProps = { onSelect: () => void; isDisabled?: boolean; children: ReactNode }

/** One menu item. */
export const MenuItem = ({ onSelect, isDisabled = false, children }: ItemProps) => (
  <button className={styles.item} type="button" disabled={isDisabled} onClick={onSelect}>
    {children}
  </button>
)
