import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { run } from '../local/run.ts'

const manifest: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const { scripts } = manifest

test.each(Object.entries(scripts))(
  'npm run %s works on the oldest Node, with nothing installed',
  (_, command) => {
    const [, file = ''] = /^node scripts\/bootstrap\.mjs (\S+)/.exec(command) ?? []
    expect(file, command).not.toBe('')
    expect(existsSync(file), file).toBe(true)
  },
)

/** The npm scripts in a document. */
const namedIn = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/npm (?:run )?([a-z][a-z:-]+)/g)].map(([, name = '']) => name)

test.each(['README.md', 'README.ja.md', 'CONTRIBUTING.md', 'docs/deployment.md'])(
  '%s names no npm script that does not exist',
  (document) => {
    const ofNpm = ['install', 'ci', 'audit', 'sbom']
    const unknown = namedIn(document).filter((name) => !(name in scripts) && !ofNpm.includes(name))
    expect(unknown).toEqual([])
  },
)

test('CONTRIBUTING.md explains every npm script', () => {
  const explained = namedIn('CONTRIBUTING.md')
  expect(Object.keys(scripts).filter((name) => !explained.includes(name))).toEqual([])
})

test('package.json and .node-version require the Node versions that the bootstrap script accepts', () => {
  const bootstrap = readFileSync('scripts/bootstrap.mjs', 'utf8')
  const [, oldest] = /OLDEST_NODE = (\d+)/.exec(bootstrap) ?? []
  const [, own] = /OWN_NODE = (\d+)/.exec(bootstrap) ?? []
  expect(manifest.engines.node).toBe(`>=${oldest}`)
  expect(readFileSync('.node-version', 'utf8').trim()).toBe(own)
})

test('a failing script prints the reason and exits with a non-zero code', async () => {
  const { status, output } = await run('node', ['scripts/seed.ts', '--nonsense'])
  expect(output).toContain('--nonsense')
  expect(status).toBe(1)
})
