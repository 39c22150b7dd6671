/**
 * Marks the document before it is painted when somebody is signed in, and again when the tab is returned to: so the
 * header of a public page shows the right way in without React and without the account library. The same characters
 * in every document, so that one hash can allow them.
 */
export const MEMBER_LINE = `(()=>{const m=()=>document.documentElement.toggleAttribute('data-member',/\\.LastAuthUser=./.test(document.cookie));
m();document.addEventListener('visibilitychange',m)})()`
