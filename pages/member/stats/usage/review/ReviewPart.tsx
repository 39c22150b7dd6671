import { useId, useState } from 'react'
import { LoadError } from '../../../settings/parts/LoadError.tsx'
import { Part } from '../parts/Part.tsx'
import { UsageSkeleton } from '../parts/UsageSkeleton.tsx'
import { useUsage } from '../parts/useUsage.ts'
import { YearReview } from './YearReview.tsx'

/** The review of a selected year. */
export function ReviewPart({ accountId, years }: { accountId: string; years: readonly number[] }) {
  const id = useId()
  const [year, setYear] = useState(years[0] ?? 0)
  const { data, error, retry } = useUsage(accountId, year)
  return (
    <Part title={`${year}年のふりかえり`}>
      {years.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-16 gap-y-4 text-15 print:hidden">
          <label htmlFor={id}>年を選ぶ</label>
          <select
            className="min-h-tap rounded border border-edge bg-surface px-12 text-[max(1rem,16px)] text-sumi [font:inherit]"
            id={id}
            value={year}
            onChange={({ target }) => setYear(Number(target.value))}
          >
            {years.map((one) => (
              <option key={one} value={one}>
                {one}年
              </option>
            ))}
          </select>
        </div>
      )}
      {data && <YearReview year={year} stats={data} />}
      {!data && error && <LoadError error={error} retry={retry} />}
      {!data && !error && <UsageSkeleton />}
    </Part>
  )
}
