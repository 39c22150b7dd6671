import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const versions = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }

/** The packages in the first column of the tables. */
const documented = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .flatMap((line) => [...(/^\| (`[^|]+) \|/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)])
  .map(([, name]) => name)

test('docs/dependencies.md has a reason for every package of package.json, once', () => {
  expect(documented.toSorted()).toEqual(Object.keys(versions).toSorted())
})

test('every version in package.json is pinned', () => {
  const ranges = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(ranges).toEqual([])
})
