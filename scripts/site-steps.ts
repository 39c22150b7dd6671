import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bindingTypes } from './binding-types.ts'
import { contentFingerprint } from './content-fingerprint.ts'
import { routeRuleProblems } from './route-rule-problems.ts'
import { runOrThrow } from './run.ts'
import { localD1File } from './sqlite-d1.ts'
import { hashOf, step } from './step.ts'

export const STATE_DIR = '.wrangler/state'
const CACHE = '.cache'

const SCHEMA = ['worker/db/migrations/*.sql', 'wrangler.toml']
const SEED = [
  '{scripts/seed,scripts/seed-{media,members,office,traveler},seed/**/*}.ts',
  'identity/people.ts',
  'domain/**/*.ts',
  'worker/{db/**/*,auth/digest}.ts',
  'package-lock.json',
]
const PICTURES = ['{scripts/draw-pictures,seed/**/*}.ts', 'package-lock.json']
const CODE = [
  '{domain,pages,renderer,worker,public}/**',
  'scripts/{chunks,class-names,member-files}.ts',
  'package-lock.json',
  'tsconfig*.json',
  'vite.config.ts',
  'wrangler.toml',
]
const BUILT = ['dist/server/wrangler.json', 'dist/client/assets', 'worker-configuration.d.ts']
const PRERENDER = ['scripts/{member-worker,prerender,prerendered-files,sqlite-d1,workerd-modules}.ts']

/** Campaigns begin and end by the day: the sample content and the pages that show it are renewed with it. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())

const hasDatabase = (stateDir: string) => {
  try {
    return Boolean(localD1File(stateDir))
  } catch {
    return false
  }
}

export const migrate = (stateDir = STATE_DIR) =>
  step({
    title: 'データベースの準備',
    name: 'migrate',
    folder: stateDir,
    stamp: hashOf(SCHEMA),
    isMade: () => hasDatabase(stateDir),
    run: () =>
      runOrThrow('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir]),
  })

export const seed = (stateDir = STATE_DIR) => seedStep(stateDir)

/** Seeds even what is seeded, with the options of scripts/seed.ts; later starts leave what it wrote alone. */
export const seedAgain = (options: string[]) => seedStep(STATE_DIR, { again: true, options })

const seedStep = (stateDir: string, { again = false, options = [] as string[] } = {}) =>
  step({
    title: '見本データ',
    name: 'seed',
    folder: stateDir,
    stamp: hashOf([...SEED, ...SCHEMA], [today()]),
    isMade: () => hasDatabase(stateDir),
    again,
    run: () => runOrThrow('node', ['scripts/seed.ts', '--state', stateDir, ...options], { show: true }),
  })

export const drawPictures = (stateDir = STATE_DIR) =>
  step({
    title: '挿絵',
    name: 'pictures',
    folder: stateDir,
    stamp: hashOf(PICTURES),
    isMade: () => existsSync(join(stateDir, 'v3/r2')),
    run: () => runOrThrow('node', ['scripts/draw-pictures.ts', '--state', stateDir], { show: true }),
  })

/** Types of the bindings, then the client's files and the Worker's bundle. */
export const build = () =>
  step({
    title: 'ビルド',
    name: 'build',
    folder: CACHE,
    stamp: hashOf(CODE, [process.env.CLOUDFLARE_ENV ?? '']),
    isMade: () => BUILT.every((path) => existsSync(path)),
    run: async () => {
      await bindingTypes()
      const problems = routeRuleProblems()
      if (problems.length > 0) throw new Error(problems.join('\n'))
      await runOrThrow('vite', ['build'], { env: { NODE_ENV: 'production' } })
    },
  })

export const prerender = (stateDir = STATE_DIR) =>
  step({
    title: '事前生成',
    name: 'prerender',
    folder: CACHE,
    stamp: hashOf([...CODE, ...PRERENDER], [contentFingerprint(localD1File(stateDir)), today()]),
    isMade: () => existsSync('dist/client/builds/latest.json'),
    run: () => runOrThrow('node', ['scripts/prerender.ts'], { show: true, env: { STATE_DIR: stateDir } }),
  })

/** Everything between a fresh clone and a site that can be served. */
export const prepareSite = async (stateDir = STATE_DIR) => {
  await migrate(stateDir)
  await seed(stateDir)
  await drawPictures(stateDir)
  await build()
  await prerender(stateDir)
}
