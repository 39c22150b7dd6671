import fc from 'fast-check'
import sharp from 'sharp'

const WIDTH = 64
const HEIGHT = 48

const drawn = () =>
  sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const frames = (count: number) => {
  const raw = { width: WIDTH, height: HEIGHT * count, channels: 3 as const, pageHeight: HEIGHT }
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT * count * 3 }, (_, index) => index % 251)
  return sharp(pixels, { raw })
}

const SECRET_PLACE = '35.6762N 139.6503E'
const written = { IFD0: { Make: 'TabiPhone', ImageDescription: SECRET_PLACE }, IFD3: { GPSLatitudeRef: 'N' } }

/** A file that begins like a phone's HEIC picture; nothing here can encode a complete one. */
const heic = () =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.from([0, 0, 1, 0]),
    Buffer.from('meta', 'latin1'),
    Buffer.alloc(300, 1),
  ])

/** Real files of every format that people upload, and of some that they should not. */
export const REAL_PICTURES: Record<string, Buffer> = {
  jpeg: await drawn().jpeg().toBuffer(),
  'jpeg that a camera wrote into': await drawn()
    .withExif(written)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
  'jpeg with a profile': await drawn().withIccProfile('p3').jpeg().toBuffer(),
  'jpeg in four inks': await drawn().toColourspace('cmyk').jpeg().toBuffer(),
  'jpeg in steps': await drawn().jpeg({ progressive: true }).toBuffer(),
  png: await drawn().png().toBuffer(),
  'png with a palette': await drawn().png({ palette: true }).toBuffer(),
  webp: await drawn().webp().toBuffer(),
  'webp that moves': await frames(3).webp().toBuffer(),
  'gif that moves': await frames(3).gif().toBuffer(),
  avif: await drawn().avif({ effort: 0 }).toBuffer(),
  tiff: await drawn().tiff().toBuffer(),
  heic: heic(),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>hostile(1)</script></svg>'),
}

type Change =
  | { what: 'cut' | 'swap' | 'repeat'; at: number; to: number; length: number }
  | { what: 'touch' | 'length' | 'lie'; at: number; value: number }
  | { what: 'behind'; text: string }

const at = fc.nat({ max: 1_000_000 })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    what: fc.constantFrom('cut' as const, 'swap' as const, 'repeat' as const),
    at,
    to: at,
    length: fc.integer({ min: 1, max: 400 }),
  }),
  fc.record({
    what: fc.constantFrom('touch' as const, 'touch' as const, 'length' as const, 'lie' as const),
    at,
    value: fc.nat({ max: 0xffffffff }),
  }),
  fc.record({
    what: fc.constant('behind' as const),
    text: fc.constantFrom(
      '<script>hostile(1)</script>',
      '<?php hostile(1);',
      'PK\x03\x04',
      '\0'.repeat(4000),
      '%PDF-1.7',
    ),
  }),
)

const FIRST_BYTES: readonly Buffer[] = [
  Buffer.from([0xff, 0xd8, 0xff, 0xe1]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('RIFF\xff\xff\xff\xffWEBP', 'latin1'),
  Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
  Buffer.from('GIF89a', 'latin1'),
  Buffer.from('<svg', 'latin1'),
]

function changed(file: Buffer, one: Change): Buffer {
  const copy = Buffer.from(file)
  if (one.what === 'behind') return Buffer.concat([copy, Buffer.from(one.text, 'latin1')])
  const place = one.at % Math.max(1, copy.length)
  if ('value' in one) {
    const begin = FIRST_BYTES[one.value % FIRST_BYTES.length] ?? Buffer.alloc(0)
    if (one.what === 'lie') return Buffer.concat([begin, copy.subarray(begin.length)])
    if (one.what === 'touch' && copy.length > 0) copy[place] = one.value & 255
    // The length of a chunk, box or segment is four bytes that a parser trusts.
    if (one.what === 'length' && place + 4 <= copy.length) copy.writeUInt32BE(one.value, place)
    return copy
  }
  if (one.what === 'cut') return copy.subarray(0, place)
  const piece = copy.subarray(place, place + one.length)
  const other = one.to % Math.max(1, copy.length)
  const rest = one.what === 'swap' ? copy.subarray(other + piece.length) : copy.subarray(other)
  return Buffer.concat([copy.subarray(0, other), piece, rest])
}

/** A real file with a few corruptions. */
export const oddPicture: fc.Arbitrary<{ name: string; file: Buffer }> = fc
  .tuple(fc.constantFrom(...Object.keys(REAL_PICTURES)), fc.array(change, { maxLength: 5 }))
  .map(([name, changes]) => ({
    name,
    file: changes.reduce(changed, REAL_PICTURES[name] ?? Buffer.alloc(0)),
  }))

/** Metadata that a camera wrote into one of them: no stored file may contain it. */
export const TRACES: readonly string[] = [SECRET_PLACE, 'TabiPhone', 'hostile', 'Exif']
