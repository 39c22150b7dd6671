import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machineLines } from '#scripts/bench/machine.ts'
import { prepareSiteAndPictures, STATE_DIR } from '#scripts/build/site-steps.ts'
import { FAULTS } from './faults/all-faults.ts'
import { faultsDocument, faultsTable, isGood } from './faults/faults-document.ts'
import { makeFaultyBuild } from './faults/faulty-build.ts'
import { type Outcome, runFault } from './faults/run-fault.ts'

// Injects faults while members, an editor, a publisher and readers use the site: `npm run faults`. Afterwards every
// acknowledged write must be in the database once, only injected faults may have caused 5xx, the site must recover by
// itself, and public pages must match the database; otherwise the exit code is 1. `--only Kill,R2` runs some faults,
// `--seconds 10` sets their duration. A run of all faults writes docs/faults.md.

const { values } = parseArgs({
  options: { only: { type: 'string' }, seconds: { type: 'string', default: '6' } },
})
const ms = Number(values.seconds) * 1000
const wanted = values.only?.split(',')

const show = (title: string, texts: readonly string[]): void => {
  for (const text of texts.slice(0, 5)) console.info(`    ${title}: ${text}`)
  if (texts.length > 5) console.info(`    ${title}: ${texts.length - 5} more`)
}

await prepareSiteAndPictures()
const dist = makeFaultyBuild('.cache/perf/faulty')
const outcomes: Outcome[] = []
for (const fault of FAULTS) {
  if (wanted && !wanted.some((name) => fault.name.includes(name))) continue
  console.info(`▸ ${fault.name} (${fault.how})`)
  const outcome = await runFault(fault, { from: STATE_DIR, dist, ms })
  outcomes.push(outcome)
  show('lost', outcome.lost)
  show('unexpected error', outcome.beyond)
  show('refused', outcome.refused)
  show('difference', outcome.differing)
  show('note', outcome.notes)
  if (!outcome.skipped && !isGood(outcome)) process.exitCode = 1
}
const table = faultsTable(outcomes)
console.info(`\n${table}`)
if (!wanted) {
  writeFileSync('docs/faults.md', faultsDocument(await machineLines(new Date()), table))
  console.info('\n✓ Wrote docs/faults.md')
}
