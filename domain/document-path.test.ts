import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDocumentPath, PAGED_PATHS, pageNumber, payloadPath, toDocumentPath } from './document-path.ts'

const query = (search: string) => new URLSearchParams(search)

test('the second page of a list has a folder of its own, the first has not', () => {
  expect(toDocumentPath('/spots', query('page=2'))).toBe('/spots/page/2')
  expect(toDocumentPath('/spots', query('page=1'))).toBe('/spots')
  expect(toDocumentPath('/spots', query(''))).toBe('/spots')
})

test('a page number means nothing where there is no list', () => {
  expect(toDocumentPath('/about', query('page=2'))).toBe('/about')
  expect(fromDocumentPath('/about/page/2')).toBeNull()
})

test('a page number that is no positive whole number is the first page', () => {
  for (const page of ['0', '-1', '1.5', '02', 'x', '２', '999999', '', null, undefined])
    expect(pageNumber(page)).toBe(1)
})

test('the stored first page leads to the list itself', () => {
  expect(fromDocumentPath('/spots/page/1')).toBe('/spots')
  expect(fromDocumentPath('/spots')).toBeNull()
})

test('every page of every list is found again from its folder', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGED_PATHS), fc.integer({ min: 2, max: 99999 }), (list, page) => {
      expect(fromDocumentPath(toDocumentPath(list, query(`page=${page}`)))).toBe(`${list}?page=${page}`)
    }),
  )
})

test('the data of an address lies beside its document', () => {
  expect(payloadPath('/', query(''))).toBe('/_payload.json')
  expect(payloadPath('/spots', query('page=3'))).toBe('/spots/page/3/_payload.json')
  expect(payloadPath('/spots/kenrokuen', query('utm=x'))).toBe('/spots/kenrokuen/_payload.json')
})
