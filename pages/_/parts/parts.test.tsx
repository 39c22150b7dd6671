import { globSync, readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from 'vike/types'
import { expect, test } from 'vitest'
import { PageContextProvider } from '#renderer/page-context.tsx'
import { GROUPS } from './groups.ts'

/** Components without an entry, and why. */
const WITHOUT_ENTRY: Record<string, string> = {
  'renderer/form/Field': 'the frame of every field',
  'renderer/form/HiddenUsername': 'invisible, for password managers',
  'renderer/form/PasswordInput': 'a part of the password field',
  'renderer/form/PrefectureOptions': 'the options of a select',
  'renderer/ui/ArticleMeta': 'a line of the most read articles',
  'renderer/ui/NewTabNote': 'for screen readers only',
  'renderer/ui/lazyPart': 'loads other components',
  'renderer/ui/map/MapFrame': 'the frame of every map, drawn when that is opened',
  'renderer/ui/map/MapPanel': 'a part of the map, loaded when that is opened',
}

const parts = Object.values(GROUPS).flatMap((group) => Object.entries(group))
const paths = parts.map(([path]) => path)
const pageContext = {
  isClientSide: false,
  urlOriginal: '/_/parts',
  pageSource: {
    config: { imageHost: 'https://images.example', amazonAffiliateId: '', rakutenAffiliateId: '' },
  },
} as unknown as PageContext

const htmlOf = (example: ReactElement) =>
  renderToStaticMarkup(<PageContextProvider pageContext={pageContext}>{example}</PageContextProvider>)

test('every component of renderer/ui and renderer/form is in the catalogue, or has a reason not to be', () => {
  const files = globSync('renderer/{form,ui}/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  const listed = [...paths, ...Object.keys(WITHOUT_ENTRY)].filter((path) =>
    /^renderer\/(form|ui)\//.test(path),
  )
  expect(listed.toSorted()).toEqual(files.map((file) => file.replace('.tsx', '')).toSorted())
})

test('every entry is about a component that its group imports', () => {
  const sources = globSync('pages/_/parts/*.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  const isImported = (path: string) =>
    sources.includes(`/${path.replace(/^pages\//, '').replace(/^renderer\//, '')}.tsx'`)
  expect(paths.filter((path) => !path.startsWith('domain/') && !isImported(path))).toEqual([])
})

test('every state of every part shows something, and anchors are unique', () => {
  const empty = parts.flatMap(([path, { states }]) =>
    Object.entries(states).flatMap(([state, example]) => {
      const shown = htmlOf(example)
      return shown.replaceAll(/<(?!img|hr)[^>]*>/g, '') ? [] : [`${path} ${state}: ${shown}`]
    }),
  )
  expect(empty).toEqual([])
  expect(new Set(paths.map((path) => path.split('/').at(-1))).size).toBe(paths.length)
})
