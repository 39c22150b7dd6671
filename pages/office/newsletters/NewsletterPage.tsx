import { useState } from 'react'
import useSWR from 'swr'
import type { NewsletterIssue } from '#domain/newsletter/issue.ts'
import { asStatusError } from '#renderer/api/useAnswer.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { redirectToReload } from '#renderer/shell/errors/reload-codes.ts'
import { useManuscriptRef } from '../manuscript/useManuscriptRef.ts'
import { paths } from '../paths.ts'
import { useStaff } from '../useStaff.ts'
import { type IssueWithSubscribers, loadNewsletter } from './calls.ts'
import { IssueForm } from './IssueForm.tsx'
import { SentIssue } from './SentIssue.tsx'

/** Polling interval while an issue is being sent, in milliseconds. */
const POLL_INTERVAL_MS = 2000

/** `/$/newsletters/:id`, and `/$/newsletters/new` for a new issue. */
export function NewsletterPage() {
  const ref = useManuscriptRef()
  const [created, setCreated] = useState<NewsletterIssue | null>(null)
  const { staff } = useStaff()
  const id = created?.id ?? (ref === 'new' ? null : ref)
  const { data, error, mutate } = useSWR<IssueWithSubscribers, StatusError>(
    id && ['newsletter', id],
    () => loadNewsletter(id ?? '').catch(asStatusError),
    {
      shouldRetryOnError: false,
      onError: redirectToReload,
      refreshInterval: (answer) => (answer?.newsletter.state === 'sending' ? POLL_INTERVAL_MS : 0),
    },
  )
  if (error && !data)
    return isMissing(error.status) ? <MissingPage /> : <Refusal error={error} onRetry={() => void mutate()} />
  if (!staff || (id && !created && !data)) return <AreaLoading title="ニュースレターの編集" />
  const issue = data?.newsletter ?? created
  const update = (newsletter: NewsletterIssue) => void mutate((answer) => answer && { ...answer, newsletter })
  const onSaved = (saved: NewsletterIssue) => {
    if (id) return update(saved)
    setCreated(saved)
    history.replaceState(history.state, '', paths.newsletter(saved.id))
  }
  return issue && issue.state !== 'draft' ? (
    <SentIssue issue={issue} canSend={staff.can('publish', 'newsletter') !== null} onChange={update} />
  ) : (
    <IssueForm issue={issue} subscribers={data?.subscribers ?? null} staff={staff} onSaved={onSaved} />
  )
}
