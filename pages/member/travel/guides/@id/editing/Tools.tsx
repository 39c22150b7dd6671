import { link } from '#domain/url/link.ts'
import type { GuideFace } from '../../../store/useGuide.ts'
import { SyncState } from '../SyncState.tsx'
import styles from './Tools.module.css'

type Props = { id: string; guide: GuideFace }

/** Back and forth, how far it is saved, and the way to the guide as it is read. Nothing has to be saved by hand. */
export const Tools = ({ id, guide }: Props) => (
  <div className={styles.tools}>
    <button className={styles.tool} type="button" aria-disabled={!guide.canUndo} onClick={guide.undo}>
      元に戻す
    </button>
    <button className={styles.tool} type="button" aria-disabled={!guide.canRedo} onClick={guide.redo}>
      やり直す
    </button>
    <div className={styles.state}>
      <SyncState guide={guide} />
    </div>
    <a className={styles.finish} href={link('@travel-guides', { id })}>
      編集を終える
    </a>
  </div>
)
