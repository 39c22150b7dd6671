import { isEqual } from '#domain/json/is-equal.ts'
import {
  MAX_RULES,
  type RedirectInput,
  type RedirectRule,
  redirectInputOf,
} from '#domain/redirect/redirect-rule.ts'
import { findRedirect } from '../db/redirects/rules.server.ts'
import { changeRedirects, type Refused } from './change-redirects.ts'
import { ownPath } from './own-path.ts'

type By = { by: string; now: Date }
/** `isLive`: whether visitors are redirected by it already. */
type Written = { outcome: 'done'; rule: RedirectRule; isLive: boolean }
type Missing = { outcome: 'missing' }
/** A concurrent change. */
type Conflict = { outcome: 'conflict'; rule: RedirectRule }
type Full = { outcome: 'full' }

async function written(env: Env, id: string, done: { isLive: boolean }): Promise<Written | Missing> {
  const rule = await findRedirect(env.DB, id)
  return rule ? { outcome: 'done', rule, ...done } : { outcome: 'missing' }
}

/** Creates a rule; the same id again returns the existing one, and that of a deleted rule none. */
export async function createRedirect(
  env: Env,
  { id, rule, by, now }: By & { id: string; rule: RedirectInput },
): Promise<Written | Missing | Refused | Full> {
  const input = ownPath(rule, env)
  const former = await findRedirect(env.DB, id, { deleted: true })
  const result = await changeRedirects<'exists' | 'deleted' | 'full'>(env, by, now, (rules) => {
    if (rules.some((one) => one.id === id)) return { instead: 'exists' }
    if (former) return { instead: 'deleted' }
    if (rules.length >= MAX_RULES) return { instead: 'full' }
    return { change: { put: [{ ...input, id }], removed: [] } }
  })
  if (result.outcome === 'refused') return result
  if (result.outcome === 'instead' && result.instead === 'full') return { outcome: 'full' }
  if (result.outcome === 'instead' && result.instead === 'deleted') return { outcome: 'missing' }
  return written(env, id, { isLive: result.outcome === 'instead' || result.isLive })
}

/** Updates a rule. Repeating a change changes nothing. */
export async function updateRedirect(
  env: Env,
  { id, version, rule, by, now }: By & { id: string; version: number; rule: RedirectInput },
): Promise<Written | Missing | Conflict | Refused> {
  const input = ownPath(rule, env)
  const result = await changeRedirects<Missing | Conflict | 'same'>(env, by, now, (rules) => {
    const current = rules.find((one) => one.id === id)
    if (!current) return { instead: { outcome: 'missing' } }
    if (isEqual(redirectInputOf(current), input)) return { instead: 'same' }
    if (current.version !== version) return { instead: { outcome: 'conflict', rule: current } }
    return { change: { put: [{ ...input, id }], removed: [] } }
  })
  if (result.outcome === 'refused') return result
  if (result.outcome === 'instead' && result.instead !== 'same') return result.instead
  return written(env, id, { isLive: result.outcome === 'instead' || result.isLive })
}

/** Deletes a rule; it can be restored for a while. Repeating it succeeds. */
export async function deleteRedirect(
  env: Env,
  { id, version, by, now }: By & { id: string; version: number },
): Promise<{ outcome: 'done'; isLive: boolean } | Missing | Conflict> {
  const exists = (await findRedirect(env.DB, id, { deleted: true })) !== null
  const result = await changeRedirects<Missing | Conflict | 'gone'>(env, by, now, (rules) => {
    const current = rules.find((one) => one.id === id)
    if (!current) return { instead: exists ? 'gone' : { outcome: 'missing' } }
    if (current.version !== version) return { instead: { outcome: 'conflict', rule: current } }
    return { change: { put: [], removed: [id] } }
  })
  if (result.outcome === 'refused') throw new Error('what is deleted leads nowhere')
  if (result.outcome === 'done') return result
  return result.instead === 'gone' ? { outcome: 'done', isLive: true } : result.instead
}

/** Restores a deleted rule, with its hits, below the limit of rules. */
export async function restoreRedirect(
  env: Env,
  { id, by, now }: By & { id: string },
): Promise<Written | Missing | Refused | Full> {
  const existing = await findRedirect(env.DB, id, { deleted: true })
  if (!existing) return { outcome: 'missing' }
  const result = await changeRedirects<'there' | 'full'>(env, by, now, (rules) => {
    if (rules.some((one) => one.id === id)) return { instead: 'there' }
    if (rules.length >= MAX_RULES) return { instead: 'full' }
    return { change: { put: [{ ...redirectInputOf(existing), id }], removed: [], isRestored: true } }
  })
  if (result.outcome === 'refused') return result
  if (result.outcome === 'instead' && result.instead === 'full') return { outcome: 'full' }
  return written(env, id, { isLive: result.outcome === 'instead' || result.isLive })
}
