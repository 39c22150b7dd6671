import { useSegment } from '../people/useSegment.ts'

/** The slug or id in `/$/{plural}/:slug`; changes when navigating between manuscripts. */
export const useManuscriptRef = (): string => useSegment(3)
