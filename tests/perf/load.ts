import { figure, isQuick } from '#scripts/bench/figures.ts'
import { prepareSiteAndPictures, STATE_DIR } from '#scripts/build/site-steps.ts'
import { type Driven, drive, type Load } from './drive.ts'
import { commitFloor, reactFloor } from './floors.ts'
import { hasBent, kneeOf } from './knee.ts'
import { type PerfSite, servePerfSite } from './perf-site.ts'
import { servePlainAssets } from './plain-assets.ts'
import { plainScenario, type Scenario, scenariosOf } from './scenarios.ts'

// How many requests the built Worker answers, of each kind, before it bends, and what one of them costs: more and more
// connections at once, until more of them bring no more answers. The same pages from the asset server alone are asked
// for in the same run: on another machine, or a busy one, the ratio to that stays what it is. A report, not a test; only
// answers of a wrong status make it fail.
//
// What is counted: user and system time of the workerd process over all its threads, with everything that local runs
// put into it besides the Worker (the asset server, D1 and R2, which are processes of their own at Cloudflare). Not
// counted: this process, which asks, and in which the pictures of the Images binding are made.

const CONNECTIONS = [1, 4, 16, 64]
const WARM_UP = { connections: 4, seconds: 1 }
const SECONDS = isQuick() ? 2 : 3

const PLAIN = '同じ文書を静的な配信だけで'

/** The steps of a load, and the last one before it bent. */
type Risen = { steps: Driven[]; knee: Driven }
type Server = Pick<Load, 'url' | 'pid'>

const ms = (time: number) => `${time.toFixed(2)} ms`

const show = (one: Driven) =>
  console.info(
    [
      `${one.connections}本`.padStart(6),
      `${Math.round(one.perSecond).toLocaleString('ja-JP')}件/秒`.padStart(12),
      ms(one.p50).padStart(11),
      ms(one.p99).padStart(11),
      ms(one.cpuMs).padStart(11),
      `${(one.rssBytes / 2 ** 20).toFixed(0)} MB`.padStart(8),
      one.errors > 0 ? `誤り${one.errors}件` : '',
    ].join(' '),
  )

/** What nobody waits for any more is still worked on: the next step begins when a question of its own is answered. */
const drained = async ({ url }: Server): Promise<void> => {
  await (await fetch(`${url}/v1/search/suggest?q=a`)).arrayBuffer()
}

/** Raises the load of one kind until it bends. */
async function rise(server: Server, { name, asks, status = 200 }: Scenario): Promise<Risen> {
  console.info(`\n${name}\n    接続   1秒あたり         p50         p99   CPU/件     メモリ`)
  await drive({ ...server, asks, status, ...WARM_UP })
  await drained(server)
  const steps: Driven[] = []
  for (const connections of CONNECTIONS) {
    const step = await drive({ ...server, asks, status, connections, seconds: SECONDS })
    show(step)
    steps.push(step)
    // Nothing right in all that time is an error as well, and says nothing of what one costs.
    if (step.errors > 0 || step.perSecond === 0) process.exitCode = 1
    await drained(server)
    if (hasBent(steps)) break
  }
  return { steps, knee: kneeOf(steps) }
}

const noteOf = ({ steps, knee }: Risen): string => {
  const each = steps.map(
    ({ connections, perSecond }) => `${connections}本 ${Math.round(perSecond).toLocaleString('ja-JP')}`,
  )
  const errors = steps.reduce((sum, step) => sum + step.errors, 0)
  return `接続${knee.connections}本で曲がる（${each.join('、')}件/秒）。p50 ${ms(knee.p50)}、p99 ${ms(knee.p99)}、誤り${errors}件`
}

type Compared = { scenario: Scenario; risen: Risen; plain: Driven; site: PerfSite }

/** The rows of a kind of request: what one costs, and how many are answered. */
const report = async ({ scenario: { name, asks, needs }, risen, plain, site }: Compared) => {
  const { knee } = risen
  const [first] = asks
  const cpuFloor =
    needs === 'rendering' && first
      ? await reactFloor(site.url + first.path)
      : { what: PLAIN, value: plain.cpuMs }
  const countFloor = needs === 'writing' ? commitFloor(site.state) : { what: PLAIN, value: plain.perSecond }
  figure({
    part: 'load',
    what: `${name}：CPU`,
    value: knee.cpuMs,
    unit: 'ms/件',
    floor: { ...cpuFloor, unit: 'ms/件' },
    note: `静的な配信の${(knee.cpuMs / plain.cpuMs).toFixed(2)}倍`,
  })
  figure({
    part: 'load',
    what: `${name}：量`,
    value: knee.perSecond,
    unit: '件/秒',
    floor: { ...countFloor, unit: '件/秒' },
    note: noteOf(risen),
  })
}

await prepareSiteAndPictures()
const plain = await servePlainAssets()
const floor = await rise(plain, plainScenario)
const { knee: yardstick } = floor
for (const [what, value, unit] of [
  ['CPU', yardstick.cpuMs, 'ms/件'],
  ['量', yardstick.perSecond, '件/秒'],
] as const)
  figure({
    part: 'load',
    what: `${PLAIN}：${what}`,
    value,
    unit,
    floor: { what: 'これが物差し', value, unit },
    note: what === '量' ? noteOf(floor) : 'Workerは `ASSETS` に渡すだけ',
  })
await plain.stop()
const site = await servePerfSite('load', { from: STATE_DIR, onLog: () => {} })
for (const scenario of await scenariosOf(site)) {
  const risen = await rise({ url: site.url, pid: site.pid() }, scenario)
  const { cpuMs, perSecond } = risen.knee
  console.info(
    `  静的な配信の${(cpuMs / yardstick.cpuMs).toFixed(2)}倍のCPU、${(perSecond / yardstick.perSecond).toFixed(2)}倍の量`,
  )
  await report({ scenario, risen, plain: yardstick, site })
}
await site.stop()
