import type { Config } from 'vike/types'

// https://vike.dev/config
export default { isApplication: true } satisfies Config
