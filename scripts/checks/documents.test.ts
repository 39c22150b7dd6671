import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SCREENSHOTS = 'docs/screenshots'
/** Guides for new developers. Notes on decisions may name deleted files. */
const GUIDES = [
  'README.md',
  'README.ja.md',
  'CONTRIBUTING.md',
  'docs/{architecture,dependencies,deployment,glossary}.md',
]

/** Files of the examples of how to add something. */
const EXAMPLE = /museum|labelled-divider/

/** The targets of a document's links and pictures. */
const linkedFrom = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(file), target))

const documents = globSync(['*.md', 'docs/**/*.md'])

test('every link of a document points to an existing file', () => {
  const broken = documents.flatMap((file) =>
    linkedFrom(file)
      .filter((target) => !existsSync(target))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('every file that a guide names exists', () => {
  const missing = globSync(GUIDES).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /`((?:docs|domain|identity|pages|renderer|scripts|seed|tests|worker)\/[\w@$+./-]+)`/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !EXAMPLE.test(path) && !existsSync(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('docs/screenshots contains exactly the screenshots that documents show', () => {
  const shown = new Set(documents.flatMap(linkedFrom))
  const tracked = readdirSync(SCREENSHOTS).filter((name) => name.endsWith('.webp'))
  expect(tracked.filter((name) => !shown.has(join(SCREENSHOTS, name)))).toEqual([])
})
