import { Fragment } from 'react'
import { MONTHS } from '#domain/date/month.ts'
import { monthsText } from '#domain/place/text.ts'
import { link } from '#domain/url/link.ts'

/** The best months of a spot (1–12), each with a link to its page; all twelve are a word. */
export function BestMonths({ months }: { months: readonly number[] }) {
  if (months.length === MONTHS.length) return monthsText(months)
  return months.map((month, index) => (
    <Fragment key={month}>
      {index > 0 && '・'}
      <a href={link('months', { id: String(month) })}>{`${month}月`}</a>
    </Fragment>
  ))
}
