import { useRef, useState } from 'react'
import type { UsageStats } from '#domain/usage/usage-stats.ts'
import { ProblemNote } from '#renderer/shelf/ProblemNote.tsx'
import { LoadError } from '../../settings/parts/LoadError.tsx'
import { MonthsPart } from './chart/MonthsPart.tsx'
import { MapPart } from './map/MapPart.tsx'
import { UsageSkeleton } from './parts/UsageSkeleton.tsx'
import { useUsage } from './parts/useUsage.ts'
import { RecordsPart } from './records/RecordsPart.tsx'
import { TopPrefectures } from './records/TopPrefectures.tsx'
import { ReviewPart } from './review/ReviewPart.tsx'
import styles from './UsageStats.module.css'
import { useMarks } from './useMarks.ts'

/** The statistics of one member. */
export function MemberUsage({ accountId }: { accountId: string }) {
  const { data, error, retry, savedAt } = useUsage(accountId, null)
  if (data)
    return (
      <>
        {savedAt && <ProblemNote problem={navigator.onLine ? 'failed' : 'offline'} onRetry={retry} />}
        <Parts accountId={accountId} stats={data} reload={retry} />
      </>
    )
  if (error) return <LoadError error={error} retry={retry} />
  return <UsageSkeleton charts={2} />
}

type Props = { accountId: string; stats: UsageStats; reload: () => void }

function Parts({ accountId, stats, reload }: Props) {
  const { prefectures, mark } = useMarks(stats.prefectures, reload)
  const [filter, setFilter] = useState<string | null>(null)
  const records = useRef<HTMLHeadingElement>(null)
  const showRecords = (code: string) => {
    setFilter(code)
    // After the dialog has returned the focus to its tile.
    requestAnimationFrame(() => records.current?.focus())
  }
  return (
    <div className={styles.parts}>
      <MapPart prefectures={prefectures} onMark={mark} onShowRecords={showRecords} />
      <TopPrefectures prefectures={prefectures} onShowRecords={showRecords} />
      <RecordsPart accountId={accountId} filter={filter} onFilter={setFilter} heading={records} />
      <MonthsPart stats={stats} />
      <ReviewPart accountId={accountId} years={stats.years} />
    </div>
  )
}
