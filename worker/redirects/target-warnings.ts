import type { Context } from 'hono'
import type { ImportPlan } from '#domain/redirect/import-plan.ts'
import { traceRedirects } from './redirect-trace.ts'

/** The maximum of targets to check: each needs the page store and the database. */
const MAX_TARGETS = 200
const BATCH_SIZE = 10

const MESSAGES = {
  missing: '転送先のページが見つかりません。',
  removed: '転送先は、公開を終えたページです。',
} as const

/** Warnings for a file of rules: internal targets without a page, by line. */
export async function targetWarnings(c: Context, plan: ImportPlan): Promise<ImportPlan['warnings']> {
  const lines = [...plan.added, ...plan.changed].filter(({ after }) => after.to.startsWith('/'))
  const targets = [...new Set(lines.map(({ after }) => after.to))]
  const messages = new Map<string, string>()
  for (let at = 0; at < Math.min(targets.length, MAX_TARGETS); at += BATCH_SIZE) {
    const batch = targets.slice(at, Math.min(at + BATCH_SIZE, MAX_TARGETS))
    const ends = await Promise.all(batch.map(async (to) => [to, (await traceRedirects(c, to)).end] as const))
    for (const [to, end] of ends) if (end === 'missing' || end === 'removed') messages.set(to, MESSAGES[end])
  }
  const warnings = lines.flatMap(({ line, after: { to } }) => {
    const message = messages.get(to)
    return message ? [{ line, message: `${to}：${message}` }] : []
  })
  const unseen = targets.length - MAX_TARGETS
  const rest = `ほかの${unseen.toLocaleString('ja-JP')}件の転送先は、調べていません。`
  return unseen > 0 ? [...warnings, { line: 1, message: rest }] : warnings
}
