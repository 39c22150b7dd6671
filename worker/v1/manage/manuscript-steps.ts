import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow, myself, ownerIn } from '../../auth/allow.ts'
import { duplicate } from '../../manuscripts/create.ts'
import type { Published } from '../../manuscripts/public-steps.ts'
import { publish } from '../../manuscripts/publish.ts'
import { rollback } from '../../manuscripts/rollback.ts'
import { runAndWait } from '../../manuscripts/run-and-wait.ts'
import { schedule } from '../../manuscripts/schedule.ts'
import { sendBack, submit } from '../../manuscripts/transition.ts'
import { archive, restoreArchived, unpublish } from '../../manuscripts/unpublish.ts'
import { ok } from '../answer.ts'
import { body } from '../body.ts'
import { done } from './written.ts'

const version = z.int().positive()
/** The comment of a step for colleagues. */
const comment = z.string().trim().min(1).max(2000).optional()
const publicationId = Identifier.optional()
const unpublishAt = IsoDateTime.nullable().optional()

const Step = z.strictObject({ version, comment })
const PublicStep = Step.extend({ publicationId })
const Publish = PublicStep.extend({ unpublishAt })
const Schedule = Step.extend({ at: IsoDateTime, unpublishAt })
const Rollback = z.strictObject({ version, publicationId: Identifier, id: publicationId })

type StaffContext = Pick<Context<AllowedEnv>, 'var' | 'env' | 'req'>

/** Whether the caller may publish a kind. */
export const canPublish = ({ var: { account } }: Pick<StaffContext, 'var'>, kind: ContentKind): boolean =>
  grantedScope(account.role.permissions, 'publish', kind) === 'any'

const published = async (c: Context, result: Published) => {
  const { document, publicationId: id } = done(c, result)
  const publication = await runAndWait(c.env, id, (work) => c.executionCtx.waitUntil(work))
  return ok({ document, publication })
}

/**
 * The steps of a manuscript: `POST /v1/manage/{kind}/{id}/{step}` with the version they are based on. Public steps
 * answer after the public address serves the new state (`data.publication`); a `publicationId` chosen by the client
 * makes them repeatable.
 */
export function manuscriptSteps(kind: ContentKind) {
  const change = (c: StaffContext) => ({
    kind,
    id: c.req.param('id') ?? '',
    ownerLimit: ownerIn(c),
    accountId: c.var.account.id,
    canPublish: canPublish(c, kind),
    now: new Date(),
  })
  const publicly = (c: StaffContext, input: z.infer<typeof PublicStep>) => ({
    ...change(c),
    ...input,
    publicationId: input.publicationId ?? randomIdentifier(),
  })
  return new Hono<AppEnv>()
    .post('/:id/submit', allow('update', kind, myself), body(Step), async (c) => {
      const result = await submit(c.env.DB, { ...change(c), ...c.req.valid('json') })
      return c.json(ok({ document: done(c, result).document }))
    })
    .post('/:id/send-back', allow('update', kind, myself), body(Step), async (c) => {
      const result = await sendBack(c.env.DB, { ...change(c), ...c.req.valid('json') })
      return c.json(ok({ document: done(c, result).document }))
    })
    .post('/:id/schedule', allow('publish', kind, myself), body(Schedule), async (c) => {
      const result = await schedule(c.env.DB, { ...change(c), ...c.req.valid('json') })
      return c.json(ok({ document: done(c, result).document }))
    })
    .post('/:id/publish', allow('publish', kind, myself), body(Publish), async (c) => {
      const input = c.req.valid('json')
      const { unpublishAt } = input
      return c.json(await published(c, await publish(c.env.DB, { ...publicly(c, input), unpublishAt })))
    })
    .post('/:id/unpublish', allow('publish', kind, myself), body(PublicStep), async (c) =>
      c.json(await published(c, await unpublish(c.env.DB, publicly(c, c.req.valid('json'))))),
    )
    .post('/:id/archive', allow('delete', kind, myself), body(PublicStep), async (c) =>
      c.json(await published(c, await archive(c.env.DB, publicly(c, c.req.valid('json'))))),
    )
    .post('/:id/restore-archived', allow('update', kind, myself), body(PublicStep), async (c) =>
      c.json(await published(c, await restoreArchived(c.env.DB, publicly(c, c.req.valid('json'))))),
    )
    .post('/:id/rollback', allow('publish', kind, myself), body(Rollback), async (c) => {
      const { version: from, publicationId: undone, id } = c.req.valid('json')
      const input = publicly(c, { version: from, publicationId: id })
      return c.json(await published(c, await rollback(c.env.DB, { ...input, undone })))
    })
    .post(
      '/:id/duplicate',
      allow('create', kind, myself),
      body(z.strictObject({ id: Identifier.optional() })),
      async (c) => {
        const readsAll = grantedScope(c.var.account.role.permissions, 'read', kind) === 'any'
        // The copy is the caller's own to read.
        const ownerLimit = readsAll ? ownerIn(c) : c.var.account.id
        const input = { ...change(c), ownerLimit, copyId: c.req.valid('json').id }
        return c.json(ok({ document: done(c, await duplicate(c.env.DB, input)).document }))
      },
    )
}
