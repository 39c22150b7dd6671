import { cpSync, existsSync, rmSync } from 'node:fs'
import { migrate } from '../build/site-steps.ts'
import { runOrThrow } from '../local/run.ts'
import { hashOf, step } from '../local/step.ts'

const INPUTS = ['{scripts/seed,scripts/seed/*,seed/**/*,domain/**/*}.ts', 'worker/db/**/*.{ts,sql}']

/** So that members grow with the articles. */
const ARTICLES_PER_MEMBER = 5

/** A state with additional articles and members. Read-only: `benchCopy` is for benchmarks that write. */
export async function benchState(articles: number): Promise<string> {
  const state = `.cache/bench-${articles}`
  await migrate(state)
  await step({
    title: `${articles.toLocaleString('en')} articles for measurements`,
    name: 'bench-seed',
    folder: state,
    stamp: hashOf(INPUTS, [String(articles), String(ARTICLES_PER_MEMBER)]),
    isMade: () => existsSync(state),
    run: () =>
      runOrThrow(
        'node',
        [
          ...['scripts/seed.ts', '--state', state, '--articles', String(articles)],
          ...['--members', String(Math.floor(articles / ARTICLES_PER_MEMBER))],
        ],
        { show: true },
      ),
  })
  return state
}

/** A fresh copy of that state, for benchmarks that write. */
export async function benchCopy(articles: number, name: string): Promise<string> {
  const copy = `.cache/bench-${name}`
  rmSync(copy, { recursive: true, force: true })
  cpSync(await benchState(articles), copy, { recursive: true })
  return copy
}
