import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A different picture for each colour: the library stores the same content once. */
export const plain = (background: string, width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background } })

const crcOf = (bytes: Buffer): number => {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crcOf(named))
  return Buffer.concat([length, named, sum])
}

const PNG_BEGIN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 0, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

/** A grey PNG with a declared size, whose data inflate to any number of bytes. */
export const pngOf = (width: number, height: number, unfolded: number, ...between: Buffer[]): Buffer =>
  Buffer.concat([
    PNG_BEGIN,
    header(width, height),
    ...between,
    chunk('IDAT', deflateSync(Buffer.alloc(unfolded), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** A text chunk of a PNG that inflates to two hundred megabytes. */
export const textBomb = (): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))]))

/** The chunk of an animated PNG. */
export const animationControl = (): Buffer => chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))

/** The smallest ZIP, with one empty file of that name. */
export const zipOf = (name: string): Buffer => {
  const path = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(path.length, 26)
  const central = Buffer.alloc(46)
  central.write('PK\x01\x02', 'latin1')
  central.writeUInt16LE(path.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + path.length, 12)
  end.writeUInt32LE(local.length + path.length, 16)
  return Buffer.concat([local, path, central, path, end])
}

export const PLACE = 'Taken at 35.626N 134.808E by HANA'

/** A photo as taken by a phone: rotated, with place, date and maker. */
export const phonePhoto = (): Promise<Buffer> =>
  plain('#4d6b3c', 3000, 2000)
    .jpeg()
    .withExif({
      IFD0: { Make: 'TabiPhone', Copyright: PLACE, ImageDescription: PLACE },
      IFD2: { DateTimeOriginal: '2026:11:01 10:20:30' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '35/1 37/1 34/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '134/1 48/1 29/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
