import { MEDIA_FIELD_CONFIGS } from '#domain/manuscript/labels/media.ts'
import type { Media } from '#domain/media/media.ts'
import type { AuditRecord } from '#domain/office/audit-record.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { momentText } from '../../parts/moments.ts'
import { Person } from '../../people/Person.tsx'
import { fetchHistory } from '../media-calls.ts'
import styles from './MediaEdit.module.css'

const ACTIONS: Record<string, string> = {
  create: '加えました',
  update: '説明を変えました',
  delete: '削除しました',
  restore: '元に戻しました',
  replace: 'ほかの画像に差し替えました',
}

type Details = Record<string, unknown>

/** The fields that were changed. */
const changedFields = ({ action, before, after }: AuditRecord): string => {
  if (action !== 'update') return ''
  const [old, now] = [(before ?? {}) as Details, (after ?? {}) as Details]
  const names = Object.keys(now).filter((name) => old[name] !== now[name])
  return [...new Set(names.flatMap((name) => MEDIA_FIELD_CONFIGS[name]?.label ?? []))].join('、')
}

/** Audit log of the picture, newest first. */
export function MediaHistory({ media: { id, version, uses } }: { media: Media }) {
  const key = ['media-history', id, String(version), String(uses)]
  const { data, error, retry } = useAnswer(key, () => fetchHistory(id))
  return (
    <section className={styles.part} aria-labelledby="media-history">
      <h2 className="text-18" id="media-history">
        変更履歴
      </h2>
      {error && <Refusal error={error} onRetry={retry} />}
      {data?.length === 0 && <p className="text-13 leading-[1.7] text-usuzumi">まだ変更されていません。</p>}
      <ol className="grid text-15">
        {data?.map((record) => (
          <li key={record.id} className="grid gap-x-12 border-t border-rule py-8">
            <p>
              <Person who={record.by} />
              {`が${ACTIONS[record.action] ?? '変更しました'}`}
              {changedFields(record) && (
                <span className="text-13 text-usuzumi">{`（${changedFields(record)}）`}</span>
              )}
            </p>
            <time className="text-13 text-usuzumi" dateTime={record.createdAt}>
              {momentText(record.createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
