import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_SYNONYM_GROUPS, SynonymInput } from '#domain/search/synonym-group.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, allowContent } from '../../auth/allow.ts'
import { listSynonymGroups } from '../../db/search/synonym-groups.server.ts'
import { changeSynonyms } from '../../office/synonyms.ts'
import { conflict, notFound, ok, wrongField } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'

const NewGroup = z.strictObject({ id: Identifier, group: SynonymInput })
const ChangedGroup = z.strictObject({ version: z.int().positive(), group: SynonymInput })
const Removal = z.strictObject({ version: z.coerce.number().int().positive() })

const FULL = `同義語のグループは${MAX_SYNONYM_GROUPS}個までです。使わないものを消してください。`
const CHANGED = 'ほかの人または別の画面で変更されています。内容を確認してください。'

/** A change that was made, or the refusal of it. */
function done(c: Context, result: Awaited<ReturnType<typeof changeSynonyms>>) {
  if (result.outcome === 'taken') throw wrongField(c, `group.${result.field}`, result.message)
  if (result.outcome === 'conflict') throw conflict(c, CHANGED, { synonym: result.group })
  if (result.outcome === 'full') throw conflict(c, FULL)
  if (result.outcome === 'missing') throw notFound(c, '指定された同義語のグループは見つかりません。')
  return result.group
}

/**
 * `/v1/manage/synonyms`: groups of words that are searched for as one, for all who write content; all of them, because they are
 * few. The list is shared: only who may change any content changes it. Searches follow within seconds.
 */
export const manageSynonyms = new Hono<AppEnv>()
  .get('/', allowContent('read'), async (c) => {
    const { groups } = await listSynonymGroups(c.env.DB)
    const meta = { total: groups.length, limit: MAX_SYNONYM_GROUPS }
    return c.json(ok({ synonyms: { list: groups, meta } }))
  })
  .post('/', allow('update', 'content'), body(NewGroup), async (c) => {
    const by = { by: c.var.account.id, now: new Date() }
    const result = await changeSynonyms(c.env.DB, { ...c.req.valid('json'), basedOn: null, ...by })
    return c.json(ok({ synonym: done(c, result) }))
  })
  .patch('/:id', allow('update', 'content'), body(ChangedGroup), async (c) => {
    const { version: basedOn, group } = c.req.valid('json')
    const by = { by: c.var.account.id, now: new Date() }
    const result = await changeSynonyms(c.env.DB, { id: c.req.param('id'), group, basedOn, ...by })
    return c.json(ok({ synonym: done(c, result) }))
  })
  .delete('/:id', allow('update', 'content'), query(Removal), async (c) => {
    const { version: basedOn } = c.req.valid('query')
    const by = { by: c.var.account.id, now: new Date() }
    done(c, await changeSynonyms(c.env.DB, { id: c.req.param('id'), group: null, basedOn, ...by }))
    return c.json(ok({ result: true }))
  })
