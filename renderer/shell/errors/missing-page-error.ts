import { missingPageLine, missingPageReason } from '#domain/site/missing-page.ts'
import { StatusError } from './errors.ts'

/**
 * No page has the address that was asked for (spec §8, "Routing"). `message` is for the log and tells by its first
 * letters whether somebody began there or took a wrong turn inside the site; `shown` is what people are told (R1).
 */
export class MissingPageError extends StatusError {
  override name = 'MissingPageError'
  readonly shown: string

  constructor(path: string, isWrongTurn = false) {
    super(isWrongTurn ? `Page not found: ${path}` : missingPageReason(path), 404)
    this.shown = missingPageLine(path)
  }
}
