import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const crcOf = (bytes: Buffer): number => {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4)
  })
  return bytes
}

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([u32(data.length), named, u32(crcOf(named))])
}

type Depth = { bits: number; colourType: number }
const header = (width: number, height: number, { bits, colourType }: Depth) =>
  chunk('IHDR', Buffer.concat([u32(width, height), Buffer.from([bits, colourType, 0, 0, 0])]))

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const GREY = { bits: 8, colourType: 0 }
const DEEP = { bits: 16, colourType: 6 }

/** A few bytes that declare an empty picture of any size; decoding starts without any pixel data. */
const png = (begin: Buffer, ...between: Buffer[]): Buffer =>
  Buffer.concat([
    PNG,
    begin,
    ...between,
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])

const frame = (index: number) => chunk('fcTL', Buffer.concat([u32(index, 1, 1, 0, 0), Buffer.alloc(6)]))
const movingPng = png(
  header(2000, 2000, GREY),
  chunk('acTL', u32(5000, 0)),
  ...Array.from({ length: 5000 }, (_, index) => frame(index)),
)

const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
const progressive = await plain.clone().jpeg({ progressive: true }).toBuffer()
const START_OF_FRAME = progressive.indexOf(Buffer.from([0xff, 0xc2]))
const LAST_SCAN = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))

/** The same progressive scan, repeated. */
const jpegOfScans = (count: number): Buffer => {
  const scan = progressive.subarray(LAST_SCAN, -2)
  return Buffer.concat([
    progressive.subarray(0, -2),
    ...Array<Buffer>(count).fill(scan),
    progressive.subarray(-2),
  ])
}

/** A frame of 60,000 by 60,000, followed by one of 400 by 300. */
const jpegOfTwoFrames = (): Buffer => {
  const length = 2 + progressive.readUInt16BE(START_OF_FRAME + 2)
  const large = Buffer.from(progressive.subarray(START_OF_FRAME, START_OF_FRAME + length))
  large.writeUInt16BE(60_000, 5)
  large.writeUInt16BE(60_000, 7)
  return Buffer.concat([progressive.subarray(0, START_OF_FRAME), large, progressive.subarray(START_OF_FRAME)])
}

const largeJpeg = (width: number, height: number): Buffer => {
  const file = Buffer.from(progressive)
  file.writeUInt16BE(height, START_OF_FRAME + 5)
  file.writeUInt16BE(width, START_OF_FRAME + 7)
  return file
}

/** Twenty scans of sixty megapixels each. */
const jpegOfLargeScans = (): Buffer => {
  const file = jpegOfScans(20)
  file.writeUInt16BE(7000, START_OF_FRAME + 5)
  file.writeUInt16BE(7000, START_OF_FRAME + 7)
  return file
}

const webp = await plain.clone().ensureAlpha(0.5).webp().toBuffer()
/** The canvas is declared as ten by ten, the picture in it is 400 by 300. */
const webpOfAnotherCanvas = (): Buffer => {
  const file = Buffer.from(webp)
  const canvas = file.indexOf('VP8X') + 12
  file.writeUIntLE(9, canvas, 3)
  file.writeUIntLE(9, canvas + 3, 3)
  return file
}

const movingWebp = await sharp(
  Uint8Array.from({ length: 16 * 16 * 3 * 2000 }, (_, index) => (index * 31) % 251),
  { raw: { width: 16, height: 16 * 2000, channels: 3, pageHeight: 16 } },
)
  .webp({ effort: 0, loop: 0 })
  .toBuffer()
const movingGif = await sharp(
  Uint8Array.from({ length: 16 * 16 * 3 * 2000 }, (_, index) => (index * 31) % 251),
  { raw: { width: 16, height: 16 * 2000, channels: 3, pageHeight: 16 } },
)
  .gif({ effort: 1 })
  .toBuffer()

const box = (name: string, data: Buffer): Buffer =>
  Buffer.concat([u32(data.length + 8), Buffer.from(name, 'latin1'), data])
const ispe = (width: number, height: number) => box('ispe', u32(0, width, height))
const AVIF = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1'))
/** The first size is ten by ten; the pictures themselves declare another one. */
const avifOfAnotherSize = Buffer.concat([
  AVIF,
  box('free', ispe(10, 10)),
  box('mdat', Buffer.alloc(300_000)),
  box('meta', Buffer.concat([u32(0), ispe(30_000, 30_000), Buffer.alloc(32)])),
])
/** A box of length zero: a parser that continues from its end never advances. */
const avifWithoutEnd = Buffer.concat([
  AVIF,
  u32(1),
  Buffer.from('meta', 'latin1'),
  u32(0, 0),
  Buffer.alloc(64),
])

/** Small files that are expensive to decode, or declare another size than they are decoded in. */
export const PICTURE_BOMBS = {
  'a PNG of 30,000 by 30,000': png(header(30_000, 30_000, GREY)),
  'a PNG of 7,000 by 7,000 in sixteen bits': png(header(7000, 7000, DEEP)),
  'a PNG that says two sizes': png(header(10, 10, GREY), header(30_000, 30_000, GREY)),
  'a PNG of 5,000 frames': movingPng,
  'a JPEG of 60,000 by 60,000': largeJpeg(60_000, 60_000),
  'a JPEG of 5,000 scans': jpegOfScans(5000),
  'a JPEG of twenty scans of 49 megapixels': jpegOfLargeScans(),
  'a JPEG that says two sizes': jpegOfTwoFrames(),
  'a WebP of 2,000 frames': movingWebp,
  'a WebP that says two sizes': webpOfAnotherCanvas(),
  'a GIF of 2,000 frames': movingGif,
  'an AVIF that says two sizes': avifOfAnotherSize,
  'an AVIF without end': avifWithoutEnd,
} as const
export type PictureBomb = keyof typeof PICTURE_BOMBS
