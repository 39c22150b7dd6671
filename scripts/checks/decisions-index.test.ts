import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'

test('every note on a decision is in the index of its folder, and once', () => {
  const notes = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name))
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
  const listed = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(notes.sort())
})
