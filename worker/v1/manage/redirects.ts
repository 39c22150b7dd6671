import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { codeOfStatus } from '#domain/api/error-status.ts'
import { shownPlan } from '#domain/redirect/import-plan.ts'
import { MAX_RULES, MAX_WRITTEN_LENGTH, RedirectInput } from '#domain/redirect/redirect-rule.ts'
import { RULE_STATUSES } from '#domain/redirect/route-rule.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow } from '../../auth/allow.ts'
import { allRedirects, findRedirect, listRedirects, REDIRECT_SORTS } from '../../db/redirects/rules.server.ts'
import type { Refused } from '../../redirects/change-redirects.ts'
import { redirectCsv } from '../../redirects/csv.ts'
import { importRedirects, planImport } from '../../redirects/import-redirects.ts'
import { traceRedirects } from '../../redirects/redirect-trace.ts'
import { ROUTE_RULES } from '../../redirects/route-rules.ts'
import { targetWarnings } from '../../redirects/target-warnings.ts'
import {
  createRedirect,
  deleteRedirect,
  restoreRedirect,
  updateRedirect,
} from '../../redirects/write-rule.ts'
import { conflict, notFound, ok, refusedFields, unprocessable, wrongField } from '../answer.ts'
import { body } from '../body.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 100
/** Ten thousand rules with three hundred characters each; in Japanese three times as many bytes. */
const MAX_CSV_LENGTH = 3_000_000
const MAX_BODY_BYTES = 10 * 1024 * 1024

const RedirectsQuery = z.strictObject({
  q: z.string().trim().max(100).optional(),
  status: z.coerce.number().pipe(z.literal(RULE_STATUSES)).optional(),
  state: z.enum(['active', 'waiting', 'over', 'off']).optional(),
  sort: z.enum(REDIRECT_SORTS).default('updated'),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  cursor: Cursor.pipe(z.tuple([z.union([z.string(), z.number()]), z.string()])).optional(),
})
const Address = z.strictObject({
  path: z
    .string()
    .max(MAX_WRITTEN_LENGTH)
    .regex(/^\/(?![/\\])/, '「/」で始まるアドレスを入力してください。'),
})
const Rule = z.strictObject(RedirectInput.shape)
const NewRule = z.strictObject({ id: Identifier, rule: Rule })
const ChangedRule = z.strictObject({ version: z.int().positive(), rule: Rule })
const Removal = z.strictObject({ version: z.coerce.number().int().positive() })
const Import = z.strictObject({
  csv: z.string().max(MAX_CSV_LENGTH),
  mode: z.enum(['merge', 'replace']),
  /** The version of the previewed plan. Without it nothing is written: a dry run. */
  version: z.int().nonnegative().optional(),
})

const MISSING = '指定された転送の規則は見つかりません。'
const CHANGED = 'ほかの人または別の画面で変更されています。内容を確認してください。'
const FULL = `転送の規則は${MAX_RULES.toLocaleString('ja-JP')}件までです。使わないものを削除してください。`

/** Validates rules across fields, which the body's schema does not contain. */
function checked(c: Context, rule: z.output<typeof Rule>): RedirectInput {
  const { data, error } = RedirectInput.safeParse(rule)
  if (data) return data
  throw unprocessable(
    c,
    error.issues.map((issue) => ({ ...issue, path: ['rule', ...issue.path] })),
  )
}

const refused = (c: Context, { refusals }: Refused) =>
  refusedFields(
    c,
    refusals.map(({ field, message }) => ({ code: codeOfStatus(422), message, field: `rule.${field}` })),
  )

/**
 * `/v1/manage/redirects`: the redirect rules of the office (`data.redirects`), and those of the file, which are
 * read-only (`data.fileRules`). A saved rule is active within seconds; `isLive` is false where the store did not
 * answer, and a scheduled job will sync it.
 */
