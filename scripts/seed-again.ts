import { migrate, seedAgain } from './build/site-steps.ts'

// `npm run seed -- --articles 10000`
await migrate()
await seedAgain(process.argv.slice(2))
