import { useSegment } from '../people/useSegment.ts'

/** The slug or id in `/$/{plural}/:slug`: what leads from one manuscript to another opens that one. */
export const useManuscriptRef = (): string => useSegment(3)
