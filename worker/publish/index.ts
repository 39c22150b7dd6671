export type { PublicChange } from '#domain/publish/public-change.ts'
export {
  findPublication,
  findPublicationChanges,
  type PublicationRequest,
  publicationStatements,
} from '../db/publications.server.ts'
export { runPublication } from './run-publication.ts'
