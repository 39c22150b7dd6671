import { migrate } from './site-steps.ts'

await migrate()
