export type { PublicChange } from '#domain/publish/public-change.ts'
export {
  findPublication,
  findPublicationChanges,
  type PublicationRequest,
  publicationStatements,
} from '../db/publications/publications.server.ts'
export { freePublicationId } from './free-publication-id.ts'
export { leaveToQueue } from './leave-to-queue.ts'
export { runPublication } from './run-publication.ts'
export { runSome } from './run-some.ts'
