import { expect, test } from 'vitest'
import { embedFrame } from './embed-frame.ts'

const FILM = 'https://www.youtube-nocookie.com/embed/aWa0d0Ri_26?hl=ja&rel=0'

test('every URL format of a video gives the player without cookies', () => {
  for (const url of [
    'https://www.youtube.com/watch?v=aWa0d0Ri_26',
    'https://m.youtube.com/watch?app=desktop&v=aWa0d0Ri_26',
    'https://youtu.be/aWa0d0Ri_26?si=abc',
    'https://www.youtube.com/live/aWa0d0Ri_26',
    'https://www.youtube.com/embed/aWa0d0Ri_26',
  ])
    expect(embedFrame('youtube', url), url).toEqual({ src: FILM, shape: 'wide' })
})

test('a video keeps its start time, and a Short is portrait', () => {
  const start = (time: string) => embedFrame('youtube', `https://youtu.be/aWa0d0Ri_26?t=${time}`)?.src
  expect(start('90')).toBe(`${FILM}&start=90`)
  expect(start('1m30s')).toBe(`${FILM}&start=90`)
  expect(start('1h0m1s')).toBe(`${FILM}&start=3601`)
  expect(start('soon')).toBe(FILM)
  expect(embedFrame('youtube', 'https://www.youtube.com/shorts/aWa0d0Ri_26')).toEqual({
    src: FILM,
    shape: 'tall',
  })
})

test('posts have frames of their own', () => {
  const post = 'https://www.instagram.com/p/C_ab-12/embed/captioned/'
  expect(embedFrame('instagram', 'https://www.instagram.com/p/C_ab-12/?img_index=1')?.src).toBe(post)
  expect(embedFrame('instagram', 'https://instagram.com/some.one/p/C_ab-12/')?.src).toBe(post)
  expect(embedFrame('instagram', 'https://www.instagram.com/reel/C_ab-12/')?.src).toContain('/reel/C_ab-12/')
  const expected = 'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true&lang=ja'
  expect(embedFrame('x', 'https://x.com/tabi/status/1234567890?s=20')?.src).toBe(expected)
  expect(embedFrame('x', 'https://twitter.com/tabi/status/1234567890/photo/1')?.src).toBe(expected)
})

test('other URLs have no frame', () => {
  expect(embedFrame('youtube', 'https://www.youtube.com/@tabi')).toBeNull()
  expect(embedFrame('youtube', 'https://www.youtube.com/watch?v=short')).toBeNull()
  expect(embedFrame('youtube', 'https://youtube.com.evil.example/watch?v=aWa0d0Ri_26')).toBeNull()
  expect(embedFrame('youtube', 'https://evil.example/watch?v=aWa0d0Ri_26')).toBeNull()
  expect(embedFrame('instagram', 'https://www.instagram.com/tabishirube/')).toBeNull()
  expect(embedFrame('x', 'https://x.com/tabishirube')).toBeNull()
  expect(embedFrame('x', 'no address')).toBeNull()
})
