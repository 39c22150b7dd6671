import { afterAll, expect, test } from 'vitest'
import { serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('unread-body')
afterAll(site.stop)

test.each([
  ['small', 5_000, 60],
  ['as large as a document that is too long', 500_000, 15],
])('a refused call leaves its connection usable, and its answer comes: %s', async (_, letters, calls) => {
  const body = JSON.stringify({ text: 'あ'.repeat(letters) })
  const headers = { 'content-type': 'application/json' }
  const refused = async () => {
    const response = await fetch(`${site.url}/v1/manage/article-pages`, { method: 'POST', headers, body })
    await response.text()
    return response.status
  }
  const statuses: number[] = []
  for (let call = 0; call < calls; call += 1) statuses.push(await refused())
  expect(new Set(statuses)).toEqual(new Set([401]))
})
