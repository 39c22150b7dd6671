import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'

test('the index of decisions lists every note once', () => {
  const notes = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name))
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
  const listed = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(notes.sort())
})
