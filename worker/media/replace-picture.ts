import { HTTPException } from 'hono/http-exception'
import type { Media } from '#domain/media/media.ts'
import type { Replacement } from '#domain/media/uses.ts'
import type { PublicChange } from '#domain/publish/public-change.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import { findWorking } from '../db/manuscripts/manuscripts.server.ts'
import { findAvatar, replaceInAuthor, replaceInManuscript } from '../db/media/replace.server.ts'
import { countUsers, dropUseStatement, listUsers, type User } from '../db/media/users.server.ts'
import { publicationStatements } from '../db/publications/publications.server.ts'
import { freePublicationId } from '../publish/free-publication-id.ts'

export type ReplaceRequest = {
  from: Media
  to: Media
  /** Whether the alternative text of the new picture is used; otherwise each use keeps its own. */
  withAlt: boolean
  accountId: string
  canPublish: boolean
  /** The id of the first publication; chosen by the caller. */
  publicationId: string
  now: Date
}

/** Contents that change together, in one batch with their publication. */
const TOGETHER = 20
/** The maximum of batches in one call. */
const MAX_BATCHES = 3
/** Both states of each content are stored with the change, in a row that must stay below 2 MB. */
const MAX_CHARACTERS = 600_000
/** The number of attempts after concurrent changes before the rest is left for a later call. */
const ATTEMPTS = 3

/** The fields of a picture that replace those of each use. */
const replacementOf = ({ to, withAlt }: Pick<ReplaceRequest, 'to' | 'withAlt'>): Replacement => ({
  address: to.address,
  credit: to.credit,
  license: to.license,
  focalX: to.focalX,
  focalY: to.focalY,
  color: to.color,
  alt: withAlt ? to.alt : null,
})

type Step = {
  user: User
  statements: D1PreparedStatement[]
  change: PublicChange | null
  /** Readers see the change now, or at the time for which a publisher has scheduled the content. */
  needsPublisher: boolean
  /** The picture is not used any more; only the use is deleted. */
  isNone?: true
}

/** The refusal of what only a publisher may change. */
export const publisherNeeded = (): HTTPException => new HTTPException(403, { message: NEEDS_PUBLISHER })
const NEEDS_PUBLISHER =
  'この画像は、公開中のページか、公開が予約された原稿で使われています。差し替えるには、公開の権限が必要です。公開責任者に頼んでください。'

const isAllowed = (steps: readonly Step[], { canPublish }: ReplaceRequest): boolean =>
  canPublish || !steps.some(({ needsPublisher }) => needsPublisher)

async function stepOf(db: D1Database, user: User, request: ReplaceRequest): Promise<Step> {
  const { from, accountId, publicationId, now } = request
  const picture = replacementOf(request)
  const statements = [dropUseStatement(db, from.address, user)]
  const gone: Step = { user, statements, change: null, needsPublisher: false, isNone: true }
  if (user.kind === 'author') {
    const author = await findAvatar(db, user.id)
    if (!author?.avatar.includes(from.address)) return gone
    const written = replaceInAuthor(db, author, from.address, picture, now)
    return { user, statements: written, change: { kind: 'author', id: user.id }, needsPublisher: true }
  }
  const working = await findWorking(db, user.kind, user.id)
  const replaced =
    working && replaceInManuscript(db, working, from.address, picture, { accountId, publicationId, now })
  if (!replaced) return gone
  const needsPublisher = replaced.change !== null || working.manuscript.stage === 'scheduled'
  return { user, ...replaced, needsPublisher }
}

/** The steps for the next contents, as many as fit into a batch. */
async function nextSteps(db: D1Database, request: ReplaceRequest, after: User | null): Promise<Step[]> {
  const steps: Step[] = []
  let characters = 0
  for (const user of await listUsers(db, request.from.address, TOGETHER, after)) {
    const step = await stepOf(db, user, request)
    characters += JSON.stringify(step.change).length
    if (steps.length > 0 && characters > MAX_CHARACTERS) break
    steps.push(step)
  }
  return steps
}

const changesOf = (steps: readonly Step[]): PublicChange[] => steps.flatMap(({ change }) => change ?? [])

/** Writes the steps in one batch. `false` after a concurrent change of one of them. */
async function write(db: D1Database, steps: Step[], request: ReplaceRequest, publicationId: string) {
  const { from, to, accountId, now } = request
  const changes = changesOf(steps)
  const requested = { id: publicationId, reason: 'media', changes, requestedBy: accountId, now } as const
  const refs = steps.map(({ user }) => `${user.kind}/${user.id}`)
  const audited = { before: { address: from.address }, after: { address: to.address, mediaId: to.id, refs } }
  await db.batch([
    ...steps.flatMap(({ statements }) => statements),
    ...(changes.length > 0 ? publicationStatements(db, requested) : []),
    auditStatement(db, {
      accountId,
      action: 'replace',
      resource: 'media',
      refId: from.id,
      ...audited,
      at: now,
    }),
  ])
  return changes.length > 0
}

/**
 * Replaces a picture in all its uses, public or in drafts, and creates the publications. At most sixty contents a call;
 * `remaining` is the number left for the next. After an interruption, contents not yet replaced show the former
 * picture, which stays. Throws 403 for the first content that the caller may not change; those before it are changed.
 * @returns the ids of the publications
 */
export async function replaceEverywhere(
  db: D1Database,
  request: ReplaceRequest,
): Promise<{ publicationIds: string[]; replaced: number; remaining: number }> {
  const publicationIds: string[] = []
  let replaced = 0
  let failures = 0
  for (let batches = 0; batches < MAX_BATCHES && failures < ATTEMPTS; ) {
    const steps = await nextSteps(db, request, null)
    if (steps.length === 0) break
    // The statements hold only for the state that is judged here.
    if (!isAllowed(steps, request)) throw publisherNeeded()
    const id = await freePublicationId(db, request.publicationId)
    try {
      if (await write(db, steps, request, id)) publicationIds.push(id)
      replaced += steps.filter(({ isNone }) => !isNone).length
      batches += 1
    } catch (error) {
      failures += 1
      if (failures === ATTEMPTS) throw error
    }
  }
  return { publicationIds, replaced, remaining: await countUsers(db, request.from.address) }
}

/** What the replacement does, for as many contents as one call takes: its public changes, and whether it is allowed. */
export async function planReplacement(
  db: D1Database,
  request: ReplaceRequest,
): Promise<{ changes: PublicChange[]; isAllowed: boolean }> {
  const planned: Step[] = []
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const steps = await nextSteps(db, request, planned.at(-1)?.user ?? null)
    if (steps.length === 0) break
    planned.push(...steps)
  }
  return { changes: changesOf(planned), isAllowed: isAllowed(planned, request) }
}
