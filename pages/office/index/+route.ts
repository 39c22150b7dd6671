import type { PageContext } from 'vike/types'

// https://vike.dev/route-function — one page for all addresses of the area; more specific pages take precedence
export const route = ({ urlPathname }: PageContext) =>
  /^\/\$(\/|$)/.test(urlPathname) ? { precedence: -1 } : false
