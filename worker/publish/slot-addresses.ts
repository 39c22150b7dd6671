import { SPONSORED_SLOTS } from '#domain/content/sponsored-page.ts'
import { link } from '#domain/url/link.ts'

/** The pages on which placements run, by slot. */
export const SLOT_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  SPONSORED_SLOTS.map((slot) => [slot, link(slot)]),
)
