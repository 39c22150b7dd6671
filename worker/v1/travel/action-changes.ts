import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Card } from '#domain/content/card.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import type { TravelAction, TravelActionInput, TravelActionPatch } from '#domain/travel/action.ts'
import { actionMistakes } from '#domain/travel/action-rules.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { AllowedEnv } from '../../auth/allow.ts'
import { cardsOf } from '../../db/cards/cards.server.ts'
import { contentOf } from '../../db/members/databases.ts'
import { findLinkedActivity, type LinkedActivity } from '../../db/travel/action-links.server.ts'
import { createAction, findAction, updateAction, wasDeleted } from '../../db/travel/actions.server.ts'
import { sweepPhotos } from '../../media/photo-files.ts'
import { conflict, notFound, unprocessable } from '../answer.ts'

type C = Context<AllowedEnv>
type Change = { version: number; patch: TravelActionPatch }

/**
 * 422 for rules across fields, and for a guide line of another account. `linked` is the line that the record had
 * before, which may be deleted by now.
 */
async function checkAction(c: C, action: TravelActionInput, linked: string | null = null): Promise<void> {
  const mistakes = actionMistakes(action, japanTime(new Date()).date)
  const { activityId } = action
  if (
    activityId !== null &&
    activityId !== linked &&
    !(await findLinkedActivity(c.env.DB, c.var.account.id, activityId))
  )
    mistakes.push({ field: 'activityId', message: '選んだ予定は見つかりません。' })
  if (mistakes.length === 0) return
  throw unprocessable(
    c,
    mistakes.map(({ field, message }) => ({
      code: 'custom',
      path: ['action', field],
      message,
      input: undefined,
    })),
  )
}

/**
 * Creates a record and returns it. One that is sent again is returned as it is, also if its guide line was deleted
 * meanwhile. 409 at the limit.
 */
export async function addAction(c: C, action: TravelActionInput & { id: string }): Promise<TravelAction> {
  const { DB } = c.env
  const { id: accountId } = c.var.account
  try {
    await checkAction(c, action)
  } catch (refusal) {
    const before = await findAction(DB, accountId, action.id)
    if (!before) throw refusal
    return before
  }
  const now = new Date()
  const { action: made, isSweepDue } = await createAction(DB, accountId, action, now)
  if (isSweepDue) c.executionCtx.waitUntil(sweepPhotos(c.env, now))
  if (made) return made
  if (await wasDeleted(DB, accountId, action.id)) throw notFound(c)
  throw new HTTPException(409, {
    message: `旅の記録は${TRAVEL_LIMITS.actions}件までです。使わない記録を削除してから追加してください。`,
  })
}

/** The public page of a record's place, and its guide line; `null` without them. */
export async function detailsOf(
  c: C,
  { refKind, refId, activityId }: TravelAction,
): Promise<{ place: Card | null; activity: LinkedActivity | null }> {
  const [cards, activity] = await Promise.all([
    refKind && refId ? cardsOf(contentOf(c.env.DB), [{ kind: refKind, id: refId }], new Date()) : {},
    activityId ? findLinkedActivity(c.env.DB, c.var.account.id, activityId) : null,
  ])
  return { place: (refId && (cards as Record<string, Card>)[refId]) || null, activity }
}

const fieldsOf = ({ photos: _, ...fields }: TravelActionPatch): Partial<TravelActionInput> => fields

/** Whether a record already equals a change: then it was applied before, and its answer was lost. */
const hasAlready = (action: TravelAction, { photos = [], ...fields }: TravelActionPatch): boolean =>
  Object.entries(fields).every(([name, value]) => action[name as keyof TravelActionInput] === value) &&
  photos.every(({ id, alt }, at) => action.photos[at]?.id === id && action.photos[at]?.alt === alt)

const overtaken = (c: C, travelAction: TravelAction): HTTPException =>
  conflict(c, 'ほかの画面で変更されています。', { travelAction })

/**
 * Updates a record and returns it. 409 for another version than the current one, with the current record in `data`,
 * unless the record already equals the change.
 */
export async function changeAction(c: C, id: string, { version, patch }: Change): Promise<TravelAction> {
  const { id: accountId } = c.var.account
  const before = await findAction(c.env.DB, accountId, id)
  if (!before) throw notFound(c)
  if (before.version !== version) {
    if (before.version === version + 1 && hasAlready(before, patch)) return before
    throw overtaken(c, before)
  }
  const { photos, version: _, updatedAt, ...fields } = before
  const next = { ...fields, ...fieldsOf(patch) }
  const { id: _id, createdAt: _at, ...written } = next
  await checkAction(c, written, before.activityId)
  const isWritten = await updateAction(
    c.env.DB,
    accountId,
    next,
    { version, photos: patch.photos },
    new Date(),
  )
  const after = await findAction(c.env.DB, accountId, id)
  if (!after) throw notFound(c)
  if (!isWritten) throw overtaken(c, after)
  return after
}
