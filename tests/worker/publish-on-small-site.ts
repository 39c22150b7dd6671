import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { affectedAddresses } from '#worker/publish/affected-addresses.ts'
import { everyPage, NOW, saveContent } from './small-site.ts'

/** One entry: `before` as readers saw it, and as it is saved now. */
export type Change = { kind: ContentKind; before: Publishable | null; after: Publishable }

const publicOf = ({ kind, before, after }: Change) => ({
  kind,
  before: before?.status === 'published' ? before : null,
  after: after.status === 'published' ? after : null,
})

/** Publishes changes of a small site, and compares the pages that changed with those that are written. */
export async function publisher(db: D1Database) {
  let pages = await everyPage(db)
  /** All are saved before the addresses of the first one are computed, as in a bulk step. */
  return async (...changes: Change[]): Promise<{ changed: string[]; affected: string[] }> => {
    for (const { kind, after } of changes) await saveContent(db, kind, after)
    const affected: string[] = []
    // Each has a publication of its own.
    for (const change of changes.map(publicOf))
      affected.push(...(await affectedAddresses(db, [change], NOW)).map(({ path }) => path))
    const present = await everyPage(db)
    const changed = [...new Set([...pages.keys(), ...present.keys()])].filter(
      (path) => pages.get(path) !== present.get(path),
    )
    pages = present
    return { changed, affected }
  }
}
