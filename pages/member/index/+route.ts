import type { PageContext } from 'vike/types'

// https://vike.dev/route-function — one page for every address of the area; pages of their own come before it
export const route = ({ urlPathname }: PageContext) =>
  /^\/~(\/|$)/.test(urlPathname) ? { precedence: -1 } : false
