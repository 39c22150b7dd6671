import { checkLine, runChecks } from './checks/checks.ts'

const results = await runChecks()
for (const result of results) console.log(checkLine(result))
process.exit(results.every(({ passed }) => passed) ? 0 : 1)
