import sharp from 'sharp'
import { expect, test } from 'vitest'
import { get, getJson } from './client.ts'

const picture = async (path: string) => {
  const response = await get(path)
  const type = response.headers.get('content-type')
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return { status: response.status, type, width, height, format }
}

const png = (size: number) => ({ status: 200, type: 'image/png', width: size, height: size, format: 'png' })

test('the manifest has the name of the site and its icons (R84)', async () => {
  const response = await get('/manifest.webmanifest')
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'たびしるべ', lang: 'ja', start_url: '/' })
  const icons = manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [
    sizes,
    purpose,
  ])
  expect(icons).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
})

test('every icon has the size in its name (R84)', async () => {
  const { icons } = await getJson('/manifest.webmanifest')
  for (const { src, sizes } of icons) expect(await picture(src)).toEqual(png(Number(sizes.split('x')[0])))
  expect(await picture('/icons/apple-touch-icon.png')).toEqual(png(180))
  const drawing = await get('/icon.svg')
  expect(drawing.headers.get('content-type')).toContain('image/svg+xml')
})
