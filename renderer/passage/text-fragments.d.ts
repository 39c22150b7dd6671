/** Types of what is used of the package, which has none. */
declare module 'text-fragments-polyfill/dist/fragment-generation-utils.js' {
  type Fragment = { prefix?: string; textStart: string; textEnd?: string; suffix?: string }

  /** `status` 0: the fragment leads to this range and to no other text of the document. */
  export function generateFragmentFromRange(range: Range): { status: number; fragment?: Fragment }
}
