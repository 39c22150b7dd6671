import { build, migrate, prerender } from './scripts/site-steps.ts'

await migrate()
await build()
await prerender()
