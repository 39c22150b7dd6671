import { afterAll, expect, test } from 'vitest'
import { serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('unread-body')
afterAll(site.stop)

test('a refused call leaves its connection usable: none of those that follow is lost', async () => {
  const refused = async () => {
    const body = JSON.stringify({ text: 'あ'.repeat(5000) })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${site.url}/v1/manage/article-pages`, { method: 'POST', headers, body })
    await response.text()
    return response.status
  }
  const statuses: number[] = []
  for (let call = 0; call < 60; call += 1) statuses.push(await refused())
  expect(new Set(statuses)).toEqual(new Set([401]))
})
