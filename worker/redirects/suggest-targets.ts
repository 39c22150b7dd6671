import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import {
  type AddressIndex,
  addressIndex,
  type ExistingAddress,
  type SimilarAddress,
  similarAddresses,
} from '#domain/redirect/similar-address.ts'
import { listSlugTargets } from '../db/manuscripts/slug-targets.server.ts'

/** How long the addresses of the site are cached, in milliseconds. */
const FRESH_MS = 60_000

/** Pages without a slug. */
const LISTS: readonly ExistingAddress[] = [
  ...SEARCH_KINDS.filter((kind) => CONTENT_KINDS[kind].list).map((kind) => ({
    path: `/${CONTENT_KINDS[kind].plural}`,
    title: `${CONTENT_KINDS[kind].label}の一覧`,
  })),
  { path: '/help', title: 'ヘルプ' },
  { path: '/about', title: 'このサイトについて' },
]

let cached: { index: AddressIndex; readAt: number } | null = null

async function addresses(db: D1Database, now: Date): Promise<AddressIndex> {
  if (cached && now.getTime() - cached.readAt < FRESH_MS) return cached.index
  const slugs = await listSlugTargets(db)
  const index = addressIndex([
    ...LISTS,
    ...slugs.map(({ kind, slug, title, present }) => ({
      // A former address is matched by its own words, and its current address is suggested.
      path: `/${CONTENT_KINDS[kind].plural}/${slug}`,
      title,
      ...(present !== slug && { leadsTo: `/${CONTENT_KINDS[kind].plural}/${present}` }),
    })),
  ])
  cached = { index, readAt: now.getTime() }
  return index
}

/** Similar addresses of the site for missing ones, the best matches first, by missing address. */
export async function suggestTargets(
  db: D1Database,
  missed: readonly string[],
  now: Date,
): Promise<Record<string, SimilarAddress[]>> {
  if (missed.length === 0) return {}
  const index = await addresses(db, now)
  return Object.fromEntries(missed.map((path) => [path, similarAddresses(index, path)]))
}
