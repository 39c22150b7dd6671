import { randomIdentifier } from '#domain/text/identifier.ts'
import { findPublication } from '../db/publications/publications.server.ts'

/**
 * The id for a new publication: the requested one, or another where that exists. A form whose answer was lost sends its
 * next change with the same id; without an id of its own that change would never be published.
 */
export const freePublicationId = async (db: D1Database, requestedId: string): Promise<string> =>
  (await findPublication(db, requestedId)) ? randomIdentifier() : requestedId
