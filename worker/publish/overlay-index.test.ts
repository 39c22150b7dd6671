import { expect, test } from 'vitest'
import { mergeOverlay } from './overlay-index.ts'

test('newer content replaces older content in the index, never the other way round', () => {
  const stored = { '/a/index.html': ['new', 5], '/b/index.html': ['old', 2] } as const
  const changes = { '/a/index.html': ['late', 4], '/b/index.html': [null, 4] } as const
  expect(mergeOverlay(stored, changes, 0)).toEqual({
    '/a/index.html': ['new', 5],
    '/b/index.html': [null, 4],
  })
})

test('entries for files of the build are dropped as soon as no run with older content may still write', () => {
  const stored = { '/a/index.html': ['', 5], '/b/index.html': ['', 6], '/c/index.html': [null, 2] } as const
  expect(mergeOverlay(stored, {}, 5)).toEqual(stored)
  expect(mergeOverlay(stored, {}, 6)).toEqual({ '/b/index.html': ['', 6], '/c/index.html': [null, 2] })
})
