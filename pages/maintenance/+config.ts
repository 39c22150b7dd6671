import type { Config } from 'vike/types'

// https://vike.dev/config — its status is the server's to give
export default { routeMiddleware: ['wholeDocument'] } satisfies Config
