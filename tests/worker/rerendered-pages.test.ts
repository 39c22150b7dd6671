import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOutOfSeason } from '#domain/date/season-of-build.ts'
import { toDocumentPath } from '#domain/url/document-path.ts'
import { isFullRun } from '../full-run.ts'
import { withoutHolidays } from '../same-page.ts'
import { currentBuild, development, get } from './client.ts'

const { timestamp, prerendered: written } = await currentBuild()
/** Some pages depend on the month, which may have changed since the build. */
const prerendered = written.filter(
  (url) => !isOutOfSeason(new URL(url, 'http://localhost').pathname, new Date(timestamp), new Date()),
)
/** Pages of an area are rendered by the same code: outside of a full run the first ones represent the others. */
const TRIED = isFullRun
  ? prerendered
  : [...Map.groupBy(prerendered, (url) => url.split('/')[1]?.split('?')[0]).values()].flatMap((same) =>
      same.slice(0, 3),
    )

const stored = (url: string, file: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return readFileSync(join('dist/client', toDocumentPath(pathname, searchParams), file), 'utf8')
}

const render = async (url: string) => {
  const response = await get(`/_/render?url=${encodeURIComponent(url)}`, {}, development)
  return response.json() as Promise<{ status: number; html: string; payload: string }>
}

test('an on-demand render equals the prerendered page and payload byte for byte', async () => {
  const different: string[] = []
  for (const url of TRIED) {
    const { status, html, payload } = await render(url)
    const isSame =
      status === 200 &&
      withoutHolidays(html) === withoutHolidays(stored(url, 'index.html')) &&
      withoutHolidays(payload) === withoutHolidays(stored(url, '_payload.json'))
    if (!isSame) different.push(url)
  }
  expect(different).toEqual([])
}, 240_000)

test('an address without a page is not rendered as one', async () => {
  expect((await render('/spots/nowhere')).status).toBe(404)
  expect((await render('/spots?page=999')).status).toBe(404)
})
