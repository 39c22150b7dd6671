import type { Disclosure } from '#domain/content/disclosure.ts'
import type { Schema } from './schema.ts'

/** The advertiser of a page that is an advertisement. */
export const sponsorSchema = ({ kind, sponsorName }: Disclosure): Schema | undefined =>
  kind === 'pr' ? { '@type': 'Organization', name: sponsorName } : undefined
