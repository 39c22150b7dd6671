import { replacing } from '#domain/bundle/change.ts'
import type { BundleContent } from '#domain/bundle/content.ts'
import { saveBundleAuthor } from '#worker/db/bundle/authors.server.ts'
import { saveBundlePicture } from '#worker/db/bundle/pictures.server.ts'
import { siteStatements } from '#worker/db/bundle/site.server.ts'
import { createStatements, replaceStatements } from '#worker/db/bundle/write-content.server.ts'
import { keyOfAddress } from '#worker/media/media-files.ts'
import { saveMunicipalities } from '../deploy/municipalities.ts'
import type { BundleSource } from './export-bundle.ts'
import { readBundleFile } from './folder.ts'
import type { ImportPlan, Planned } from './plan-import.ts'

/** Pieces of content in one batch: some of them have a hundred statements. */
const BATCH = 10
const MAX_CONCURRENT_PUTS = 8

type Options = {
  folder: string
  now: Date
  /** Also what the site has changed since the bundle was exported. */
  overwrite: boolean
  onProgress: (text: string) => void
}

const isWritten =
  (overwrite: boolean) =>
  ({ outcome }: Pick<Planned<unknown>, 'outcome'>): boolean =>
    outcome === 'new' || outcome === 'changed' || (overwrite && outcome === 'conflict')

const batches = <Part>(list: readonly Part[], size: number): Part[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** A change of the version of what is replaced, so that whoever edits it meanwhile notices. */
const withNextVersion = <Part extends { version: number; updatedAt: string | null }>(
  { part, before }: Planned<Part>,
  now: Date,
): Part =>
  before
    ? { ...part, version: Math.max(before.version, part.version) + 1, updatedAt: now.toISOString() }
    : part

async function putFiles({ media }: BundleSource, { files }: ImportPlan, { folder, onProgress }: Options) {
  const queue = files.values()
  let done = 0
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT_PUTS }, async () => {
      for (const { file, address, mime, sha256 } of queue) {
        const bytes = await readBundleFile(folder, file)
        await media.put(keyOfAddress(address), bytes, {
          httpMetadata: { contentType: mime },
          customMetadata: { sha256 },
        })
        done += 1
        if (done % 100 === 0) onProgress(`Pictures: ${done} of ${files.length}`)
      }
    }),
  )
}

/**
 * Writes what was planned: authors, files and pictures, content, and the rest of the site, so that nothing is there before what it
 * shows. After an interruption a new plan has what is still missing.
 */
export async function applyImport(source: BundleSource, plan: ImportPlan, options: Options): Promise<void> {
  const { now, overwrite, onProgress } = options
  const db = source.db as unknown as D1Database
  const wanted = isWritten(overwrite)
  // A site that nothing was deployed to.
  if (!(await db.prepare('SELECT 1 FROM cities').first())) await saveMunicipalities(source.db)
  for (const author of plan.authors.filter(wanted))
    await db.batch(saveBundleAuthor(db, withNextVersion(author, now)))
  await putFiles(source, plan, options)
  for (const batch of batches(plan.pictures.filter(wanted), 100))
    await db.batch(batch.map((picture) => saveBundlePicture(db, withNextVersion(picture, now))))
  const contents = plan.contents.filter(wanted)
  const statementsOf = ({ part, before }: Planned<BundleContent>) =>
    before
      ? replaceStatements(db, { before, after: replacing(before, part, now), now })
      : createStatements(db, part, now)
  for (const [index, batch] of batches(contents, BATCH).entries()) {
    await db.batch(batch.flatMap(statementsOf))
    if (index % 10 === 9) onProgress(`Content: ${(index + 1) * BATCH} of ${contents.length}`)
  }
  const statements = await siteStatements(db, plan.site, now)
  if (statements.length > 0) await db.batch(statements)
}
