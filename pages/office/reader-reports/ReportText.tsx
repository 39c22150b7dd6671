import { formatDateTime, parseDate } from '#domain/date/date.ts'
import type { ReaderReport } from '#domain/office/reader-report.ts'

/** What a reader wrote: when, on which passage, what is wrong, and where to answer. Always plain text. */
export const ReportText = ({ report: { passage, text, email, createdAt } }: { report: ReaderReport }) => (
  <>
    <p className="text-13 text-usuzumi">
      <time dateTime={createdAt}>{formatDateTime(parseDate(createdAt)).slice(0, 16)}</time>
    </p>
    {passage !== null && (
      <blockquote className="m-0 border-s-4 border-rule-strong ps-12 whitespace-pre-line text-usuzumi wrap-anywhere">
        {passage}
      </blockquote>
    )}
    <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    {email !== null && (
      <p className="text-13 wrap-anywhere">
        返信先：<a href={`mailto:${email}`}>{email}</a>
      </p>
    )}
  </>
)
