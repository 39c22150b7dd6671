import type { Media } from '#domain/media/media.ts'
import type { Replacement } from '#domain/media/uses.ts'
import type { PublicChange } from '#domain/publish/public-change.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import { findWorking } from '../db/manuscripts/manuscripts.server.ts'
import { findAvatar, replaceInAuthor, replaceInManuscript } from '../db/media/replace.server.ts'
import { countUsers, dropUseStatement, listUsers, type User } from '../db/media/users.server.ts'
import { freePublicationId, publicationStatements } from '../publish/index.ts'

export type ReplaceRequest = {
  from: Media
  to: Media
  /** Whether the words of the new picture go along; otherwise each place keeps its own. */
  withWords: boolean
  accountId: string
  /** Of the first change of public pages; made by whoever asks. */
  publicationId: string
  now: Date
}

/** Pieces of content that change together, in one batch with what tells the public pages. */
const TOGETHER = 20
/** Batches of one call. */
const MOST_BATCHES = 3
/** Both states of everything are written down with the change, in a row that must stay below 2 MB. */
const MOST_CHARACTERS = 600_000
/** How often somebody else may be quicker before the rest is left for later. */
const ATTEMPTS = 3

/** What of a picture goes wherever it is shown. */
const replacementOf = ({ to, withWords }: Pick<ReplaceRequest, 'to' | 'withWords'>): Replacement => ({
  address: to.address,
  credit: to.credit,
  license: to.license,
  focalX: to.focalX,
  focalY: to.focalY,
  color: to.color,
  alt: withWords ? to.alt : null,
})

/** `isNone`: the picture is not there any more; only the use is forgotten. */
type Step = { user: User; statements: D1PreparedStatement[]; change: PublicChange | null; isNone?: true }

async function stepOf(db: D1Database, user: User, request: ReplaceRequest): Promise<Step> {
  const { from, accountId, publicationId, now } = request
  const picture = replacementOf(request)
  const statements = [dropUseStatement(db, from.address, user)]
  const gone: Step = { user, statements, change: null, isNone: true }
  if (user.kind === 'author') {
    const author = await findAvatar(db, user.id)
    if (!author?.avatar.includes(from.address)) return gone
    const written = replaceInAuthor(db, author, from.address, picture, now)
    return { user, statements: written, change: { kind: 'author', id: user.id } }
  }
  const working = await findWorking(db, user.kind, user.id)
  const replaced =
    working && replaceInManuscript(db, working, from.address, picture, { accountId, publicationId, now })
  return replaced ? { user, ...replaced } : gone
}

/** What the next pieces of content are to be given, as many as fit together. */
async function nextSteps(db: D1Database, request: ReplaceRequest, after: User | null): Promise<Step[]> {
  const steps: Step[] = []
  let characters = 0
  for (const user of await listUsers(db, request.from.address, TOGETHER, after)) {
    const step = await stepOf(db, user, request)
    characters += JSON.stringify(step.change).length
    if (steps.length > 0 && characters > MOST_CHARACTERS) break
    steps.push(step)
  }
  return steps
}

const changesOf = (steps: readonly Step[]): PublicChange[] => steps.flatMap(({ change }) => change ?? [])

/** Writes steps down, all or none. `false` when somebody changed one of them meanwhile. */
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
 * Puts a picture in the place of another wherever that is shown, published or being written, and writes down which
 * public pages are to follow. At most sixty pieces of content a call; `remaining` says how many are left for the next.
 * Ended in between, whatever was not replaced shows the former picture, which stays where it is.
 * @returns the ids of the publications that were written down
 */
export async function replaceEverywhere(
  db: D1Database,
  request: ReplaceRequest,
): Promise<{ publicationIds: string[]; replaced: number; remaining: number }> {
  const publicationIds: string[] = []
  let replaced = 0
  let failures = 0
  for (let batches = 0; batches < MOST_BATCHES && failures < ATTEMPTS; ) {
    const steps = await nextSteps(db, request, null)
    if (steps.length === 0) break
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

/** Every change that the replacement would bring to readers, for as many pieces of content as one call takes. */
export async function plannedChanges(db: D1Database, request: ReplaceRequest): Promise<PublicChange[]> {
  const changes: PublicChange[] = []
  let after: User | null = null
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const steps = await nextSteps(db, request, after)
    changes.push(...changesOf(steps))
    const last = steps.at(-1)
    if (!last) break
    after = last.user
  }
  return changes
}
