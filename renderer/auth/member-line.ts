/**
 * Marks the document before the first paint when a member is signed in, and again when the page is restored from the
 * back/forward cache: so the header of a public page shows the right link without React and the account library.
 * Identical in every document, so that one CSP hash allows it.
 */
export const MEMBER_LINE = `(()=>{const m=()=>document.documentElement.toggleAttribute('data-member',/\\.LastAuthUser=./.test(document.cookie));
m();document.addEventListener('visibilitychange',m)})()`
