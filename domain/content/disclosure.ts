import { z } from 'zod'

export const DisclosureKind = z.enum(['none', 'affiliate', 'pr', 'gifted', 'own'])
export type DisclosureKind = z.infer<typeof DisclosureKind>

/**
 * Advertising disclosure. Always shown above the title, and on cards of paid content (景品表示法第5条第3号の指定告示, 2023-10-01).
 * A tie-up requires the sponsor's name.
 */
export const Disclosure = z
  .object({
    kind: DisclosureKind,
    sponsorName: z.string().min(1).max(100).nullable(),
    text: z.string().min(1).max(200).nullable(),
  })
  .refine((disclosure) => disclosure.kind !== 'pr' || disclosure.sponsorName !== null, {
    path: ['sponsorName'],
    error: '広告主の名称を入力してください。',
  })
export type Disclosure = z.infer<typeof Disclosure>

export const NO_DISCLOSURE: Disclosure = { kind: 'none', sponsorName: null, text: null }
