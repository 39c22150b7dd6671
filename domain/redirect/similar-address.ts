import { z } from 'zod'
import { readableAddress } from '../url/readable-address.ts'

/** An existing address and its title. */
export type ExistingAddress = {
  path: string
  title: string
  /** The current address, for a former one. */
  leadsTo?: string
}
/** `likeness`, 0 to 1: similarity of both addresses. */
export const SimilarAddress = z.strictObject({
  path: z.string(),
  title: z.string(),
  likeness: z.number().min(0).max(1),
})
export type SimilarAddress = z.infer<typeof SimilarAddress>

/** The compared part: lower-case letters and digits of the last segment, separators normalised. */
const normalizedSlug = (path: string): string =>
  readableAddress(path.split('/').filter(Boolean).at(-1) ?? '')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const trigrams = (text: string): Set<string> => {
  const padded = `--${text}-`
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))
}

const folder = (path: string): string => path.split('/').filter(Boolean)[0] ?? ''

/** Bonus for addresses in the same folder. */
const SAME_FOLDER = 0.2
/** Below this, similarity is chance. */
const MIN_LIKENESS = 0.35

export type AddressIndex = {
  addresses: readonly ExistingAddress[]
  sizes: readonly number[]
  byTrigram: ReadonlyMap<string, readonly number[]>
}

/** Builds the trigram index in one pass. */
export function addressIndex(addresses: readonly ExistingAddress[]): AddressIndex {
  const byTrigram = new Map<string, number[]>()
  const sizes = addresses.map(({ path }, at) => {
    const own = trigrams(normalizedSlug(path))
    for (const trigram of own) {
      const list = byTrigram.get(trigram)
      if (list) list.push(at)
      else byTrigram.set(trigram, [at])
    }
    return own.size
  })
  return { addresses, sizes, byTrigram }
}

/** The addresses most similar to a missing one, by trigrams of the last segment (Dice coefficient), at most `limit`. */
export function similarAddresses(
  { addresses, sizes, byTrigram }: AddressIndex,
  path: string,
  limit = 3,
): SimilarAddress[] {
  const requested = trigrams(normalizedSlug(path))
  const shared = new Map<number, number>()
  for (const trigram of requested)
    for (const at of byTrigram.get(trigram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
  const found = [...shared]
    .map(([at, count]): SimilarAddress => {
      const { path: own, title, leadsTo = own } = addresses[at] as ExistingAddress
      const dice = (2 * count) / (requested.size + (sizes[at] ?? 0))
      const isNear = folder(own) === folder(path)
      return { path: leadsTo, title, likeness: Math.min(1, dice + (isNear ? SAME_FOLDER : 0)) }
    })
    .filter(({ likeness, path: other }) => likeness >= MIN_LIKENESS && other !== path)
    .sort((one, other) => other.likeness - one.likeness || (one.path < other.path ? -1 : 1))
  const byPath = new Map<string, SimilarAddress>()
  for (const one of found) if (!byPath.has(one.path)) byPath.set(one.path, one)
  return [...byPath.values()].slice(0, limit)
}
