import { expect, test } from 'vitest'
import { picturesOf, replacePicture } from './uses.ts'

const picture = (name: string, alt = '説明') => ({
  address: `{address}/media/${name}.webp`,
  alt,
  credit: '撮影／上田',
  license: 'CC BY 4.0',
  focalX: 0.5,
  focalY: 0.5,
  color: '#112233',
})

const entity = {
  id: 'a',
  address: '兵庫県豊岡市城崎町',
  hero: picture('hero'),
  seo: { title: null, ogImage: '{address}/media/share.webp' },
  blocks: [
    { id: 'a1', type: 'image', data: { image: picture('hero', '本文での説明'), caption: null } },
    {
      id: 'a2',
      type: 'gallery',
      data: { images: [{ image: picture('one'), caption: '' }, { image: picture('two') }] },
    },
    { id: 'a3', type: 'newer', data: { deep: { picture: picture('three') } } },
    { id: 'a4', type: 'image', data: {} },
  ],
}

const at = (name: string) => `{address}/media/${name}.webp`

test('all pictures of an entity are found with their places, and street addresses are not', () => {
  expect(Object.fromEntries(picturesOf(entity))).toEqual({
    [at('hero')]: ['hero', 'body'],
    [at('share')]: ['ogImage'],
    [at('one')]: ['body'],
    [at('two')]: ['body'],
    [at('three')]: ['body'],
  })
  expect([...picturesOf({ id: 'a', avatar: picture('face') })]).toEqual([[at('face'), ['avatar']]])
})

const by = {
  address: at('new'),
  credit: '撮影／石井',
  license: null,
  focalX: 0.2,
  focalY: 0.8,
  color: '#445566',
}

test('a replaced picture keeps the alt text of each place, and nothing else changes', () => {
  const replaced = replacePicture(entity, at('hero'), { ...by, alt: null }) as typeof entity
  expect(replaced.hero).toEqual({ ...by, alt: '説明' })
  expect(replaced.blocks[0]?.data.image).toEqual({ ...by, alt: '本文での説明' })
  expect(replaced.blocks.slice(1).every((block, index) => block === entity.blocks[index + 1])).toBe(true)
  expect(replaced.seo).toBe(entity.seo)
  expect(replacePicture(entity, at('nowhere'), { ...by, alt: null })).toBe(entity)
})

test('a new alt text is applied on request, also to the sharing image', () => {
  const replaced = replacePicture(entity, at('share'), { ...by, alt: '新しい説明' }) as typeof entity
  expect(replaced.seo).toEqual({ title: null, ogImage: at('new') })
  const inBody = replacePicture(entity, at('one'), { ...by, color: null, alt: '新しい説明' }) as typeof entity
  const { color: _, ...plain } = by
  expect(inBody.blocks[1]?.data.images?.[0]?.image).toEqual({ ...plain, alt: '新しい説明' })
})
