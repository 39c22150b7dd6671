import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { paths } from '../paths.ts'
import { listRecommendations, type RecommendationSummary } from './calls.ts'

const textOf = ({ count, shown }: RecommendationSummary): string =>
  count === 0 ? 'なし' : shown === count ? `${count}件` : `${count}件（表示中${shown}件）`

/** `/$/prefecture-picks`: the recommendations of all prefectures. */
export function Recommendations() {
  const { data, error, retry } = useAnswer(['prefecture-picks'], listRecommendations)
  const byCode = new Map(data?.map((summary) => [summary.code, summary]))
  return (
    <section className="grid gap-16">
      <h1 className="text-22">都道府県のおすすめ</h1>
      <p className="max-w-measure text-15 text-usuzumi">
        都道府県のページのはじめに、「編集部のおすすめ」として出るものです。期間を決めると、日本時間のその日だけ出ます。
      </p>
      {error && <Refusal error={error} onRetry={retry} />}
      {!error &&
        BUILT_IN_REGIONS.map((region) => (
          <section
            className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-24 gap-y-8 border-t border-rule pt-12 max-[640px]:grid-cols-1"
            key={region.slug}
            aria-labelledby={`region-${region.slug}`}
          >
            <h2 className="pt-8 text-15" id={`region-${region.slug}`}>
              {region.name}
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-24">
              {region.prefectures.map(({ code, slug, name }) => {
                const summary = byCode.get(code)
                return (
                  <li key={code}>
                    <a
                      className="flex min-h-tap items-center justify-between gap-8 text-sumi no-underline hover:underline-offset-[0.25em] hover:[text-decoration:underline]"
                      href={paths.recommendation(slug)}
                    >
                      <span>{name}</span>
                      <span
                        className="text-13 text-usuzumi tabular-nums data-some:font-semibold data-some:text-ai"
                        data-some={summary && summary.count > 0 ? '' : undefined}
                      >
                        {summary ? textOf(summary) : '…'}
                      </span>
                    </a>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
    </section>
  )
}
