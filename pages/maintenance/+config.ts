import type { Config } from 'vike/types'

// https://vike.dev/config — only the server can send its status
export default { routeMiddleware: ['wholeDocument'], isApplication: true } satisfies Config
