import { ACTION_TYPE_LABELS } from '#domain/travel/action.ts'
import { link } from '#domain/url/link.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { dateAndPlace } from '../actions/action-text.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import { unsentRecords } from './record-store.ts'
import { recordOf } from './stored-record.ts'

/** Records that are only on this device: they can be viewed, edited and deleted before they are sent. */
export function UnsentRecords() {
  // Loads the list while it is shown.
  useTravelStore()
  const shown = (useStore(unsentRecords) ?? []).flatMap((stored) => {
    const record = recordOf(stored)
    return record ? { record, isRefused: stored.entries.some(({ state }) => state === 'refused') } : []
  })
  if (shown.length === 0) return null
  return (
    <section
      className="grid gap-8 rounded border border-s-4 border-kohaku bg-kohaku-wash p-16"
      aria-labelledby="unsent-records"
    >
      <h2 className="text-18" id="unsent-records">
        未送信の記録
      </h2>
      <p className="text-15 text-usuzumi">この端末に保存しています。つながると自動で送ります。</p>
      <ul className="grid">
        {shown.map(({ record, isRefused }) => (
          <li className="flex items-center justify-between gap-16 border-t border-rule py-8" key={record.id}>
            <div>
              <a
                className="inline-flex min-h-tap items-center wrap-anywhere text-ai"
                href={link('@travel-actions', { id: record.id })}
              >
                {record.title}
              </a>
              <p className="text-15 text-usuzumi">
                {[ACTION_TYPE_LABELS[record.type], dateAndPlace(record)].filter(Boolean).join('・')}
              </p>
            </div>
            <span
              className="flex-none rounded border border-current px-8 py-0 text-13 data-refused:text-shu"
              data-refused={isRefused || undefined}
            >
              {isRefused ? '送れませんでした' : '未送信'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
