import { expect, test } from 'vitest'
import { EMBED_SERVICES, type EmbedService, embedFrame } from './embed-frame.ts'
import { EMBED_ORIGINS } from './embed-origins.ts'

const SAMPLES: Record<EmbedService, string> = {
  youtube: 'https://youtu.be/aWa0d0Ri_26',
  instagram: 'https://www.instagram.com/p/C_ab-12/',
  x: 'https://x.com/tabi/status/1234567890',
}

test('the embeds of every service use an allowed frame origin, and no other origin is allowed', () => {
  expect(Object.keys(SAMPLES)).toEqual(Object.keys(EMBED_SERVICES))
  const origins = Object.entries(SAMPLES).map(
    ([service, url]) => new URL(embedFrame(service as EmbedService, url)?.src ?? '').origin,
  )
  expect(origins).toEqual([...EMBED_ORIGINS])
})
