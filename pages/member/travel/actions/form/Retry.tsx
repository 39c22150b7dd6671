import { Button } from '#renderer/form/Button.tsx'
import styles from './PlacePicker.module.css'

/** A load error with a retry button. */
export const Retry = ({ text, retry }: { text: string; retry: () => void }) => (
  <p className={styles.note} role="alert">
    {text}
    <Button variant="quiet" onClick={retry}>
      もう一度
    </Button>
  </p>
)
