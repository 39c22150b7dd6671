import type { Device } from '#domain/operations/browser-name.ts'
import {
  BUCKETS,
  METRICS,
  type Metric,
  quantileOf,
  sharesOf,
  type VitalsOfPage,
} from '#domain/operations/vitals.ts'

/** A measured value as stored: its bucket, and the number of values in it. */
export type SeenVital = { pageType: string; device: Device; metric: Metric; bucket: number; hits: number }

/** Adds values to the histograms of a day (in Japan), in one statement. */
export async function addVitals(db: D1Database, seen: readonly SeenVital[], day: string): Promise<void> {
  await db
    .prepare(
      `INSERT INTO web_vitals (day, page_type, device, metric, bucket, hits)
       SELECT ?2, value ->> 'pageType', value ->> 'device', value ->> 'metric', value ->> 'bucket', value ->> 'hits'
       FROM json_each(?1) WHERE true
       ON CONFLICT DO UPDATE SET hits = hits + excluded.hits`,
    )
    .bind(JSON.stringify(seen), day)
    .run()
}

type Row = { pageType: string; device: Device; metric: Metric; bucket: number; hits: number }

/** The maximum of listed page types, the most measured ones. */
const MAX_PAGES = 60

/** The vitals of each page type since a day, the most measured first. */
export async function listVitals(db: D1Database, since: string): Promise<VitalsOfPage[]> {
  const { results } = await db
    .prepare(
      `SELECT page_type AS pageType, device, metric, bucket, sum(hits) AS hits FROM web_vitals
       WHERE day >= ? GROUP BY page_type, device, metric, bucket`,
    )
    .bind(since)
    .all<Row>()
  const pages = Map.groupBy(results, ({ pageType, device }) => `${device} ${pageType}`)
  return [...pages.values()]
    .map(vitalsOf)
    .sort((one, other) => samplesOf(other) - samplesOf(one))
    .slice(0, MAX_PAGES)
}

const samplesOf = ({ metrics }: VitalsOfPage): number =>
  Math.max(...METRICS.map((metric) => metrics[metric]?.samples ?? 0))

function vitalsOf(rows: readonly Row[]): VitalsOfPage {
  const { pageType = '', device = 'desktop' } = rows[0] ?? {}
  const metrics: VitalsOfPage['metrics'] = {}
  for (const metric of METRICS) {
    const counts = Array<number>(BUCKETS).fill(0)
    for (const row of rows) if (row.metric === metric) counts[row.bucket] = row.hits
    const p75 = quantileOf(metric, counts)
    const samples = counts.reduce((sum, count) => sum + count, 0)
    if (p75 !== null) metrics[metric] = { samples, p75, shares: sharesOf(metric, counts) }
  }
  return { pageType, device, metrics }
}
