import { formatDateTime, parseDate } from '#domain/date/date.ts'
import { Person } from '../../people/Person.tsx'
import { useEditorAccount, useManuscriptState } from '../manuscript-context.ts'

/** Who saved last, and when, so that concurrent editing is visible. */
export function LastEditor() {
  const { id } = useEditorAccount()
  const manuscript = useManuscriptState(({ document }) => document?.manuscript)
  if (!manuscript) return null
  const { updatedBy, updatedAt } = manuscript
  const who = updatedBy?.accountId === id ? { ...updatedBy, name: 'あなた' } : updatedBy
  return (
    <span>
      最終更新 <time dateTime={updatedAt}>{formatDateTime(parseDate(updatedAt)).slice(0, 16)}</time>
      {who && (
        <>
          {' '}
          <Person who={who} />
        </>
      )}
    </span>
  )
}
