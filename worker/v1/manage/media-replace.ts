import type { Context } from 'hono'
import { z } from 'zod'
import { grantedScope } from '#domain/account/granted-scope.ts'
import { isComplete, type Media } from '#domain/media/media.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AllowedEnv } from '../../auth/allow.ts'
import { findMedia } from '../../db/media/media.server.ts'
import { findPublication } from '../../db/publications/publications.server.ts'
import {
  planReplacement,
  publisherNeeded,
  type ReplaceRequest,
  replaceEverywhere,
} from '../../media/replace-picture.ts'
import { affectedAddresses } from '../../publish/affected-addresses.ts'
import { runPublication } from '../../publish/run-publication.ts'
import { ok, wrongField } from '../answer.ts'

/** `isPlan`: a dry run. */
export const ReplaceBody = z.strictObject({
  with: Identifier,
  withAlt: z.boolean(),
  publicationId: Identifier,
  isPlan: z.boolean().optional(),
})
type ReplaceInput = z.infer<typeof ReplaceBody>

async function replacing(c: Context<AllowedEnv>, from: Media, requested: ReplaceInput): Promise<Media> {
  const to = await findMedia(c.env.DB, requested.with)
  if (!to || to.id === from.id) throw wrongField(c, 'with', 'ほかの画像を選んでください。')
  if (!isComplete(to)) throw wrongField(c, 'with', '新しい画像に、説明文とクレジットを書いてください。')
  return to
}

/** Replaces `from` by another picture, or returns the plan of it. */
export async function replaceMedia(
  c: Context<AllowedEnv>,
  from: Media,
  requested: ReplaceInput,
): Promise<Response> {
  const { DB } = c.env
  const to = await replacing(c, from, requested)
  const { withAlt, publicationId } = requested
  const { account } = c.var
  const request: ReplaceRequest = {
    from,
    to,
    withAlt,
    publicationId,
    accountId: account.id,
    canPublish: grantedScope(account.role.permissions, 'publish', 'content') === 'any',
    now: new Date(),
  }
  const { changes, isAllowed } = await planReplacement(DB, request)
  if (requested.isPlan) {
    const pages = (await affectedAddresses(DB, changes, request.now)).length
    return c.json(ok({ plan: { contents: from.uses, live: changes.length, pages, isAllowed } }))
  }
  if (!isAllowed) throw publisherNeeded()
  const { publicationIds, ...done } = await replaceEverywhere(DB, request)
  const [first, ...rest] = publicationIds
  // The others run in the background: a scheduled job continues interrupted ones.
  for (const id of rest) c.executionCtx.waitUntil(runPublication(c.env, id).catch(() => {}))
  if (first) await runPublication(c.env, first)
  const publications = await Promise.all(publicationIds.map((id) => findPublication(DB, id)))
  return c.json(ok({ replaced: { ...done, publications: publications.filter((one) => one !== null) } }))
}
