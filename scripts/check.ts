import { runChecks } from './checks.ts'

const results = await runChecks()
for (const { name, passed, output } of results)
  console.log(`${passed ? '✓' : '✗'} ${name}${passed ? '' : `\n${output}`}`)
process.exit(results.every(({ passed }) => passed) ? 0 : 1)
