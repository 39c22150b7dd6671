import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { localD1File } from '#scripts/local/sqlite-d1.ts'
import { tickOf } from '#worker/publish/publishing.fixture.ts'
import { claimsOf, sign } from '../../worker/member-site.ts'
import { aMember } from '../../worker/travel.ts'
import { type Faults, setFaults } from './faulty-build.ts'
import { killAndWait } from './kill.ts'
import type { Fault, Run } from './run-fault.ts'
import { type Answered, asked, type Excuse } from './tally.ts'

const isApi = ({ path }: Answered): boolean => path.startsWith('/v1/')

/** While something is broken, and for what was on its way then. */
async function during(run: Run, excuse: Excuse, work: () => Promise<void>): Promise<void> {
  run.tally.excuse = excuse
  try {
    await work()
  } finally {
    // An answer that was on its way in the last moment.
    void setTimeout(2000).then(() => {
      run.tally.excuse = () => false
    })
  }
}

/** Only where a binding failed for that very request, and never a document: readers are given the build's own. */
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

/** A lock of somebody else on the database file: neither read nor written, as long as it is held. */
const lock = async ({ site }: Run, ms: number): Promise<void> => {
  const file = new DatabaseSync(localD1File(site.state), { timeout: 5000 })
  file.exec('BEGIN EXCLUSIVE')
  await setTimeout(ms)
  file.exec('ROLLBACK')
  file.close()
}

/** Fills what is left of the file system, and frees it again. */
const fillUp = async ({ site, notes }: Run, ms: number): Promise<void> => {
  const filler = join(site.state, '..', 'filler')
  const left = () => {
    const { bavail, bsize } = statfsSync(site.state)
    return bavail * bsize
  }
  const until = performance.now() + ms
  let parts = 0
  // What is freed meanwhile is filled as well.
  while (performance.now() < until) {
    const bytes = left()
    if (bytes > 0) writeSafely(`${filler}-${parts++}`, bytes)
    await setTimeout(20)
  }
  notes.push(`空き ${left()}バイトまで`)
  for (let part = 0; part < parts; part += 1) rmSync(`${filler}-${part}`, { force: true })
}

const writeSafely = (file: string, bytes: number): void => {
  try {
    writeFileSync(file, Buffer.alloc(bytes))
  } catch {
    // Somebody else took it first.
  }
}

const SMALL = '.cache/perf/small-disk'

/** A file system in memory that can be filled without harm; it takes the right to mount one. */
const smallDisk = async (): Promise<string | null> => {
  mkdirSync(SMALL, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', SMALL], { stdio: 'ignore' })
    return join(SMALL, 'state')
  } catch {
    return null
  }
}

/** Tokens of another time are refused with 401, and nothing is written. */
const wrongTimes = async ({ site, notes }: Run): Promise<void> => {
  const { sub } = await aMember(site)
  const claims = claimsOf(site, 'access', sub)
  const at = (seconds: number) => ({
    ...claims,
    iat: Number(claims.iat) + seconds,
    exp: Number(claims.exp) + seconds,
  })
  const unheard = { count: () => {} } as unknown as Run['tally']
  for (const [hours, status] of [
    [-25, 401],
    [-2, 401],
    [2, 401],
    [0, 200],
  ] as const) {
    const token = await sign(site, at(hours * 3600))
    const answer = await asked(site.url, unheard, 'GET /v1/travel/actions', { token })
    if (answer.status !== status) notes.push(`${hours}時間ずれたトークンに${answer.status}`)
  }
}

/** The clock of the timer goes wrong: an hour back, a day ahead, the same minute twice, in no order. */
const skewedTicks = async (run: Run, ms: number): Promise<void> => {
  const begun = Date.now()
  const hours = [-1, 24, 0, 0, -24, 1]
  for (let turn = 0; Date.now() - begun < ms || turn < hours.length; turn += 1)
    await tickOf(run.site, new Date(Date.now() + (hours[turn % hours.length] ?? 0) * 3_600_000))
}

/** Everything that is broken, one after the other. */
export const FAULTS: readonly Fault[] = [
  {
    name: '強制終了',
    how: 'kill -9 を3回、そのつど自動で立ち上がる',
    inject: async (run, ms) => {
      await during(
        run,
        ({ status }) => status === 0,
        async () => {
          for (let turn = 0; turn < 3; turn += 1) {
            await killAndWait(run.site)
            await setTimeout(ms / 3)
          }
        },
      )
    },
  },
  { name: 'D1が止まる', how: 'DB の手前で、すべての呼び出しを失敗させる', inject: bindings({ DB: 'down' }) },
  { name: 'D1がときどき止まる', how: 'DB の呼び出しの7回に1回', inject: bindings({ DB: 'down' }, 7) },
  {
    name: 'D1の返事だけが失われる',
    how: '書き込んだあとで失敗させる。3回に1回',
    inject: bindings({ DB: 'lost' }, 3),
  },
  {
    name: 'D1の鍵',
    how: 'ほかの接続が、ファイルの排他の鍵を持ち続ける',
    inject: (run, ms) => during(run, isApi, () => lock(run, ms)),
  },
  {
    name: 'R2が止まる',
    how: 'PAGES・MEDIA・PHOTOS の手前で失敗させる',
    inject: bindings({ PAGES: 'down', MEDIA: 'down', PHOTOS: 'down' }),
  },
  {
    name: 'R2の返事だけが失われる',
    how: '置いたあとで失敗させる。3回に1回',
    inject: bindings({ PAGES: 'lost' }, 3),
  },
  {
    name: 'ログインの提供元が止まる',
    how: '代役を止め、workerd を立ち上げ直す（鍵を覚えていない）',
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
    name: '時計のずれ',
    how: 'トークンは25時間前・2時間前・2時間後、定時の処理は前後1日',
    inject: async (run, ms) => {
      await wrongTimes(run)
      await skewedTicks(run, ms)
    },
  },
  {
    name: 'ディスクがいっぱい',
    how: '状態を小さな tmpfs に置き、空きがなくなるまで埋める',
    state: smallDisk,
    inject: (run, ms) => during(run, isApi, () => fillUp(run, ms)),
    after: async () => {
      execFileSync('umount', [SMALL])
    },
  },
]
