import { useSyncExternalStore } from 'react'
import type { GuideFace } from '../../store/useGuide.ts'
import { Refusals } from './Refusals.tsx'
import styles from './SyncState.module.css'

const wordsOf = ({ sync, waiting }: Pick<GuideFace, 'sync' | 'waiting'>): string => {
  if (sync === 'saving') return '保存しています'
  if (sync === 'failed') return '保存できていない変更があります'
  if (sync === 'saved') return '保存しました'
  return waiting > 0 ? `オフラインです。${waiting}件の変更は、つながると保存します` : 'オフラインです'
}

const subscribe = (onChange: () => void) => {
  navigator.serviceWorker?.addEventListener('controllerchange', onChange)
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', onChange)
}

/** Without somebody who answers in the network's place, the page itself could not be opened again. */
const useIsKept = () =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  )

/** How far the guide is saved, and whether it can be read without a network. */
export function SyncState({ guide }: { guide: GuideFace }) {
  const isKept = useIsKept()
  return (
    <div className={styles.state}>
      <p className={styles.sync} data-sync={guide.sync} role="status">
        {wordsOf(guide)}
      </p>
      {isKept && <p className={styles.kept}>オフラインで見られます</p>}
      <Refusals guide={guide} />
    </div>
  )
}
