import { prepareSite } from './build/site-steps.ts'

// The site with the content of the local D1, ready to be served or deployed.
await prepareSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
