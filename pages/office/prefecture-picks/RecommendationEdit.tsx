import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { useManuscriptRef } from '../manuscript/useManuscriptRef.ts'
import { useStaff } from '../useStaff.ts'
import { loadRecommendations } from './calls.ts'
import { RecommendationForm } from './RecommendationForm.tsx'

/** `/$/prefecture-picks/:slug`, by the slug of the prefecture. */
export function RecommendationEdit() {
  const prefecture = prefectureOfSlug(useManuscriptRef())
  return prefecture ? <RecommendationsOf prefecture={prefecture} /> : <MissingPage />
}

function RecommendationsOf({ prefecture }: { prefecture: NonNullable<ReturnType<typeof prefectureOfSlug>> }) {
  const { staff } = useStaff()
  const { data, error, retry } = useAnswer(['prefecture-picks', prefecture.code], () =>
    loadRecommendations(prefecture.code),
  )
  if (error) return <Refusal error={error} onRetry={retry} />
  if (!data || !staff) return <AreaLoading title={`${prefecture.name}のおすすめ`} />
  return (
    <RecommendationForm
      prefecture={prefecture}
      existing={data}
      canChange={staff.can('publish', 'content') !== null}
    />
  )
}
