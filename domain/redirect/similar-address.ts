import { z } from 'zod'

/** An address that exists, and what is called so. */
export type KnownAddress = {
  path: string
  title: string
  /** Where it is now, of an address of before. */
  leadsTo?: string
}
/** `likeness`, 0 to 1: how much of the two addresses is the same. */
export const SimilarAddress = z.strictObject({
  path: z.string(),
  title: z.string(),
  likeness: z.number().min(0).max(1),
})
export type SimilarAddress = z.infer<typeof SimilarAddress>

const readable = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What is compared: small letters and digits of the last step, whatever stood between them. */
const wordsOf = (path: string): string =>
  readable(path.split('/').filter(Boolean).at(-1) ?? '')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const trigrams = (text: string): Set<string> => {
  const padded = `--${text}-`
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))
}

const folder = (path: string): string => path.split('/').filter(Boolean)[0] ?? ''

/** What is in the same folder is likelier meant. */
const SAME_FOLDER = 0.2
/** Less is chance. */
const LEAST = 0.35

export type AddressIndex = {
  known: readonly KnownAddress[]
  sizes: readonly number[]
  byTrigram: ReadonlyMap<string, readonly number[]>
}

/** Makes addresses ready to be compared: one pass over their trigrams. */
export function addressIndex(known: readonly KnownAddress[]): AddressIndex {
  const byTrigram = new Map<string, number[]>()
  const sizes = known.map(({ path }, at) => {
    const own = trigrams(wordsOf(path))
    for (const trigram of own) {
      const list = byTrigram.get(trigram)
      if (list) list.push(at)
      else byTrigram.set(trigram, [at])
    }
    return own.size
  })
  return { known, sizes, byTrigram }
}

/** The addresses most like one that was missed, by the trigrams of their last step (Dice), at most `most`. */
export function similarAddresses(
  { known, sizes, byTrigram }: AddressIndex,
  path: string,
  most = 3,
): SimilarAddress[] {
  const asked = trigrams(wordsOf(path))
  const shared = new Map<number, number>()
  for (const trigram of asked)
    for (const at of byTrigram.get(trigram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
  const found = [...shared]
    .map(([at, count]): SimilarAddress => {
      const { path: own, title, leadsTo = own } = known[at] as KnownAddress
      const dice = (2 * count) / (asked.size + (sizes[at] ?? 0))
      const isNear = folder(own) === folder(path)
      return { path: leadsTo, title, likeness: Math.min(1, dice + (isNear ? SAME_FOLDER : 0)) }
    })
    .filter(({ likeness, path: other }) => likeness >= LEAST && other !== path)
    .sort((one, other) => other.likeness - one.likeness || (one.path < other.path ? -1 : 1))
  const byPath = new Map<string, SimilarAddress>()
  for (const one of found) if (!byPath.has(one.path)) byPath.set(one.path, one)
  return [...byPath.values()].slice(0, most)
}
