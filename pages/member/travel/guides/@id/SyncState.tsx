import { useSyncExternalStore } from 'react'
import { useStore } from '#renderer/shell/messages/store.ts'
import { showUnsavedInput, unsavedInputs } from '../../parts/unsaved-input.ts'
import type { GuideHandle } from '../../store/useGuide.ts'
import { Refusals } from './Refusals.tsx'
import styles from './SyncState.module.css'

const INPUT_TEXTS = {
  wrong: '保存できない入力があります',
  notAdded: '追加していない入力があります',
} as const

const stateText = ({ sync, waiting }: Pick<GuideHandle, 'sync' | 'waiting'>): string => {
  if (sync === 'saving') return '保存しています'
  if (sync === 'failed') return '保存できていない変更があります'
  if (sync === 'saved') return '保存しました'
  return waiting > 0 ? `オフラインです。${waiting}件の変更は、つながると保存します` : 'オフラインです'
}

const subscribe = (onChange: () => void) => {
  navigator.serviceWorker?.addEventListener('controllerchange', onChange)
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', onChange)
}

/** Without an active service worker the page itself does not open offline. */
const useIsAvailableOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  )

/** The sync state of the guide, and whether it is available offline. */
export function SyncState({ guide }: { guide: GuideHandle }) {
  const isAvailableOffline = useIsAvailableOffline()
  const states = [...useStore(unsavedInputs).values()].map(({ state }) => state)
  const lost = (['wrong', 'notAdded'] as const).find((state) => states.includes(state))
  // Input that is about to be saved.
  const sync = states.length > 0 && guide.sync === 'saved' ? 'saving' : guide.sync
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-4 text-13 leading-[1.6] text-usuzumi">
      <p className={styles.sync} data-sync={lost ? 'failed' : sync} role="status">
        {lost ? INPUT_TEXTS[lost] : stateText({ ...guide, sync })}
      </p>
      {lost && (
        <button
          className="min-h-tap cursor-pointer border-0 bg-transparent p-0 text-ai underline underline-offset-[0.25em]"
          type="button"
          onClick={() => showUnsavedInput()}
        >
          その入力へ
        </button>
      )}
      {isAvailableOffline && (
        <p className="rounded border border-koke px-8 text-12 text-koke">オフラインで見られます</p>
      )}
      <Refusals guide={guide} />
    </div>
  )
}
