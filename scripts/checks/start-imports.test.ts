import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { run } from '../local/run.ts'

const HEAVY =
  /\/node_modules\/(wrangler|vite|vike|rolldown|sharp|react-dom|typescript)\/.*\.[cm]?js$|\/seed\//

/** Imports the modules of a script and prints the URL of every loaded module. */
const LOADED = `
import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
for (const one of process.argv.slice(1)) await import(one)
`

test('start.ts imports no code for building, drawing or prerendering', async () => {
  const source = readFileSync('scripts/start.ts', 'utf8')
  const named = [...source.matchAll(/^import (?!type )(?:[^']*? from )?'([^']+)'/gm)].map(([, one = '']) =>
    one.replace(/^\.\//, './scripts/'),
  )
  const { status, stdout, output } = await run('node', ['--input-type=module', '-e', LOADED, ...named])
  expect(status, output).toBe(0)
  const loaded = stdout.split('\n')
  expect(loaded.some((url) => url.endsWith('/scripts/local/serve.ts'))).toBe(true)
  expect(loaded.filter((url) => HEAVY.test(url))).toEqual([])
})
