import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { japanTime } from '#domain/date/japan-time.ts'
import { routeRuleProblems } from '../checks/route-rule-problems.ts'
import { applyLocalMigrations } from '../local/migrations.ts'
import { runOrThrow } from '../local/run.ts'
import { localD1File } from '../local/sqlite-d1.ts'
import { hashOf, isUpToDate, step } from '../local/step.ts'
import { bindingTypes } from './binding-types.ts'
import { contentFingerprint } from './content-fingerprint.ts'
import { PRERENDER_ARGUMENTS } from './prerender-command.ts'
import { workerOptionsOf } from './worker-options.ts'

export const STATE_DIR = '.wrangler/state'
const CACHE = '.cache'

const SCHEMA = ['worker/db/migrations/*.sql', 'wrangler.toml', 'scripts/local/migrations.ts']
const SEED = [
  '{scripts/seed,scripts/seed/*,seed/**/*}.ts',
  'identity/people.ts',
  'domain/**/*.ts',
  'worker/{db/**/*,auth/digest}.ts',
  'package-lock.json',
]
const PICTURES = ['seed/pictures/files/*', 'scripts/seed/pictures.ts']
const CODE = [
  '{domain,pages,renderer,worker,public}/**',
  'scripts/build/{chunks,class-names,member-files,member-parts,page-styles,reading-script}.ts',
  'package-lock.json',
  'tsconfig*.json',
  'vite.config.ts',
  'wrangler.toml',
]
const SERVER_CONFIG = 'dist/server/wrangler.json'
const OPENAPI = 'dist/client/v1/openapi.json'
const BUILT = [SERVER_CONFIG, 'dist/client/assets', OPENAPI, 'worker-configuration.d.ts']
/** Changed samples may have the dates of before. */
const PRERENDER = [
  'scripts/{build/{build-identity,member-worker,prerender*,workerd-modules},local/sqlite-d1}.ts',
  'seed/**/*.ts',
]

/** Campaigns begin and end on certain days, so sample content and pages are rebuilt every day. */
const today = () => japanTime(new Date()).date

/** Whether a folder has a local database. */
export const hasDatabase = (stateDir: string) => {
  try {
    return Boolean(localD1File(stateDir))
  } catch {
    return false
  }
}

export const migrate = (stateDir = STATE_DIR) =>
  step({
    title: 'Database',
    name: 'migrate',
    folder: stateDir,
    stamp: hashOf(SCHEMA),
    isMade: () => hasDatabase(stateDir),
    run: async () => applyLocalMigrations(stateDir),
  })

export const seed = (stateDir = STATE_DIR) => seedStep(stateDir)

/** Seeds again, with options of scripts/seed.ts. Later starts do not overwrite the result. */
export const seedAgain = (options: string[]) => seedStep(STATE_DIR, { again: true, options })

const sampleContent = (stateDir: string) => ({
  name: 'seed',
  folder: stateDir,
  stamp: hashOf([...SEED, ...SCHEMA], [today()]),
  isMade: () => hasDatabase(stateDir),
})

const seedStep = (stateDir: string, { again = false, options = [] as string[] } = {}) =>
  step({
    title: 'Sample content',
    ...sampleContent(stateDir),
    again,
    run: () => runOrThrow('node', ['scripts/seed.ts', '--state', stateDir, ...options], { show: true }),
  })

/** Puts the files of the sample pictures into the local bucket of a state that is not being served. */
export const putPictures = (stateDir = STATE_DIR) =>
  step({
    title: 'Pictures',
    name: 'pictures',
    folder: stateDir,
    stamp: hashOf(PICTURES),
    isMade: () => existsSync(join(stateDir, 'v3/r2')),
    run: () => runOrThrow('node', ['scripts/seed/pictures.ts', '--state', stateDir], { show: true }),
  })

/** Types of the bindings, the client's files, the Worker's bundle, and the description of `/v1`. */
export const build = () =>
  step({
    title: 'Build',
    name: 'build',
    folder: CACHE,
    stamp: hashOf([...CODE, 'scripts/build/openapi.ts'], [process.env.CLOUDFLARE_ENV ?? '']),
    isMade: () => BUILT.every((path) => existsSync(path)),
    run: async () => {
      const problems = routeRuleProblems()
      if (problems.length > 0) throw new Error(problems.join('\n'))
      await Promise.all([bindingTypes(), runOrThrow('vite', ['build'], { env: { NODE_ENV: 'production' } })])
      // After vite, which empties the folder.
      await runOrThrow('node', ['scripts/build/openapi.ts', OPENAPI])
    },
  })

export const prerender = (stateDir = STATE_DIR) =>
  step({
    title: 'Prerender',
    name: 'prerender',
    folder: CACHE,
    stamp: hashOf(
      [...CODE, ...PRERENDER],
      [contentFingerprint(localD1File(stateDir)), today(), process.env.PRERENDERED_PAGES ?? ''],
    ),
    isMade: () => existsSync('dist/client/builds/latest.json'),
    run: () => runOrThrow('node', [...PRERENDER_ARGUMENTS], { show: true, env: { STATE_DIR: stateDir } }),
  })

/**
 * Migrates and seeds a database. Keeps what visitors have saved; with `anew` an outdated state is deleted first.
 */
export const prepareContent = async (stateDir: string, { anew = false } = {}) => {
  if (anew && !isUpToDate(sampleContent(stateDir))) rmSync(stateDir, { recursive: true, force: true })
  await migrate(stateDir)
  await seed(stateDir)
}

/** Everything that a site needs to be served, without pictures. */
export const prepareSite = async (stateDir = STATE_DIR) => {
  await Promise.all([prepareContent(stateDir), build()])
  // Prepares the Worker options for the server, as prerendering uses one core only.
  await Promise.all([prerender(stateDir), workerOptionsOf(SERVER_CONFIG)])
}

/** The same with pictures. */
export const prepareSiteAndPictures = async (stateDir = STATE_DIR) => {
  await Promise.all([prepareSite(stateDir), putPictures(stateDir)])
}
