import { type RedirectInput, type RedirectRule, redirectInputOf } from '#domain/redirect/redirect-rule.ts'
import { type Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { request } from '#renderer/api/request.ts'
import { createRule, removeRule, restoreRule, updateRule } from './endpoints.ts'

type Saved = { redirect: RedirectRule; isLive: boolean }
type Existing = Pick<RedirectRule, 'id' | 'version'>

export const createRedirect = (rule: RedirectInput, id: Identifier = randomIdentifier()): Promise<Saved> =>
  request(createRule({ json: { id, rule } }))

/** `existing`: the rule the change is based on. */
export const updateRedirect = ({ id, version }: Existing, rule: RedirectInput): Promise<Saved> =>
  request(updateRule({ param: { id }, json: { version, rule: redirectInputOf(rule) } }))

export const deleteRedirect = ({ id, version }: Existing): Promise<{ isLive: boolean }> =>
  request(removeRule({ param: { id }, query: { version: String(version) } }))

export const restoreRedirect = (id: string): Promise<Saved> => request(restoreRule({ param: { id } }))
