import { parseArgs } from 'node:util'
import { figure, isQuick } from '#scripts/bench/figures.ts'
import { benchState } from '#scripts/bench/state.ts'
import { prepareSiteAndPictures, STATE_DIR } from '#scripts/build/site-steps.ts'
import { type Driven, drive, type Load } from './drive.ts'
import { commitFloor, reactFloor } from './floors.ts'
import { hasBent, kneeOf } from './knee.ts'
import { type PerfSite, servePerfSite } from './perf-site.ts'
import { servePlainAssets } from './plain-assets.ts'
import { plainScenario, type Scenario, scenariosOf } from './scenarios.ts'

// Throughput and CPU per request of the built Worker for each kind of request: the number of connections rises until
// throughput no longer grows. The asset server alone is measured in the same run, because the ratio to it does not
// depend on the machine. A report, not a test; only responses with a wrong status make it fail.
//
// CPU is the user and system time of the workerd process, which locally includes the asset server, D1 and R2. The CPU of
// this process, the client, is not included; the Images binding runs here too.
//
// `--articles 10000`: with that many articles in D1 besides the sample content, whose pages are the prerendered ones.

const { values } = parseArgs({ options: { articles: { type: 'string', default: '0' } } })

const CONNECTIONS = [1, 4, 16, 64]
const WARM_UP = { connections: 4, seconds: 1 }
const SECONDS = isQuick() ? 2 : 3

const PLAIN = 'same documents, asset server alone'

/** The steps of a load and its knee. */
type Risen = { steps: Driven[]; knee: Driven }
type Server = Pick<Load, 'url' | 'pid'>

const ms = (time: number) => `${time.toFixed(2)} ms`

const show = (one: Driven) =>
  console.info(
    [
      `${one.connections} conn`.padStart(8),
      `${Math.round(one.perSecond).toLocaleString('en')} req/s`.padStart(13),
      ms(one.p50).padStart(11),
      ms(one.p99).padStart(11),
      ms(one.cpuMs).padStart(11),
      `${(one.rssBytes / 2 ** 20).toFixed(0)} MB`.padStart(8),
      one.errors > 0 ? `${one.errors} errors` : '',
    ].join(' '),
  )

/** Waits until the server has finished the requests of the last step, which the client no longer waits for. */
const drained = async ({ url }: Server): Promise<void> => {
  await (await fetch(`${url}/v1/search/suggest?q=a`)).arrayBuffer()
}

/** Raises the load of one kind of request until two steps beyond the knee. */
async function rise(server: Server, { name, requests, status = 200 }: Scenario): Promise<Risen> {
  console.info(`\n${name}\n${' '.repeat(22)}         p50         p99     CPU/req   memory`)
  await drive({ ...server, requests, status, ...WARM_UP })
  await drained(server)
  const steps: Driven[] = []
  for (const connections of CONNECTIONS) {
    const step = await drive({ ...server, requests, status, connections, seconds: SECONDS })
    show(step)
    steps.push(step)
    // A step without any expected response is an error as well.
    if (step.errors > 0 || step.perSecond === 0) process.exitCode = 1
    await drained(server)
    if (hasBent(steps)) break
  }
  return { steps, knee: kneeOf(steps) }
}

const noteOf = ({ steps, knee }: Risen): string => {
  const each = steps.map(
    ({ connections, perSecond }) => `${connections} conn ${Math.round(perSecond).toLocaleString('en')}`,
  )
  const errors = steps.reduce((sum, step) => sum + step.errors, 0)
  return `knee at ${knee.connections} conn (${each.join(', ')} req/s), p50 ${ms(knee.p50)}, p99 ${ms(knee.p99)}, ${errors} errors`
}

type Compared = { scenario: Scenario; risen: Risen; plain: Driven; site: PerfSite }

/** The figures of one kind of request: CPU per request and throughput. */
const report = async ({ scenario: { name, requests, needs }, risen, plain, site }: Compared) => {
  const { knee } = risen
  const [first] = requests
  const cpuFloor =
    needs === 'rendering' && first
      ? await reactFloor(site.url + first.path)
      : { what: PLAIN, value: plain.cpuMs }
  const countFloor = needs === 'writing' ? commitFloor(site.state) : { what: PLAIN, value: plain.perSecond }
  figure({
    part: 'load',
    what: `${name}: CPU`,
    value: knee.cpuMs,
    unit: 'ms/req',
    floor: { ...cpuFloor, unit: 'ms/req' },
    note: `${(knee.cpuMs / plain.cpuMs).toFixed(2)}× the asset server`,
  })
  figure({
    part: 'load',
    what: `${name}: throughput`,
    value: knee.perSecond,
    unit: 'req/s',
    floor: { ...countFloor, unit: 'req/s' },
    note: noteOf(risen),
  })
}

await prepareSiteAndPictures()
const plain = await servePlainAssets()
const floor = await rise(plain, plainScenario)
const { knee: yardstick } = floor
for (const [what, value, unit] of [
  ['CPU', yardstick.cpuMs, 'ms/req'],
  ['throughput', yardstick.perSecond, 'req/s'],
] as const)
  figure({
    part: 'load',
    what: `${PLAIN}: ${what}`,
    value,
    unit,
    floor: { what: 'reference', value, unit },
    note: what === 'throughput' ? noteOf(floor) : 'the Worker only calls `ASSETS`',
  })
await plain.stop()
// States for measurements have no pictures.
const hasPictures = values.articles === '0'
const from = hasPictures ? STATE_DIR : await benchState(Number(values.articles))
const site = await servePerfSite('load', { from, onLog: () => {} })
for (const scenario of await scenariosOf(site, { hasPictures })) {
  const risen = await rise({ url: site.url, pid: site.pid() }, scenario)
  const { cpuMs, perSecond } = risen.knee
  console.info(
    `  ${(cpuMs / yardstick.cpuMs).toFixed(2)}× the CPU and ${(perSecond / yardstick.perSecond).toFixed(2)}× the throughput of the asset server`,
  )
  await report({ scenario, risen, plain: yardstick, site })
}
await site.stop()
