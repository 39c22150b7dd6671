export type { PublicChange } from '#domain/publish/public-change.ts'
export {
  findPublication,
  findPublicationChanges,
  type PublicationRequest,
  publicationStatements,
} from '../db/publications/publications.server.ts'
export { enqueuePublications } from './enqueue-publications.ts'
export { freePublicationId } from './free-publication-id.ts'
export { runBatch } from './run-batch.ts'
export { runPublication } from './run-publication.ts'
