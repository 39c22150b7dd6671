import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isFullRun } from '#tests/full-run.ts'
import { drawPicture } from './picture.ts'
import { type Drawing, LANDMARKS, MOTIFS, type Season, type TimeOfDay } from './subject.ts'

const SEASONS: Season[] = ['spring', 'summer', 'autumn', 'winter']
const TIMES: TimeOfDay[] = ['morning', 'noon', 'dusk', 'night']
const subject: Drawing = { key: 'kinosaki', motif: 'onsen', season: 'winter', time: 'dusk' }

const everySubject = MOTIFS.flatMap((motif) =>
  SEASONS.flatMap((season) => TIMES.map((time): Drawing => ({ key: 'every', motif, season, time }))),
)

/** Tags that open and are never closed, or close and were never open. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, slash, name = '', , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*?)(\/?)>/g)) {
    if (slash && open.pop() !== name) return [name]
    if (!slash && !self) open.push(name)
  }
  return open
}

const missingReferences = (svg: string): string[] => {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '').filter((id) => !ids.has(id))
}

test('the same subject gives the same picture', () => {
  for (const motif of MOTIFS)
    expect(drawPicture({ ...subject, motif })).toBe(drawPicture({ ...subject, motif }))
})

test('two keys give two pictures of the same motif', () => {
  for (const motif of MOTIFS)
    expect(drawPicture({ ...subject, motif })).not.toBe(drawPicture({ ...subject, motif, key: 'arima' }))
})

test('season and time change the picture', () => {
  for (const motif of MOTIFS) {
    const winter = drawPicture({ ...subject, motif })
    expect(drawPicture({ ...subject, motif, season: 'summer' })).not.toBe(winter)
    expect(drawPicture({ ...subject, motif, time: 'night' })).not.toBe(winter)
  }
})

test('every motif draws sound SVG in every season at every time', { timeout: 60_000 }, () => {
  // Outside of a full run three or four of the sixteen for each motif, of every season and time.
  for (const each of everySubject.filter((_, at) => isFullRun || at % 5 === 0)) {
    const svg = drawPicture(each)
    const name = `${each.motif} ${each.season} ${each.time}`
    expect(svg.match(/NaN|undefined|Infinity|null/g), name).toBeNull()
    expect(unbalanced(svg), name).toEqual([])
    expect(missingReferences(svg), name).toEqual([])
  }
})

test('every landmark draws sound SVG', () => {
  for (const landmark of LANDMARKS) {
    const svg = drawPicture({ ...subject, motif: 'mountain', landmark })
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(unbalanced(svg)).toEqual([])
  }
})

test('every picture has one seal', () => {
  for (const motif of MOTIFS)
    expect(drawPicture({ ...subject, motif }).split('data-seal').length - 1, motif).toBe(1)
})

test('every drawing fills the picture down to its bottom edge', async () => {
  for (const motif of MOTIFS) {
    const svg = Buffer.from(drawPicture({ ...subject, motif, time: 'noon' }))
    const { data, info } = await sharp(svg, { density: 4.8 }).raw().toBuffer({ resolveWithObject: true })
    const alphas = data.subarray(-info.width * 4).filter((_, at) => at % 4 === 3)
    expect([motif, Math.min(...alphas) > 250]).toEqual([motif, true])
  }
}, 30_000)
