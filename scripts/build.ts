import { prepareSite } from './build/site-steps.ts'

// Builds and prerenders the site with the content of the local D1.
await prepareSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
