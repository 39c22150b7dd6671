import { withoutTrailingSlashes } from './trailing-slashes.ts'
/**
 * Aliases of other pages (spec §2, "Redirects and special pages"): redirected by the Worker, and by client-side
 * navigation.
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

/** Folders cannot be named `@`: pages of `/@/x` are in `/~/x`, which is not a public address. */
const FOLDER = /^\/(~|%7e)(?=\/|$)/i

/** The target of an alias path (as it appears in a URL), or `null`. */
export function shortAddressTarget(pathname: string): string | null {
  if (FOLDER.test(pathname)) {
    const personal = pathname.replace(FOLDER, '/@')
    return shortAddressTarget(personal) ?? personal
  }
  return SHORT_ADDRESSES[withoutTrailingSlashes(pathname.replace(/%40/, '@'))] ?? null
}
