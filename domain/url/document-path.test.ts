import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDocumentPath, PAGED_PATHS, pageNumber, payloadPath, toDocumentPath } from './document-path.ts'

const query = (search: string) => new URLSearchParams(search)

test('the second page of a list has a folder of its own, the first has not', () => {
  expect(toDocumentPath('/spots', query('page=2'))).toBe('/spots/page/2')
  expect(toDocumentPath('/spots', query('page=1'))).toBe('/spots')
  expect(toDocumentPath('/spots', query(''))).toBe('/spots')
})

test('a page number is ignored where there is no list', () => {
  expect(toDocumentPath('/about', query('page=2'))).toBe('/about')
  expect(fromDocumentPath('/about/page/2')).toBeNull()
})

test('an invalid page number is the first page', () => {
  for (const page of ['0', '-1', '1.5', '02', 'x', '２', '', null, undefined])
    expect(pageNumber(page)).toBe(1)
})

test('a page far beyond the list is requested as such, and not found (R64)', () => {
  expect(pageNumber('999999')).toBe(999_999)
  expect(toDocumentPath('/spots', query('page=999999'))).toBe('/spots/page/999999')
  // Page numbers are capped at a value that no list reaches and every database can store.
  expect(pageNumber('9'.repeat(400))).toBe(999_999_999)
})

test('the stored first page leads to the list itself', () => {
  expect(fromDocumentPath('/spots/page/1')).toBe('/spots')
  expect(fromDocumentPath('/spots')).toBeNull()
})

test('every page of every list maps back from its folder', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGED_PATHS), fc.integer({ min: 2, max: 999_999_999 }), (list, page) => {
      expect(fromDocumentPath(toDocumentPath(list, query(`page=${page}`)))).toBe(`${list}?page=${page}`)
    }),
  )
})

test('the data of an address is next to its document', () => {
  expect(payloadPath('/', query(''))).toBe('/_payload.json')
  expect(payloadPath('/spots', query('page=3'))).toBe('/spots/page/3/_payload.json')
  expect(payloadPath('/spots/kenrokuen', query('utm=x'))).toBe('/spots/kenrokuen/_payload.json')
})
