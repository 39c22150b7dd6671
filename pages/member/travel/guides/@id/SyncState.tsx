import { useSyncExternalStore } from 'react'
import { useStore } from '#renderer/shell/messages/store.ts'
import { leadToUnsavedInput, unsavedInputs } from '../../parts/unsaved-input.ts'
import type { GuideFace } from '../../store/useGuide.ts'
import { Refusals } from './Refusals.tsx'
import styles from './SyncState.module.css'

const INPUT_WORDS = {
  wrong: '保存できない入力があります',
  notAdded: '追加していない入力があります',
} as const

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
  const states = [...useStore(unsavedInputs).values()].map(({ state }) => state)
  const lost = (['wrong', 'notAdded'] as const).find((state) => states.includes(state))
  // What is typed is about to be saved.
  const sync = states.length > 0 && guide.sync === 'saved' ? 'saving' : guide.sync
  return (
    <div className={styles.state}>
      <p className={styles.sync} data-sync={lost ? 'failed' : sync} role="status">
        {lost ? INPUT_WORDS[lost] : wordsOf({ ...guide, sync })}
      </p>
      {lost && (
        <button className={styles.lead} type="button" onClick={() => leadToUnsavedInput()}>
          その入力へ
        </button>
      )}
      {isKept && <p className={styles.kept}>オフラインで見られます</p>}
      <Refusals guide={guide} />
    </div>
  )
}
