import { Modal } from '../../ui/Modal.tsx'
import styles from './Loader.module.css'
import { loading } from './loading.ts'
import { useStore } from './store.ts'

/** Covers the whole screen while loading; nothing below can be reached. */
export function Loader() {
  const isShown = useStore(loading).length > 0
  return (
    <Modal className={styles.loader} isOpen={isShown} aria-label="読み込み中" onRequestClose={null}>
      <p className={styles.text} role="status">
        {isShown && '読み込んでいます'}
      </p>
    </Modal>
  )
}
