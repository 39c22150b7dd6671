import { expect, test } from 'vitest'
import type { Publication } from '#domain/publish/publication.ts'
import { durationText, isInProgress, progressText } from './publication-texts.ts'

const publication = (more: Partial<Publication>): Publication => ({
  id: 'a0000000-0000-4000-8000-000000000000',
  reason: 'publish',
  kind: 'article-page',
  contentId: null,
  title: '記事',
  path: null,
  status: 'rendering',
  isPageLive: false,
  total: 12,
  done: 3,
  error: null,
  requestedAt: '2026-11-21T01:00:00.000Z',
  requestedBy: null,
  finishedAt: null,
  ...more,
})

test('progress is described in text, the page before the rest (R39)', () => {
  expect(progressText(publication({ total: 0 }))).toBe('反映するページを調べています。')
  expect(progressText(publication({}))).toBe('反映しています（12件のうち3件）。')
  expect(progressText(publication({ isPageLive: true }))).toBe(
    'ページは公開されました。関連するページに反映しています（12件のうち3件）。',
  )
  expect(progressText(publication({ status: 'live' }))).toBe('12件のページに反映しました。')
  expect(progressText(publication({ status: 'failed' }))).toBe('反映できませんでした。')
  expect(progressText(publication({ status: 'failed', isPageLive: true }))).toBe(
    'ページは公開されましたが、反映できなかったページがあります（12件のうち3件は反映済み）。',
  )
})

test('durations are in seconds, then in minutes (R39)', () => {
  expect(durationText(publication({}))).toBeNull()
  expect(durationText(publication({ finishedAt: '2026-11-21T01:00:00.840Z' }))).toBe('0.8秒')
  expect(durationText(publication({ finishedAt: '2026-11-21T01:02:05.000Z' }))).toBe('2分5秒')
})

test('only unfinished publications are polled (R39)', () => {
  expect(
    ['waiting', 'rendering', 'live', 'failed'].map((status) => isInProgress({ status } as Publication)),
  ).toEqual([true, true, false, false])
})
