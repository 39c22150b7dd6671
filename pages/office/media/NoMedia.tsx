import { Button } from '#renderer/form/Button.tsx'
import styles from './MediaLibrary.module.css'

type Props = { isNarrowed: boolean; onReset: () => void }

/** The library where it shows nothing: either nothing fits, or nothing is there yet. */
export const NoMedia = ({ isNarrowed, onReset }: Props) => (
  <div className={styles.nothing}>
    {isNarrowed ? (
      <>
        <p>条件に合う画像はありません。</p>
        <Button onClick={onReset}>条件をすべて外す</Button>
      </>
    ) : (
      <p>まだ画像がありません。「画像を加える」から、最初の1枚を選んでください。</p>
    )}
  </div>
)
