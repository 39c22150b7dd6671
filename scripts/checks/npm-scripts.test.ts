import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { run } from '../local/run.ts'

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

test.each(Object.entries(scripts))(
  'npm run %s works on the oldest Node, with nothing installed',
  (_, command) => {
    const [, file = ''] = /^node scripts\/bootstrap\.mjs (\S+)/.exec(command) ?? []
    expect(file, command).not.toBe('')
    expect(existsSync(file), file).toBe(true)
  },
)

test('the README names no npm script that does not exist', () => {
  const named = [...readFileSync('README.md', 'utf8').matchAll(/npm (?:run )?([a-z][a-z:-]+)/g)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(20)
  const ofNpm = ['install', 'ci', 'audit', 'sbom']
  expect(named.filter((name) => name && !(name in scripts) && !ofNpm.includes(name))).toEqual([])
})

test('a script that fails says why, and ends with a status that says so', async () => {
  const { status, output } = await run('node', ['scripts/seed.ts', '--nonsense'])
  expect(output).toContain('--nonsense')
  expect(status).toBe(1)
})
