import { withoutTrailingSlashes } from './trailing-slashes.ts'
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

/** No folder can be called `@`: the pages of `/@/x` live in `/~/x`, which is no address. */
const FOLDER = /^\/(~|%7e)(?=\/|$)/i

/** The address that a path (as it stands in a URL) only stands for, or `null`. */
export function shortAddressTarget(pathname: string): string | null {
  if (FOLDER.test(pathname)) {
    const personal = pathname.replace(FOLDER, '/@')
    return shortAddressTarget(personal) ?? personal
  }
  return SHORT_ADDRESSES[withoutTrailingSlashes(pathname.replace(/%40/, '@'))] ?? null
}
