import { link } from '#domain/url/link.ts'
import type { GuideHandle } from '../../../store/useGuide.ts'
import { SyncState } from '../SyncState.tsx'
import styles from './Tools.module.css'

type Props = { id: string; guide: GuideHandle }

/** Undo, redo, sync state, and the link to the read view. Saving is automatic. */
export const Tools = ({ id, guide }: Props) => (
  <div className="flex flex-wrap items-center gap-x-12 gap-y-0 bg-paper py-4 max-md:gap-y-4 max-md:px-gutter max-md:pb-8">
    <button className={styles.tool} type="button" aria-disabled={!guide.canUndo} onClick={guide.undo}>
      元に戻す
    </button>
    <button className={styles.tool} type="button" aria-disabled={!guide.canRedo} onClick={guide.redo}>
      やり直す
    </button>
    <div className="flex-[1_1_8rem] max-md:order-1 max-md:basis-full">
      <SyncState guide={guide} />
    </div>
    <a className={styles.finish} href={link('@travel-guides', { id })}>
      編集を終える
    </a>
  </div>
)
