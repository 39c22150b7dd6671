import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machineLines } from '#scripts/bench/machine.ts'
import { prepareSiteAndPictures, STATE_DIR } from '#scripts/build/site-steps.ts'
import { FAULTS } from './faults/all-faults.ts'
import { faultsDocument, faultsTable, isGood } from './faults/faults-document.ts'
import { makeFaultyBuild } from './faults/faulty-build.ts'
import { type Outcome, runFault } from './faults/run-fault.ts'

// What becomes of what people write when something breaks while everybody is at work: `npm run faults`. Members, an
// editor, a publisher and readers work; something breaks and is whole again; then everything that was acknowledged must
// be there once, nothing but what was broken on purpose may have answered 5xx, the site must answer by itself, and what
// readers are given must be what the database says. `--only 強制終了,R2` runs some, `--seconds 10` breaks them for as
// long. A run of all writes docs/faults.md. Ends with 1 when any of it is not so.

const { values } = parseArgs({
  options: { only: { type: 'string' }, seconds: { type: 'string', default: '6' } },
})
const ms = Number(values.seconds) * 1000
const wanted = values.only?.split(',')

const show = (title: string, texts: readonly string[]): void => {
  for (const text of texts.slice(0, 5)) console.info(`    ${title}：${text}`)
  if (texts.length > 5) console.info(`    ${title}：ほか${texts.length - 5}件`)
}

await prepareSiteAndPictures()
const dist = makeFaultyBuild('.cache/perf/faulty')
const outcomes: Outcome[] = []
for (const fault of FAULTS) {
  if (wanted && !wanted.some((name) => fault.name.includes(name))) continue
  console.info(`▸ ${fault.name}（${fault.how}）`)
  const outcome = await runFault(fault, { from: STATE_DIR, dist, ms })
  outcomes.push(outcome)
  show('失われた', outcome.lost)
  show('わざとではない誤り', outcome.beyond)
  show('断られた', outcome.refused)
  show('照合の違い', outcome.differing)
  show('覚え', outcome.notes)
  if (!outcome.skipped && !isGood(outcome)) process.exitCode = 1
}
const table = faultsTable(outcomes)
console.info(`\n${table}`)
if (!wanted) {
  writeFileSync('docs/faults.md', faultsDocument(await machineLines(new Date()), table))
  console.info('\n✓ docs/faults.md に書きました')
}
