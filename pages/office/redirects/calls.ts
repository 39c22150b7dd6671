import { type RedirectInput, type RedirectRule, redirectInputOf } from '#domain/redirect/redirect-rule.ts'
import { type Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { fetchManagement } from '../fetch-management.ts'
import { DeletedAnswer, SavedAnswer } from './answers.ts'

type Saved = { redirect: RedirectRule; isLive: boolean }

export const createRedirect = (rule: RedirectInput, id: Identifier = randomIdentifier()): Promise<Saved> =>
  fetchManagement(SavedAnswer, '/redirects', { method: 'POST', body: { id, rule } })

/** `existing`: the rule the change is based on. */
export const updateRedirect = (
  { id, version }: Pick<RedirectRule, 'id' | 'version'>,
  rule: RedirectInput,
): Promise<Saved> =>
  fetchManagement(SavedAnswer, pathOf`/redirects/${id}`, {
    method: 'PATCH',
    body: { version, rule: redirectInputOf(rule) },
  })

export const deleteRedirect = ({
  id,
  version,
}: Pick<RedirectRule, 'id' | 'version'>): Promise<{ isLive: boolean }> =>
  fetchManagement(DeletedAnswer, pathOf`/redirects/${id}?version=${version}`, { method: 'DELETE' })

export const restoreRedirect = (id: string): Promise<Saved> =>
  fetchManagement(SavedAnswer, pathOf`/redirects/${id}/restore`, { method: 'POST' })
