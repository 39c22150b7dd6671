import styles from '../Surface.module.css'

/** A note below a block with a problem. */
export function noteElement(message: string, isBlocking: boolean): HTMLElement {
  const note = document.createElement('p')
  note.className = `${styles.problem} ${isBlocking ? styles.blocking : ''}`
  note.textContent = message
  return note
}
