import type { Config } from 'vike/types'

// https://vike.dev/config — only the layout is prerendered: the content depends on the signed-in account.
export default { ssr: false } satisfies Config
