import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runMiddleware } from './middleware.ts'

const assign = vi.fn()
beforeEach(() =>
  vi.stubGlobal('location', { href: 'https://site.example/', origin: 'https://site.example', assign }),
)
afterEach(() => {
  assign.mockReset()
  vi.unstubAllGlobals()
})

test('an unknown middleware name throws, on server and client (R229)', async () => {
  for (const name of ['nobody', 'constructor', '__proto__', ''])
    for (const isClientSide of [true, false])
      await expect(runMiddleware([name], '/maintenance', isClientSide)).rejects.toThrow(
        `Unknown route middleware: ${name}`,
      )
})

test('a page with registered or no middleware is rendered on the server (R229)', async () => {
  await runMiddleware([], '/maintenance', false)
  await runMiddleware(['wholeDocument'], '/maintenance', false)
  expect(assign).not.toHaveBeenCalled()
})

test('in the browser a page that only the server can render is loaded as a document (R229)', () => {
  void runMiddleware(['wholeDocument'], '/maintenance', true)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/maintenance')
})
