import { monthsText } from '#domain/place/text.ts'
import { link } from '#domain/url/link.ts'

/** The best months of a spot (1–12), each with a link to its page; all twelve are a word. */
export const BestMonths = ({ months }: { months: readonly number[] }) =>
  months.length === 12
    ? monthsText(months)
    : months.flatMap((month, index) => [
        index > 0 && '・',
        <a key={month} href={link('months', { id: `${month}` })}>{`${month}月`}</a>,
      ])
