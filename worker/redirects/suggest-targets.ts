import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import {
  type AddressIndex,
  addressIndex,
  type KnownAddress,
  type SimilarAddress,
  similarAddresses,
} from '#domain/redirect/similar-address.ts'
import { listKnownSlugs } from '../db/manuscripts/known-slugs.server.ts'

/** For so long the addresses of the site are taken to be the same, in milliseconds. */
const FRESH_MS = 60_000

/** Pages that have no slug of their own. */
const LISTS: readonly KnownAddress[] = [
  ...SEARCH_KINDS.filter((kind) => CONTENT_KINDS[kind].list).map((kind) => ({
    path: `/${CONTENT_KINDS[kind].plural}`,
    title: `${CONTENT_KINDS[kind].label}の一覧`,
  })),
  { path: '/help', title: 'ヘルプ' },
  { path: '/about', title: 'このサイトについて' },
]

let known: { index: AddressIndex; readAt: number } | null = null

async function addresses(db: D1Database, now: Date): Promise<AddressIndex> {
  if (known && now.getTime() - known.readAt < FRESH_MS) return known.index
  const slugs = await listKnownSlugs(db)
  const index = addressIndex([
    ...LISTS,
    ...slugs.map(({ kind, slug, title, present }) => ({
      // A former address is recognised by its own words, and what is proposed is where it is now.
      path: `/${CONTENT_KINDS[kind].plural}/${slug}`,
      title,
      ...(present !== slug && { leadsTo: `/${CONTENT_KINDS[kind].plural}/${present}` }),
    })),
  ])
  known = { index, readAt: now.getTime() }
  return index
}

/** Addresses of the site that are like some that were missed, the likeliest first, by the missed address. */
export async function suggestTargets(
  db: D1Database,
  missed: readonly string[],
  now: Date,
): Promise<Record<string, SimilarAddress[]>> {
  if (missed.length === 0) return {}
  const index = await addresses(db, now)
  return Object.fromEntries(missed.map((path) => [path, similarAddresses(index, path)]))
}
