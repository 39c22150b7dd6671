import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Chromium uses software rendering here, and logs a warning. */
export const DRAWN_BY_SOFTWARE = /GL Driver Message/

const TILE_HOST = 'https://cyberjapandata.gsi.go.jp/**'
const SIZE = 256

const crcOf = (bytes: Buffer): number => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const chunk = (name: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crcOf(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}

/** A tile with a grid: a PNG of 256 × 256 grey pixels. */
const tile = (): Buffer => {
  const rows = Array.from({ length: SIZE }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: SIZE }, (_, x) => {
        if (x < 2 || y < 2) return 196
        if (Math.abs(y - 128 - 40 * Math.sin((x / SIZE) * 2 * Math.PI)) < 9) return 214
        return 240
      }),
    ]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIZE, 0)
  header.writeUInt32BE(SIZE, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Stubs the tile server, which tests cannot reach. */
export const serveTiles = async (page: Page): Promise<void> => {
  const body = tile()
  await page.route(TILE_HOST, (route) =>
    route.fulfill({ body, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }),
  )
}

/** Simulates a network failure of the tile server only. */
export const failTiles = (page: Page): Promise<unknown> => page.route(TILE_HOST, (route) => route.abort())
