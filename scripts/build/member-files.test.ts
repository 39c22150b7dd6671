import { expect, test } from 'vitest'
import { memberFiles } from './member-files.ts'

type Options = { imports?: string[]; late?: string[]; styles?: string[] }

const chunk = (fileName: string, id: string, { imports = [], late = [], styles = [] }: Options = {}) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: id,
  imports,
  dynamicImports: late,
  viteMetadata: { importedCss: new Set(styles) },
})

const page = (name: string) => `virtual:vike:page-entry:client:/pages/${name}`

test('the file list has the code and styles of the member area’s pages and of the shell (R50)', () => {
  const bundle = [
    chunk('entries/entry-server-routing.1.js', '/entry', {
      imports: ['react.js'],
      late: ['area.js', 'spots.js', 'care.js'],
    }),
    chunk('react.js', '/node_modules/react/index.js'),
    chunk('area.js', page('member/index'), { late: ['guide.js', 'settings.js', 'home.js'] }),
    chunk('spots.js', page('spots/index'), { late: ['never.js'] }),
    chunk('care.js', '/site/renderer/navigation/care.ts'),
    chunk('guide.js', '/site/pages/member/travel/guides/@id/Guide.tsx', {
      imports: ['idb.js'],
      late: ['map.js', 'holidays.js', 'print.js'],
      styles: ['guide.css'],
    }),
    chunk('idb.js', '/node_modules/idb/index.js'),
    chunk('holidays.js', '/node_modules/@holiday-jp/holiday_jp/index.js'),
    chunk('map.js', '/site/renderer/ui/map/MapPanel.tsx'),
    chunk('print.js', '/site/pages/member/travel/guides/print/GuidePrint.tsx'),
    chunk('settings.js', '/site/pages/member/settings/account/Account.tsx', { late: ['library.js'] }),
    chunk('library.js', '/site/renderer/auth/settings-library.ts'),
    chunk('home.js', '/site/pages/member/home/topics/HomeTopics.tsx'),
    chunk('never.js', '/site/renderer/auth/tokens.ts'),
    { type: 'asset', fileName: 'picture.svg' },
  ]
  expect(memberFiles(bundle, ['page.css'])).toEqual([
    '/area.js',
    '/care.js',
    '/entries/entry-server-routing.1.js',
    '/guide.css',
    '/guide.js',
    '/holidays.js',
    '/home.js',
    '/idb.js',
    '/page.css',
    '/print.js',
    '/react.js',
    '/settings.js',
  ])
})
