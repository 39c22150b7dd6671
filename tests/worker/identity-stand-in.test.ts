import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MEMBERS } from '#identity/people.ts'
import { CLIENT_ID, USER_POOL_ID } from '#identity/settings.ts'

/** Strings of the Cognito stand-in that occur nowhere else. */
const TRACES = [USER_POOL_ID, CLIENT_ID, '手元の代役', 'x-fault-client', ...MEMBERS.map(({ name }) => name)]

test('the deployed files contain nothing of the Cognito stand-in', () => {
  const files = globSync('dist/**/*.{js,mjs,css,html,json}')
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect([file, TRACES.filter((trace) => text.includes(trace))]).toEqual([file, []])
  }
})
