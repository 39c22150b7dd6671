/**
 * Links that are pointed at are prefetched as documents until the app runs, which then prefetches their data
 * (renderer/navigation/route-preloads.ts): those within the site, without files and without private pages, which are
 * `nofollow`. Browsers do nothing with data saving on. Identical in every document, so that one hash allows it.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: '[href^="/"]:not([rel~=nofollow],[data-zoom],[download])' },
      eagerness: 'moderate',
    },
  ],
})
