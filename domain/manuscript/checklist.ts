import type { ContentKind } from '../content-kind.ts'
import type { DraftFields, Problem } from './manuscript.ts'
import { CONTENT_SCHEMAS } from './schemas.ts'

/** What the checklist must know of the rest of the site. */
export type Facts = {
  now: Date
  /** Whether another page of the kind has the slug, or had it. */
  isSlugTaken: boolean
}

/** What keeps a manuscript from being published, and what its editor should look at once more. */
export function problemsOf(kind: ContentKind, fields: DraftFields, _facts: Facts): Problem[] {
  const strict = CONTENT_SCHEMAS[kind].partial().safeParse(fields)
  return (strict.error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message,
    isBlocking: true,
  }))
}
