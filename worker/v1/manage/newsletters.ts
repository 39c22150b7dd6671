import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { IssueInput, type NewsletterIssue } from '#domain/newsletter/issue.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow } from '../../auth/allow.ts'
import { bearerOf } from '../../auth/bearer.ts'
import { asSite } from '../../auth/guarded-database.ts'
import { fetchOwnMail } from '../../auth/own-mail.ts'
import { readAuthConfig } from '../../config.ts'
import { findIssue, listIssues } from '../../db/newsletter/issues.server.ts'
import { countSubscribers } from '../../db/newsletter/subscribers.server.ts'
import {
  createIssue,
  deleteIssue,
  previewIssue,
  resumeIssue,
  saveIssue,
  sendTest,
  startIssue,
  stopIssue,
} from '../../newsletter/issues.ts'
import { enqueueIssue } from '../../newsletter/send-issue.ts'
import { conflict, notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'

const IssuesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
})
const Issue = z.strictObject(IssueInput.shape)
const NewIssue = z.strictObject({ id: Identifier, issue: Issue })
const ChangedIssue = z.strictObject({ version: z.int().positive(), issue: Issue })
const Preview = z.strictObject({ id: Identifier.nullable(), issue: Issue })
const Version = z.strictObject({ version: z.int().positive() })
const Removal = z.strictObject({ version: z.coerce.number().int().positive() })
const Nothing = z.strictObject({})

const CHANGED = 'ほかの人または別の画面で変更されています。内容を確認してください。'
const STARTED = '送りはじめたニュースレターは、変更も削除もできません。'
const UNCONFIGURED = 'メールを送る設定がありません。運用の担当者に確かめてください。'
const NOBODY = '登録している読者がまだいないので、送れません。'
const HIDDEN = '公開されていないページが選ばれています。外すか、公開してから送ってください。'

const REFUSED = 'このメールアドレスには送れませんでした。'
const NOT_SENT = 'いまはメールを送れません。時間をおいて、もう一度お試しください。'

const missing = (c: Context) => notFound(c, '指定されたニュースレターは見つかりません。')

const conflictOf = (c: Context, issue: NewsletterIssue) =>
  conflict(c, issue.state === 'draft' ? CHANGED : STARTED, { newsletter: issue })

const caller = (c: Context<AllowedEnv>) => ({ by: c.var.account.id, now: new Date() })

/**
 * `/v1/manage/newsletters`: the issues of the newsletter. Editors write drafts and send one to themselves; sending to all,
 * stopping and resuming require the permission to publish. An issue that was sent is never changed.
 */
export const newsletters = new Hono<AppEnv>()
  .get('/', allow('read', 'newsletter'), query(IssuesQuery), async (c) => {
    const { limit, offset } = c.req.valid('query')
    const [{ list, total }, subscribers] = await Promise.all([
      listIssues(c.env.DB, { limit, offset }),
      countSubscribers(c.env.DB),
    ])
    return c.json(ok({ newsletters: { list, meta: { total, limit } }, subscribers }))
  })
  .post('/', allow('create', 'newsletter'), body(NewIssue), async (c) => {
    const { id, issue: input } = c.req.valid('json')
    return c.json(ok({ newsletter: await createIssue(c.env.DB, { id, input, ...caller(c) }) }))
  })
  .post('/preview', allow('read', 'newsletter'), body(Preview), async (c) => {
    const { id, issue } = c.req.valid('json')
    return c.json(ok({ preview: await previewIssue(c.env, issue, id, new Date()) }))
  })
  .get('/:id', allow('read', 'newsletter'), async (c) => {
    const [issue, subscribers] = await Promise.all([
      findIssue(c.env.DB, c.req.param('id')),
      countSubscribers(c.env.DB),
    ])
    if (!issue) throw missing(c)
    return c.json(ok({ newsletter: issue, subscribers }))
  })
  .patch('/:id', allow('update', 'newsletter'), body(ChangedIssue), async (c) => {
    const { version, issue: input } = c.req.valid('json')
    const saved = await saveIssue(c.env.DB, { id: c.req.param('id'), version, input, ...caller(c) })
    if (saved.outcome === 'missing') throw missing(c)
    if (saved.outcome === 'conflict') throw conflictOf(c, saved.issue)
    return c.json(ok({ newsletter: saved.issue }))
  })
  .delete('/:id', allow('delete', 'newsletter'), query(Removal), async (c) => {
    const { version } = c.req.valid('query')
    const deleted = await deleteIssue(c.env.DB, { id: c.req.param('id'), version, ...caller(c) })
    if (deleted.outcome === 'missing') throw missing(c)
    if (deleted.outcome === 'conflict') throw conflictOf(c, deleted.issue)
    return c.json(ok({ result: true }))
  })
  .post('/:id/test', allow('update', 'newsletter'), body(Nothing), async (c) => {
    const issue = await findIssue(c.env.DB, c.req.param('id'))
    if (!issue) throw missing(c)
    const to = await fetchOwnMail(bearerOf(c.req.raw), readAuthConfig(c.env).userPoolEndpoint)
    if (!to) throw conflict(c, '確認の済んだメールアドレスが、あなたのアカウントにありません。')
    const outcome = await sendTest(c.env, issue, to, caller(c))
    if (outcome === null) throw conflict(c, UNCONFIGURED)
    if (outcome !== 'accepted') throw conflict(c, outcome === 'refused' ? REFUSED : NOT_SENT)
    return c.json(ok({ result: true }))
  })
  .post('/:id/send', allow('publish', 'newsletter'), body(Version), async (c) => {
    const { version } = c.req.valid('json')
    const started = await startIssue(c.env, { id: c.req.param('id'), version, ...caller(c) })
    if (started.outcome === 'missing') throw missing(c)
    if (started.outcome === 'conflict') throw conflictOf(c, started.issue)
    if (started.outcome === 'unconfigured') throw conflict(c, UNCONFIGURED)
    if (started.outcome === 'nobody') throw conflict(c, NOBODY)
    if (started.outcome === 'hidden') throw conflict(c, HIDDEN, { missing: started.missing })
    if (started.issue.state === 'sending') await enqueueIssue(asSite(c.env), started.issue.id)
    return c.json(ok({ newsletter: started.issue }))
  })
  .post('/:id/stop', allow('publish', 'newsletter'), body(Nothing), async (c) => {
    const stopped = await stopIssue(c.env.DB, { id: c.req.param('id'), ...caller(c) })
    if (stopped.outcome === 'missing') throw missing(c)
    return c.json(ok({ newsletter: stopped.issue }))
  })
  .post('/:id/resume', allow('publish', 'newsletter'), body(Nothing), async (c) => {
    const resumed = await resumeIssue(c.env.DB, { id: c.req.param('id'), ...caller(c) })
    if (resumed.outcome === 'missing') throw missing(c)
    if (resumed.issue.state === 'sending') await enqueueIssue(asSite(c.env), resumed.issue.id)
    return c.json(ok({ newsletter: resumed.issue }))
  })
