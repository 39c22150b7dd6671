import type { PageConfig } from '../router/pages.ts'

type Navigation = {
  /** Set once the first page is hydrated (missing-code.ts). */
  recoverMissingCode: ((target: string) => Promise<void>) | null
  /** The error page for the case that the code of the real one is missing too. */
  plainErrorPage: PageConfig | null
  /** Whether this tab belongs to an older build than the site (new-build.ts). */
  isOutdated: boolean
}

/** What the router knows of the code in setup.ts, which is loaded later. */
export const navigation: Navigation = {
  recoverMissingCode: null,
  plainErrorPage: null,
  isOutdated: false,
}

/** A promise that never settles: this document is about to be replaced, or stays as it is. */
export const never = (): Promise<never> => new Promise(() => {})
