import { Hono } from 'hono'
import { z } from 'zod'
import type { List } from '#domain/api/envelope.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { ShareInput, TRAVEL_LIMITS, TravelGuideInput } from '#domain/travel/guide.ts'
import type { GuideSummary } from '#domain/travel/guide-document.ts'
import { TravelSectionInput } from '#domain/travel/section.ts'
import { brokenNewGuide, overfullPart, SentGuide } from '#domain/travel/sent-guide.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself } from '../../auth/allow.ts'
import { randomText } from '../../auth/random.ts'
import { findGuideDocument } from '../../db/travel/documents.server.ts'
import { listGuides, updateGuide } from '../../db/travel/guides.server.ts'
import { createGuide } from '../../db/travel/new-guide.server.ts'
import { addSection, orderSections } from '../../db/travel/sections.server.ts'
import { revokeShare, shareGuide } from '../../db/travel/shares.server.ts'
import { deleteGuide, restoreGuide } from '../../db/travel/trash.server.ts'
import { notFound, ok, wrongField } from '../answer.ts'
import { body } from '../body.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'
import { full, written } from './written.ts'

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100
/** 62 letters and digits: 142 bits. */
const SHARE_TOKEN_LENGTH = 24
/** The longest texts in every field of a full guide. */
const MAX_WHOLE_GUIDE = 4 * 1024 * 1024

const GuidesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  cursor: Cursor.pipe(z.tuple([z.string(), z.string()])).optional(),
})
const AddedSection = z.strictObject({
  id: Identifier,
  at: z.int().nonnegative(),
  section: TravelSectionInput,
})
const SectionOrder = z.strictObject({ sectionIds: z.array(Identifier).max(TRAVEL_LIMITS.sections) })
const GuidePatch = z.strictObject({ version: z.int().positive(), patch: TravelGuideInput.partial() })

/**
 * `/v1/travel/guides`: the member's own しおり. A list (`data.guides`), complete ones (`data.travelGuide`, a
 * `GuideDocument`), and changes of a guide's own fields (`data.guide`). A deleted one can be restored.
 */
export const guides = new Hono<AppEnv>()
  .get('/', allow('read', 'guide', myself), query(GuidesQuery), async (c) => {
    const { limit = DEFAULT_LIMIT, cursor } = c.req.valid('query')
    const page = { limit, ...(cursor && { after: cursor }) }
    const { guides: list, total, next } = await listGuides(c.env.DB, c.var.account.id, page, new Date())
    const data: { guides: List<GuideSummary> } = {
      guides: { list, meta: { total, limit, ...(next && { cursor: encodeCursor(next) }) } },
    }
    return c.json(ok(data))
  })
  .post('/', allow('create', 'guide', myself), body(SentGuide, MAX_WHOLE_GUIDE), async (c) => {
    const document = c.req.valid('json')
    const limit = overfullPart(document)
    if (limit) throw full(c, limit)
    const broken = brokenNewGuide(document)
    if (broken) throw wrongField(c, broken.field, broken.message)
    const result = await createGuide(c.env.DB, c.var.account.id, document, new Date())
    return c.json(ok({ travelGuide: written(c, result, 'travelGuide', 'guide') }))
  })
  .get('/:id', allow('read', 'guide', myself), async (c) => {
    const document = await findGuideDocument(c.env.DB, c.var.account.id, c.req.param('id'), new Date())
    if (!document) throw notFound(c)
    return c.json(ok({ travelGuide: document }))
  })
  .patch('/:id', allow('update', 'guide', myself), body(GuidePatch), async (c) => {
    const change = c.req.valid('json')
    const result = await updateGuide(c.env.DB, c.var.account.id, c.req.param('id'), change, new Date())
    return c.json(ok({ guide: written(c, result, 'guide', 'patch') }))
  })
  .delete('/:id', allow('delete', 'guide', myself), async (c) => {
    if (!(await deleteGuide(c.env.DB, c.var.account.id, c.req.param('id'), new Date()))) throw notFound(c)
    return c.json(ok({ result: true }))
  })
  .post('/:id/restore', allow('update', 'guide', myself), async (c) => {
    const result = await restoreGuide(c.env.DB, c.var.account.id, c.req.param('id'), new Date())
    return c.json(ok({ travelGuide: written(c, result, 'travelGuide', 'guide') }))
  })
  .post('/:id/sections', allow('update', 'guide', myself), body(AddedSection), async (c) => {
    const added = c.req.valid('json')
    const result = await addSection(c.env.DB, c.var.account.id, c.req.param('id'), added, new Date())
    return c.json(ok({ section: written(c, result, 'section', 'section') }))
  })
  .post('/:id/reorder', allow('update', 'guide', myself), body(SectionOrder), async (c) => {
    const { sectionIds } = c.req.valid('json')
    const list = await orderSections(c.env.DB, c.var.account.id, c.req.param('id'), sectionIds, new Date())
    if (!list) throw notFound(c)
    return c.json(ok({ sections: list }))
  })
  .post('/:id/share', allow('update', 'guide', myself), body(ShareInput), async (c) => {
    const { known = null, ...choices } = c.req.valid('json')
    const share = { token: randomText(SHARE_TOKEN_LENGTH), choices, known }
    const result = await shareGuide(c.env.DB, c.var.account.id, c.req.param('id'), share, new Date())
    return c.json(ok({ guide: written(c, result, 'guide', 'share') }))
  })
  .delete('/:id/share', allow('update', 'guide', myself), async (c) => {
    const guide = await revokeShare(c.env.DB, c.var.account.id, c.req.param('id'))
    if (!guide) throw notFound(c)
    return c.json(ok({ guide }))
  })
