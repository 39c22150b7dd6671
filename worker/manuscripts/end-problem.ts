import type { Publishable } from '#domain/content/publishable.ts'
import { blocking } from '#domain/manuscript/checklist-rule.ts'
import type { Problem } from '#domain/manuscript/manuscript.ts'

/** The end of a publication must be after its start. */
export const endProblem = (unpublishAt: string | null | undefined, from: Date): Problem | null =>
  unpublishAt && Date.parse(unpublishAt) <= from.getTime()
    ? blocking('unpublishAt', '公開を終える日時は、公開する日時よりあとにしてください。')
    : null

/** The end of content that becomes public again; `null` also if it has passed meanwhile. */
export const remainingEnd = ({ unpublishAt }: Publishable, now: Date): string | null =>
  unpublishAt && Date.parse(unpublishAt) > now.getTime() ? unpublishAt : null
