import { missingPageLine, missingPageReason } from '#domain/site/missing-page.ts'
import { StatusError } from './errors.ts'

/**
 * There is no page for the requested URL (spec §8, "Routing"). `message` is for logs: its prefix says whether the
 * visitor arrived there or followed a link of this site; `shown` is the text for people (R1).
 */
export class MissingPageError extends StatusError {
  override name = 'MissingPageError'
  readonly shown: string

  constructor(path: string, cameFromSite = false) {
    super(cameFromSite ? `Page not found: ${path}` : missingPageReason(path), 404)
    this.shown = missingPageLine(path)
  }
}
