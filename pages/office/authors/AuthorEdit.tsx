import { useAnswer } from '#renderer/api/useAnswer.ts'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { useManuscriptRef } from '../manuscript/useManuscriptRef.ts'
import { useStaff } from '../useStaff.ts'
import { AuthorForm } from './AuthorForm.tsx'
import { loadAuthor } from './calls.ts'

/** `/$/authors/:slug`, and `/$/authors/new` for a new author. */
export function AuthorEdit() {
  const ref = useManuscriptRef()
  const isNew = ref === 'new'
  const { staff } = useStaff()
  const { data, error, retry } = useAnswer(['author', ref], async () => (isNew ? null : loadAuthor(ref)))
  if (error) return isMissing(error.status) ? <MissingPage /> : <Refusal error={error} onRetry={retry} />
  if (data === undefined || !staff) return <AreaLoading title="書き手の編集" />
  return <AuthorForm existing={data} canChange={staff.can('publish', 'content') !== null} />
}
