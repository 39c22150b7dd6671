import type { Config } from 'vike/types'

// https://vike.dev/config — rendered in the browser only: the Worker's bundle holds nothing of the catalogue.
export default { ssr: false } satisfies Config
