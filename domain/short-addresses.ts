/**
 * Addresses that only stand for another page of the site (spec §2, "Redirects and special pages"): the Worker
 * redirects from them, and so does the browser when it navigates without the Worker.
 */
export const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  '/@': '/@/home/topics',
  '/@/travel': '/@/home/topics',
  '/@/stats': '/@/home/topics',
  '/@/home': '/@/home/topics',
  '/@/settings': '/@/settings/account',
  '/@/favorites': '/@/favorites/spots',
  '/@/histories': '/@/histories/spots',
  '/blank': '/',
}
