import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { tilePlace } from './tile-places.ts'

test('tiles of the picture have the positions of the site’s map (R43)', () => {
  const css = readFileSync('renderer/ui/TileMapPlaces.module.css', 'utf8')
  const across = css.slice(0, css.indexOf('--tile-writing'))
  const wide = BUILT_IN_PREFECTURES.filter(({ code }) => tilePlace(code).isAcross)
  expect([...across.matchAll(/\.place(\d\d)/g)].map(([, code]) => code)).toEqual(wide.map(({ code }) => code))
  for (const { code } of BUILT_IN_PREFECTURES) {
    const { row, column, rows, columns } = tilePlace(code)
    expect(css).toContain(
      `.place${code} {\n    grid-area: ${row} / ${column} / span ${rows} / span ${columns};`,
    )
  }
})
