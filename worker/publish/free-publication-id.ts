import { randomIdentifier } from '#domain/text/identifier.ts'
import { findPublication } from '../db/publications/publications.server.ts'

/**
 * The id for a new publication: the one that was asked for, or another where that one is taken. A form whose answer was
 * lost sends its next change under the same id; without one of its own no reader would ever see that change.
 */
export const freePublicationId = async (db: D1Database, asked: string): Promise<string> =>
  (await findPublication(db, asked)) ? randomIdentifier() : asked
