import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { localD1File } from '#scripts/local/sqlite-d1.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { claimsOf, sign } from '../../worker/member-site.ts'
import { aMember } from '../../worker/travel.ts'
import { type Faults, setFaults } from './faulty-build.ts'
import { killAndWait } from './kill.ts'
import type { Fault, Run } from './run-fault.ts'
import { type Answered, type Excuse, sendCounted } from './tally.ts'

const isApi = ({ path }: Answered): boolean => path.startsWith('/v1/')

/** Excuses errors while something is broken, and for two seconds afterwards. */
async function during(run: Run, excuse: Excuse, work: () => Promise<void>): Promise<void> {
  run.tally.excuse = excuse
  try {
    await work()
  } finally {
    // Responses that are still on their way.
    void setTimeout(2000).then(() => {
      run.tally.excuse = () => false
    })
  }
}

/** Excuses API calls for which a binding failed; never documents, as readers get those of the build. */
const whereInjected: Excuse = (answered) => isApi(answered) && answered.faults > 0

const bindings =
  (faults: Faults, everyNth = 1): Fault['inject'] =>
  async (run, ms) => {
    await during(run, whereInjected, async () => {
      await setFaults(run.site.url, faults, everyNth)
      await setTimeout(ms)
      await setFaults(run.site.url, {})
    })
  }

/** Locks the database file, so that it can be neither read nor written. */
const lock = async ({ site }: Run, ms: number): Promise<void> => {
  const file = new DatabaseSync(localD1File(site.state), { timeout: 5000 })
  file.exec('BEGIN EXCLUSIVE')
  await setTimeout(ms)
  file.exec('ROLLBACK')
  file.close()
}

/** Fills the file system, and frees it again. */
const fillUp = async ({ site, notes }: Run, ms: number): Promise<void> => {
  const filler = join(site.state, '..', 'filler')
  const left = () => {
    const { bavail, bsize } = statfsSync(site.state)
    return bavail * bsize
  }
  const until = performance.now() + ms
  let parts = 0
  // Space that is freed meanwhile is filled as well.
  while (performance.now() < until) {
    const bytes = left()
    if (bytes > 0) writeSafely(`${filler}-${parts++}`, bytes)
    await setTimeout(20)
  }
  notes.push(`free space down to ${left()} bytes`)
  for (let part = 0; part < parts; part += 1) rmSync(`${filler}-${part}`, { force: true })
}

const writeSafely = (file: string, bytes: number): void => {
  try {
    writeFileSync(file, Buffer.alloc(bytes))
  } catch {
    // Another process took the space first.
  }
}

const SMALL = '.cache/perf/small-disk'

/** A tmpfs to fill; `null` without the right to mount one. */
const smallDisk = async (): Promise<string | null> => {
  mkdirSync(SMALL, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', SMALL], { stdio: 'ignore' })
    return join(SMALL, 'state')
  } catch {
    return null
  }
}

/** Expired and future tokens must be refused with 401. */
const wrongTimes = async ({ site, notes }: Run): Promise<void> => {
  const { sub } = await aMember(site)
  const claims = claimsOf(site, 'access', sub)
  const at = (seconds: number) => ({
    ...claims,
    iat: Number(claims.iat) + seconds,
    exp: Number(claims.exp) + seconds,
  })
  const ignored = { count: () => {} } as unknown as Run['tally']
  for (const [hours, status] of [
    [-25, 401],
    [-2, 401],
    [2, 401],
    [0, 200],
  ] as const) {
    const token = await sign(site, at(hours * 3600))
    const answer = await sendCounted(site.url, ignored, 'GET /v1/travel/actions', { token })
    if (answer.status !== status) notes.push(`a token ${hours} hours off was answered with ${answer.status}`)
  }
}

/** Runs scheduled jobs with a wrong clock: an hour back, a day ahead, the same minute twice, in no order. */
const runSkewedJobs = async (run: Run, ms: number): Promise<void> => {
  const begun = Date.now()
  const hours = [-1, 24, 0, 0, -24, 1]
  for (let round = 0; Date.now() - begun < ms || round < hours.length; round += 1)
    await triggerScheduled(run.site, new Date(Date.now() + (hours[round % hours.length] ?? 0) * 3_600_000))
}

/** All faults, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'Kill',
    how: 'kill -9 three times; it restarts automatically each time',
    inject: async (run, ms) => {
      await during(
        run,
        ({ status }) => status === 0,
        async () => {
          for (let round = 0; round < 3; round += 1) {
            await killAndWait(run.site)
            await setTimeout(ms / 3)
          }
        },
      )
    },
  },
  {
    name: 'D1 down',
    how: 'every call of DB fails before it is carried out',
    inject: bindings({ DB: 'down' }),
  },
  { name: 'D1 down at times', how: 'one of 7 calls of DB fails', inject: bindings({ DB: 'down' }, 7) },
  {
    name: 'D1 responses lost',
    how: 'fails after the write, one of 3 calls',
    inject: bindings({ DB: 'lost' }, 3),
  },
  {
    name: 'D1 locked',
    how: 'another connection holds an exclusive lock on the file',
    inject: (run, ms) => during(run, isApi, () => lock(run, ms)),
  },
  {
    name: 'R2 down',
    how: 'calls of PAGES, MEDIA and PHOTOS fail before they are carried out',
    inject: bindings({ PAGES: 'down', MEDIA: 'down', PHOTOS: 'down' }),
  },
  {
    name: 'R2 responses lost',
    how: 'fails after the put, one of 3 calls',
    inject: bindings({ PAGES: 'lost' }, 3),
  },
  {
    name: 'Identity provider down',
    how: 'the stand-in is stopped and workerd restarted, without cached keys',
    inject: async (run, ms) => {
      const needsKeys: Excuse = (answered) =>
        answered.status === 0 || (answered.status === 503 && /^\/v1\/(travel|manage|me)/.test(answered.path))
      await during(run, needsKeys, async () => {
        await run.site.identityAway()
        await killAndWait(run.site)
        await setTimeout(ms)
        await run.site.identityBack()
      })
    },
  },
  {
    name: 'Clock skew',
    how: 'tokens 25 hours old, 2 hours old and 2 hours ahead; scheduled jobs up to a day off',
    inject: async (run, ms) => {
      await wrongTimes(run)
      await runSkewedJobs(run, ms)
    },
  },
  {
    name: 'Disk full',
    how: 'the state is on a small tmpfs, which is filled up',
    state: smallDisk,
    inject: (run, ms) => during(run, isApi, () => fillUp(run, ms)),
    after: async () => {
      execFileSync('umount', [SMALL])
    },
  },
]