export const manageRedirects = new Hono<AppEnv>()
  .get('/', allow('read', 'redirect'), query(RedirectsQuery), async (c) => {
    const { cursor, ...requested } = c.req.valid('query')
    const { rules, total, next } = await listRedirects(c.env.DB, { ...requested, after: cursor }, new Date())
    const meta = { total, limit: requested.limit, ...(next && { cursor: encodeCursor(next) }) }
    return c.json(ok({ redirects: { list: rules, meta }, fileRules: ROUTE_RULES }))
  })
  .get('/way', allow('read', 'redirect'), query(Address), async (c) =>
    c.json(ok({ way: await traceRedirects(c, c.req.valid('query').path) })),
  )
  .get('/export', allow('read', 'redirect'), async (c) => {
    const { rules } = await allRedirects(c.env.DB)
    return c.json(ok({ csv: redirectCsv(rules), count: rules.length }))
  })
  .post('/import', allow('manage', 'redirect'), body(Import, MAX_BODY_BYTES), async (c) => {
    const { version, ...file } = c.req.valid('json')
    const requested = { ...file, now: new Date() }
    if (version === undefined) {
      const tried = await planImport(c.env, requested)
      const warnings = await targetWarnings(c, tried)
      return c.json(ok({ plan: shownPlan({ ...tried, warnings }), isDone: false, isLive: true }))
    }
    const result = await importRedirects(c.env, { ...requested, version, by: c.var.account.id })
    const plan = shownPlan(result.plan)
    if (result.outcome === 'conflict') throw conflict(c, CHANGED, { plan })
    if (result.outcome !== 'done')
      throw wrongField(c, 'csv', '取り込めない行があります。もう一度確かめてください。')
    return c.json(ok({ plan, isDone: true, isLive: result.isLive }))
  })
  .post('/', allow('create', 'redirect'), body(NewRule), async (c) => {
    const { id, rule } = c.req.valid('json')
    const by = { by: c.var.account.id, now: new Date() }
    const result = await createRedirect(c.env, { id, rule: checked(c, rule), ...by })
    if (result.outcome === 'refused') throw refused(c, result)
    if (result.outcome === 'full') throw conflict(c, FULL)
    if (result.outcome === 'missing') throw notFound(c, MISSING)
    return c.json(ok({ redirect: result.rule, isLive: result.isLive }))
  })
  .get('/:id', allow('read', 'redirect'), async (c) => {
    const redirect = await findRedirect(c.env.DB, c.req.param('id'))
    if (!redirect) throw notFound(c, MISSING)
    return c.json(ok({ redirect }))
  })
  .patch('/:id', allow('update', 'redirect'), body(ChangedRule), async (c) => {
    const { version, rule } = c.req.valid('json')
    const requested = { id: c.req.param('id'), version, by: c.var.account.id, now: new Date() }
    const result = await updateRedirect(c.env, { ...requested, rule: checked(c, rule) })
    if (result.outcome === 'refused') throw refused(c, result)
    if (result.outcome === 'missing') throw notFound(c, MISSING)
    if (result.outcome === 'conflict') throw conflict(c, CHANGED, { redirect: result.rule })
    return c.json(ok({ redirect: result.rule, isLive: result.isLive }))
  })
  .delete('/:id', allow('delete', 'redirect'), query(Removal), async (c) => {
    const { version } = c.req.valid('query')
    const requested = { id: c.req.param('id'), version, by: c.var.account.id, now: new Date() }
    const result = await deleteRedirect(c.env, requested)
    if (result.outcome === 'missing') throw notFound(c, MISSING)
    if (result.outcome === 'conflict') throw conflict(c, CHANGED, { redirect: result.rule })
    return c.json(ok({ result: true, isLive: result.isLive }))
  })
  .post('/:id/restore', allow('delete', 'redirect'), async (c) => {
    const requested = { id: c.req.param('id'), by: c.var.account.id, now: new Date() }
    const result = await restoreRedirect(c.env, requested)
    if (result.outcome === 'refused') throw refused(c, result)
    if (result.outcome === 'full') throw conflict(c, FULL)
    if (result.outcome === 'missing') throw notFound(c, MISSING)
    return c.json(ok({ redirect: result.rule, isLive: result.isLive }))
  })
