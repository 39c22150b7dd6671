import { isEqual } from '#domain/json/is-equal.ts'
import type { ImportPlan } from '#domain/redirect/import-plan.ts'
import { readRedirectRows } from '#domain/redirect/redirect-csv.ts'
import { MAX_RULES, type RedirectRule, redirectInputOf } from '#domain/redirect/redirect-rule.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { allRedirects, type RedirectChange } from '../db/redirects/rules.server.ts'
import { changeRedirects, refusalsOf } from './change-redirects.ts'
import { parseCsv } from './csv.ts'
import { ownPath } from './own-path.ts'

/** `replace`: rules that are not in the file are deleted. */
type ImportMode = 'merge' | 'replace'
type ImportInput = { csv: string; mode: ImportMode; now: Date }
type Planned = { plan: ImportPlan; change: RedirectChange }

/** The changes of a file, based on the current rules. Nothing is written. */
async function planOf(
  env: Env,
  { csv, mode, now }: ImportInput,
  rules: readonly RedirectRule[],
  version: number,
): Promise<Planned> {
  const { lines, problems } = readRedirectRows(parseCsv(csv))
  const bySource = new Map(rules.map((rule) => [rule.from, rule]))
  const plan: ImportPlan = {
    version,
    added: [],
    changed: [],
    deleted: [],
    same: 0,
    problems: [...problems],
    warnings: [],
  }
  const change = { put: [] as RedirectChange['put'][number][], removed: [] as string[] }
  const lineOf = new Map<string, number>()
  const named = new Set<string>()
  for (const { line, input: read } of lines) {
    const input = ownPath(read, env)
    const existing = bySource.get(input.from)
    const id = existing?.id ?? randomIdentifier()
    named.add(input.from)
    lineOf.set(id, line)
    if (existing && isEqual(redirectInputOf(existing), input)) {
      plan.same += 1
      continue
    }
    change.put.push({ ...input, id })
    if (existing) plan.changed.push({ line, before: redirectInputOf(existing), after: input })
    else plan.added.push({ line, after: input })
  }
  if (mode === 'replace' && problems.length === 0)
    for (const rule of rules)
      if (!named.has(rule.from)) {
        change.removed.push(rule.id)
        plan.deleted.push({ before: redirectInputOf(rule) })
      }
  if (rules.length + plan.added.length - plan.deleted.length > MAX_RULES)
    plan.problems.push({
      line: 1,
      message: `規則は合わせて${MAX_RULES.toLocaleString('ja-JP')}件までです。`,
    })
  for (const { rule, message } of await refusalsOf(env.DB, rules, change, now))
    plan.problems.push({ line: lineOf.get(rule.id) ?? 1, message: `${rule.from}：${message}` })
  plan.problems.sort((one, other) => one.line - other.line)
  return { plan, change }
}

/** The changes of a file of rules, and its problems, by line. */
export async function planImport(env: Env, importInput: ImportInput): Promise<ImportPlan> {
  const { rules, version } = await allRedirects(env.DB)
  return (await planOf(env, importInput, rules, version)).plan
}

type Imported =
  | { outcome: 'done'; plan: ImportPlan; isLive: boolean }
  /** The rules changed since the preview, or the file has problems: nothing is written. */
  | { outcome: 'conflict' | 'wrong'; plan: ImportPlan }

/**
 * Imports a file of rules, all of it or nothing. `version` is that of the previewed plan: if the rules have changed
 * since, it is a conflict, with the current plan.
 */
export async function importRedirects(
  env: Env,
  { version: seen, by, ...importInput }: ImportInput & { version: number; by: string },
): Promise<Imported> {
  let latest: ImportPlan | null = null
  const result = await changeRedirects<Imported>(env, by, importInput.now, async (rules, version) => {
    const { plan, change } = await planOf(env, importInput, rules, version)
    latest = plan
    if (version !== seen) return { instead: { outcome: 'conflict', plan } }
    if (plan.problems.length > 0) return { instead: { outcome: 'wrong', plan } }
    if (change.put.length + change.removed.length === 0)
      return { instead: { outcome: 'done', plan, isLive: true } }
    return { change }
  })
  if (result.outcome === 'instead') return result.instead
  if (!latest) throw new Error('a file was taken without a plan')
  return result.outcome === 'done'
    ? { outcome: 'done', plan: latest, isLive: result.isLive }
    : { outcome: 'wrong', plan: latest }
}
