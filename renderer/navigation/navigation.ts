/** The client-side navigation in progress, set by renderer/+onBeforeRoute.ts; empty otherwise. */
type Navigation = {
  /** The target URL. */
  target: string | null
  /** The recovery of its missing code: `true` if the error page is to be shown (missing-code.ts). */
  recovery: Promise<boolean> | null
  /** Whether this tab belongs to an older build than the site (new-build.ts). */
  isOutdated: boolean
}

/** In a module of its own: the code in setup.ts is loaded later. */
export const navigation: Navigation = { target: null, recovery: null, isOutdated: false }

/** A promise that never settles: this document is about to be replaced, or stays as it is. */
export const never = (): Promise<never> => new Promise(() => {})
