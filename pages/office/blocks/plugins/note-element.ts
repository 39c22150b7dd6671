import styles from '../Surface.module.css'

/** A line below a block that says what is wrong with it. */
export function noteElement(words: string, isBlocking: boolean): HTMLElement {
  const note = document.createElement('p')
  note.className = `${styles.problem} ${isBlocking ? styles.blocking : ''}`
  note.textContent = words
  return note
}
