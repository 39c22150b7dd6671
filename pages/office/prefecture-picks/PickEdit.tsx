import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { AreaWaiting } from '#renderer/area/AreaWaiting.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { useManuscriptRef } from '../manuscript/useManuscriptRef.ts'
import { useStaff } from '../useStaff.ts'
import { loadPicks } from './calls.ts'
import { PickForm } from './PickForm.tsx'

/** `/$/prefecture-picks/:slug`, by the slug of the prefecture. */
export function PickEdit() {
  const prefecture = prefectureOfSlug(useManuscriptRef())
  return prefecture ? <PicksOf prefecture={prefecture} /> : <MissingPage />
}

function PicksOf({ prefecture }: { prefecture: NonNullable<ReturnType<typeof prefectureOfSlug>> }) {
  const { staff } = useStaff()
  const { data, error, retry } = useAnswer(['prefecture-picks', prefecture.code], () =>
    loadPicks(prefecture.code),
  )
  if (error) return <Refusal error={error} onRetry={retry} />
  if (!data || !staff) return <AreaWaiting title={`${prefecture.name}のおすすめ`} />
  return (
    <PickForm prefecture={prefecture} known={data} mayChange={staff.may('publish', 'content') !== null} />
  )
}
