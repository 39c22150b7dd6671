import type { Config } from 'vike/types'

// https://vike.dev/config — only the layout is prerendered, because the content depends on the member.
export default { ssr: false } satisfies Config
