import { expect, test } from 'vitest'
import { imageUrl } from '#domain/image/image.ts'
import { parseImageRequest } from './image-request.ts'

const host = 'https://images.example.jp'
const behind = (url: string) => url.slice('/cdn-cgi/image/'.length)

test('requests of pages are parsed', () => {
  const url = imageUrl({ address: '{address}/spots/a.jpg', focalX: 0.3, focalY: 0.7 }, 'lg', host)
  expect(parseImageRequest(behind(url), host)).toEqual({
    key: 'spots/a.jpg',
    width: 1024,
    height: 512,
    gravity: { x: 0.3, y: 0.7 },
  })
})

test('a lost slash is restored', () => {
  expect(parseImageRequest('width=512,format=auto/https:/images.example.jp/a.jpg', host)?.key).toBe('a.jpg')
})

test.each([
  'width=9999,height=512,fit=cover,format=auto/https://images.example.jp/a.jpg',
  'width=1024,height=512,fit=cover,gravity=9x0,format=auto/https://images.example.jp/a.jpg',
  'width=1024,height=512,fit=cover,format=auto/https://elsewhere.example/a.jpg',
  'width=1024,height=512,fit=cover,format=auto/https://images.example.jp.elsewhere.example/a.jpg',
  'width=1024,height=512,fit=cover,format=auto/https://images.example.jp/',
  'width=1024,height=512,fit=cover,format=auto/https://images.example.jp/%zz',
  'nothing',
  '',
])('%j is not served', (rest) => {
  expect(parseImageRequest(rest, host)).toBeNull()
})

test('an impossible bucket key is not a picture, and is not requested (R65)', () => {
  const parse = (key: string) =>
    parseImageRequest(`width=512,height=256/https://images.example/${key}`, 'https://images.example')
  expect(parse('あ'.repeat(341))).toMatchObject({ width: 512 })
  expect(parse('あ'.repeat(342))).toBeNull()
  expect(parse('%E3%81%82'.repeat(342))).toBeNull()
})
