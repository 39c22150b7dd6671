import type { Config } from 'vike/types'

// https://vike.dev/config — rendered in the browser only, so that the Worker's bundle does not contain the catalogue.
export default { ssr: false } satisfies Config
