import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { paths } from '../paths.ts'
import { listRecommendations, type RecommendationSummary } from './calls.ts'
import styles from './Recommendations.module.css'

const textOf = ({ count, shown }: RecommendationSummary): string =>
  count === 0 ? 'なし' : shown === count ? `${count}件` : `${count}件（表示中${shown}件）`

/** `/$/prefecture-picks`: the recommendations of all prefectures. */
export function Recommendations() {
  const { data, error, retry } = useAnswer(['prefecture-picks'], listRecommendations)
  const byCode = new Map(data?.map((summary) => [summary.code, summary]))
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>都道府県のおすすめ</h1>
      <p className={styles.lead}>
        都道府県のページのはじめに、「編集部のおすすめ」として出るものです。期間を決めると、日本時間のその日だけ出ます。
      </p>
      {error && <Refusal error={error} onRetry={retry} />}
      {!error &&
        BUILT_IN_REGIONS.map((region) => (
          <section className={styles.region} key={region.slug} aria-labelledby={`region-${region.slug}`}>
            <h2 className={styles.name} id={`region-${region.slug}`}>
              {region.name}
            </h2>
            <ul className={styles.list}>
              {region.prefectures.map(({ code, slug, name }) => {
                const summary = byCode.get(code)
                return (
                  <li key={code}>
                    <a className={styles.link} href={paths.recommendation(slug)}>
                      <span>{name}</span>
                      <span
                        className={styles.count}
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
