import type { Config } from 'vike/types'

// https://vike.dev/config — nothing here is prerendered but the layout: what a person sees depends on the person.
export default { ssr: false } satisfies Config
