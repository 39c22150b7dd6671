import { HTTPException } from 'hono/http-exception'
import { contentPage } from '#domain/content/content-page.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { type RedirectInput, type RedirectRule, redirectInputOf } from '#domain/redirect/redirect-rule.ts'
import { type RuleRefusal, ruleRefusals } from '#domain/redirect/rule-refusals.ts'
import { type AuditEntry, auditStatements } from '../db/audit/audit.server.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { formerSlugsAmong } from '../db/manuscripts/slug-targets.server.ts'
import {
  allRedirects,
  type RedirectChange,
  redirectStatements,
  redirectVersion,
} from '../db/redirects/rules.server.ts'
import { logLine } from '../log.ts'
import { isApplicable, syncRedirects } from './active-rules.ts'
import { deleteResolvedMissing } from './resolved-missing.ts'
import { FILE_RULES } from './route-rules.ts'

type Put = RedirectInput & { id: string }

/** The decision about a change, based on the current rules: a change, or another result. */
type Decision<Else> = { change: RedirectChange } | { instead: Else }
/** `isLive`: whether visitors are redirected by it already; otherwise within a minute or two. */
type Done = { outcome: 'done'; isLive: boolean }
export type Refused = { outcome: 'refused'; refusals: RuleRefusal<Put>[] }

/** Concurrent writers each need the result of the one before. They retry at random moments. */
const MAX_ATTEMPTS = 20
const MAX_PAUSE_MS = 100

/** The current addresses of former ones among the targets of rules, by path. */
async function formerSlugs(db: D1Database, rules: readonly Put[], now: Date): Promise<Map<string, string>> {
  const pages = rules.flatMap(({ to }) => {
    const path = to.replace(/[?#][\s\S]*/, '')
    const page = contentPage(path)
    return page ? [{ path, ...page }] : []
  })
  const content = createContentRepository(db, now)
  const found = new Map<string, string>()
  for (const { path, kind, slug } of await formerSlugsAmong(db, pages)) {
    const present = await content.findSlugByFormerSlug(kind, slug)
    if (present) found.set(path, `/${CONTENT_KINDS[kind].plural}/${present}`)
  }
  return found
}

/** The rules after a change. */
export function changed(rules: readonly RedirectRule[], { put, removed }: RedirectChange): Put[] {
  const gone = new Set([...removed, ...put.map(({ id }) => id)])
  return [...rules.filter(({ id }) => !gone.has(id)), ...put]
}

/** The problems that prevent a change: duplicate sources, rules that never match, chains and loops. */
export async function refusalsOf(
  db: D1Database,
  rules: readonly RedirectRule[],
  change: RedirectChange,
  now: Date,
): Promise<RuleRefusal<Put>[]> {
  const after = changed(rules, change)
  const own = new Set(change.put.map(({ id }) => id))
  const twins = new Map<string, Put>()
  for (const rule of after) if (!own.has(rule.id)) twins.set(rule.from, rule)
  const doubled = change.put
    .filter(({ from }) => twins.has(from))
    .map((rule) => ({ rule, field: 'from' as const, message: '同じ転送元の規則が、すでにあります。' }))
  const present = await formerSlugs(db, change.put, now)
  const live = after.filter((rule) => isApplicable(rule, now))
  const refusals = ruleRefusals(live, FILE_RULES, (path) => present.get(path))
  return [...doubled, ...refusals.filter(({ rule }) => own.has(rule.id))]
}

const auditOf = (
  rules: readonly RedirectRule[],
  { put, removed, isRestored }: RedirectChange,
  by: string,
  at: Date,
): AuditEntry[] => {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const common = { accountId: by, resource: 'redirect', at }
  const before = (id: string) => {
    const rule = byId.get(id)
    return rule ? { before: redirectInputOf(rule) } : {}
  }
  return [
    ...removed.map((id) => ({ ...common, action: 'delete', refId: id, ...before(id) })),
    ...put.map((rule) => ({
      ...common,
      action: isRestored ? 'restore' : byId.has(rule.id) ? 'update' : 'create',
      refId: rule.id,
      ...before(rule.id),
      after: redirectInputOf(rule),
    })),
  ]
}

/**
 * Changes rules in one batch, with an audit record for each, and writes them to the store. `decide` returns the change
 * for the current rules; it is called again after a concurrent change.
 */
export async function changeRedirects<Else>(
  env: Env,
  by: string,
  now: Date,
  decide: (rules: readonly RedirectRule[], version: number) => Decision<Else> | Promise<Decision<Else>>,
): Promise<Done | Refused | { outcome: 'instead'; instead: Else }> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { rules, version } = await allRedirects(env.DB)
    const decision = await decide(rules, version)
    if ('instead' in decision) return { outcome: 'instead', instead: decision.instead }
    const { change } = decision
    const refusals = await refusalsOf(env.DB, rules, change, now)
    if (refusals.length > 0) return { outcome: 'refused', refusals }
    const found = await deleteResolvedMissing(env.DB, change.put, now)
    try {
      await env.DB.batch([
        ...redirectStatements(env.DB, change, version, now),
        ...found,
        ...auditStatements(env.DB, auditOf(rules, change, by, now)),
      ])
    } catch (error) {
      if ((await redirectVersion(env.DB)) === version) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS))
      continue
    }
    return { outcome: 'done', isLive: await applyRules(env, changed(rules, change), version + 1, now) }
  }
  throw new HTTPException(503, {
    message: 'ほかの人が続けて転送を変えています。少し待ってから再度お試しください。',
  })
}

/** The change is saved already: while the store does not answer, a scheduled job retries. */
async function applyRules(env: Env, rules: readonly Put[], version: number, now: Date): Promise<boolean> {
  try {
    await syncRedirects(env, rules, version, now)
    return true
  } catch (error) {
    logLine('error', 'redirects could not be synced to R2', { error })
    return false
  }
}
