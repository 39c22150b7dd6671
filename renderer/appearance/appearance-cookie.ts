import { APPEARANCE_COOKIE } from '#domain/site/cookie-names.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Keeps what is chosen: in a cookie, because reading the local storage before the first paint takes longer. */
export const keepAppearance = (marks: string): void => {
  const age = marks ? YEAR_S : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in all browsers
  document.cookie = `${APPEARANCE_COOKIE}=${marks}; path=/; max-age=${age}; samesite=lax`
}

/**
 * Keeps the choice for another year. Safari forgets a cookie of a script after a week
 * (https://webkit.org/tracking-prevention): of readers who do not start the app in that time, the choice is lost.
 */
export const renewAppearance = (): void => {
  const marks = document.documentElement.dataset.appearance
  if (marks) keepAppearance(marks)
}
