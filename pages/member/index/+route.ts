import type { PageContext } from 'vike/types'

// https://vike.dev/route-function — one page for every address of the area; separate pages take precedence
export const route = ({ urlPathname }: PageContext) =>
  /^\/~(\/|$)/.test(urlPathname) ? { precedence: -1 } : false
