import { Button } from '#renderer/form/Button.tsx'
import styles from './PlacePicker.module.css'

/** In the place of what could not be loaded: that it was not, and another attempt. */
export const Retry = ({ words, retry }: { words: string; retry: () => void }) => (
  <p className={styles.note} role="alert">
    {words}
    <Button variant="quiet" onClick={retry}>
      もう一度
    </Button>
  </p>
)
