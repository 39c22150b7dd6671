import { paths } from '../../paths.ts'
import { Retry } from '../../publications/Retry.tsx'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { fetchPublication } from '../store/calls.ts'
import styles from './PublicationProgress.module.css'
import { progressText } from './progress-text.ts'
import { absoluteUrlOf } from './public-address.ts'

/** Progress of a publication; the address is shown once it serves the new version. */
export function PublicationProgress() {
  const store = useManuscriptStore()
  const publication = useManuscriptState((state) => state.publication)
  if (!publication) return <p className="absolute" role="status" />
  const { id, status, isPageLive, path, total, done, error, reason } = publication
  const isHere = status === 'live' || isPageLive
  const isShown = isHere && path !== null && reason !== 'unpublish'
  return (
    <section className={styles.progress} data-status={status} aria-label="公開の進みぐあい">
      <p role="status">
        {progressText(publication)}
        {isShown && (
          <>
            （
            <a href={path} target="_blank" rel="noopener">
              {absoluteUrlOf(path)}
            </a>
            ）
          </>
        )}
        {isHere && status !== 'failed' && <span aria-hidden="true"> ✓</span>}
      </p>
      {!isHere && status !== 'failed' && (
        <progress
          className="w-full accent-ai"
          max={Math.max(total, 1)}
          value={done}
          aria-label="書き換えたページ"
        />
      )}
      {error && <p className="text-shu-text">{error}</p>}
      {status === 'failed' && (
        <Retry id={id} kind={store.kind} onDone={async () => store.follow(await fetchPublication(id))} />
      )}
      <p className={styles.actions}>
        <a href={paths.publication(id)}>公開の記録を見る</a>
        {(status === 'live' || status === 'failed') && (
          <button type="button" onClick={() => store.follow(null)}>
            閉じる
          </button>
        )}
      </p>
    </section>
  )
}
