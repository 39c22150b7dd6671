import { expect, test } from 'vitest'
import { wrongImports } from './check-imports.ts'

const isWrong = (file: string, source: string) => wrongImports(file, source).length > 0

test('imports against the direction of dependencies are found', () => {
  expect(isWrong('worker/v1/spots.ts', `import { Spot } from '#domain/content/spot.ts'`)).toBe(false)
  expect(
    isWrong('domain/content/spot.ts', `import { listSpots } from '#worker/db/content/spots.server.ts'`),
  ).toBe(true)
  expect(isWrong('worker/db/content/spots.server.ts', `import { ok } from '../../v1/envelope.ts'`)).toBe(true)
  expect(isWrong('renderer/App.tsx', `import { Page } from '#pages/index/+Page.tsx'`)).toBe(true)
})

test('only the renderer may import the content repository, as a type', () => {
  expect(isWrong('pages/spots/+Page.tsx', `import { useData } from '#renderer/page-context.tsx'`)).toBe(false)
  expect(
    isWrong('pages/spots/+loader.ts', `import { findBySlug } from '#worker/db/content/content.server.ts'`),
  ).toBe(true)
})

test('browser code may import types of the Worker, but no code', () => {
  expect(isWrong('renderer/api.ts', `import type { Api } from '#worker/app.ts'`)).toBe(false)
  expect(isWrong('renderer/api.ts', `import { createApp } from '#worker/app.ts'`)).toBe(true)
})

test('imports of other top-level folders use their #name, except in files that vike loads itself', () => {
  expect(isWrong('pages/spots/+Page.tsx', `import { App } from '../../renderer/App.tsx'`)).toBe(true)
  expect(isWrong('pages/spots/+config.ts', `import { x } from '../../renderer/x.ts'`)).toBe(false)
  expect(isWrong('pages/spots/+Page.tsx', `import { Card } from './SpotCard.tsx'`)).toBe(false)
})

test('only the Worker’s renderer may render', () => {
  expect(isWrong('worker/v1/spots.ts', `import { renderPage } from 'vike/server'`)).toBe(true)
  expect(isWrong('worker/documents/render.ts', `import { renderPage } from 'vike/server'`)).toBe(false)
})

test('multi-line and dynamic imports are checked', () => {
  expect(isWrong('domain/a.ts', `import {\n  x,\n  y,\n} from '#worker/x.ts'`)).toBe(true)
  expect(isWrong('domain/a.ts', `const x = await import('#worker/x.ts')`)).toBe(true)
})

test('only scripts and tests may import the Cognito stand-in', () => {
  const source = `import { PEOPLE } from '#identity/people.ts'`
  for (const file of [
    'domain/a.ts',
    'worker/v1/a.ts',
    'renderer/a.tsx',
    'pages/login/+Page.tsx',
    'seed/a.ts',
  ])
    expect(isWrong(file, source)).toBe(true)
  for (const file of ['scripts/start.ts', 'tests/sites.ts', 'worker/auth/a.test.ts'])
    expect(isWrong(file, source)).toBe(false)
  expect(isWrong('identity/start.ts', `import { createApp } from '#worker/app.ts'`)).toBe(true)
})
