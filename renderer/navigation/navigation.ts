/** The navigation in the browser that goes on, told by renderer/+onBeforeRoute.ts; nothing while a page stands. */
type Navigation = {
  /** Where it leads. */
  target: string | null
  /** What its missing code leads to: `true` when the error page is to be shown (missing-code.ts). */
  recovery: Promise<boolean> | null
  /** Whether this tab belongs to an older build than the site (new-build.ts). */
  isOutdated: boolean
}

/** Kept apart from what looks after it (care.ts), whose code comes later. */
export const navigation: Navigation = { target: null, recovery: null, isOutdated: false }

/** A promise for what never goes on: this document is over, or stays as it is. */
export const never = (): Promise<never> => new Promise(() => {})
