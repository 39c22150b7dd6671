import { globSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { CHUNK_GROUPS, isAlwaysThere, noteAlwaysThere } from '#scripts/build/chunks.ts'
import { shortClassNames } from '#scripts/build/class-names.ts'
import { MEMBER_PAGES, memberFiles } from '#scripts/build/member-files.ts'
import { writeMemberParts } from '#scripts/build/member-parts.ts'
import { pageStyles, SHEETS_PLACEHOLDER, sheetFilesOf, sheetTable } from '#scripts/build/page-styles.ts'
import { readingScript, type ScriptFile } from '#scripts/build/reading-script.ts'

/** See worker/documents/pages.ts. Imported when the first page is rendered, so that a Worker that serves files starts sooner. */
const pagesInWorker: Plugin = {
  name: 'pages-in-worker',
  apply: 'build',
  transform: {
    filter: { id: /\/worker\/documents\/pages\.ts$/ },
    handler: () => ({
      code: `export const loadPages = () => import('virtual:@brillout/vite-plugin-server-entry:serverEntry')`,
      map: null,
    }),
  },
}

/**
 * The browser's build writes all styles. The Worker's would write them once more, divided otherwise and under other
 * names, and vike would link both.
 */
const stylesFromBrowserBuild: Plugin = {
  name: 'styles-from-browser-build',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
        else if (name.endsWith('.css')) delete bundle[name]
      }
    },
  },
}

/**
 * Zod tests on its first schema whether `eval` is allowed. The Content-Security-Policy forbids it, and each attempt would
 * be reported as a violation.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler(code) {
      const begun = '(_a.__zod_globalConfig = {})'
      if (!code.includes(begun)) this.error('zod begins with another configuration than it did')
      return { code: code.replace(begun, '(_a.__zod_globalConfig = { jitless: true })'), map: null }
    },
  },
}

/**
 * The account library gets its configuration in its own format (renderer/auth). The parsers of the other two formats
 * would be kilobytes of unused code in the sign-in.
 */
const amplifyAsConfigured: Plugin = {
  name: 'amplify-as-configured',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/@aws-amplify\/core\/.*\/parseAmplifyConfig\.mjs$/ },
    handler(code) {
      if (!code.includes('return amplifyConfig;'))
        this.error('amplify reads its configuration otherwise than it did')
      return { code: 'export const parseAmplifyConfig = (config) => config', map: null }
    },
  },
}

/** The files that the personal area caches on a device, and its service worker, for scripts/build/member-worker.ts. */
const filesOfMembers: Plugin = {
  name: 'files-of-members',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = memberFiles(Object.values(bundle), MEMBER_PAGES.flatMap(sheetFilesOf))
      await writeMemberParts('dist', files)
    },
  },
}

/** Variables from scripts/dev.ts: the local sign-in and secrets. */
const localVars: object = JSON.parse(process.env.LOCAL_VARS ?? '{}')

/** Omits chunks that are always loaded from the preload lists of other chunks, which name every file by its path. */
const shortPreloadLists: Plugin = {
  name: 'short-preload-lists',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler: (_options, bundle) => noteAlwaysThere(Object.values(bundle)),
  },
}

/**
 * Entries of `pages/_` and of pages that no link leads to: every page contains the lists of what to preload, and readers
 * need none for these.
 */
const UNLINKED_PAGE = /\/pages_(410|500|forms|login|maintenance|messages|parts)\./

/** In development vite serves the sources, the Worker handles the other requests, and its guards are open. */
const development = (assets: object | undefined, vars: object | undefined) => ({
  assets: { ...assets, run_worker_first: false },
  vars: {
    ...vars,
    ...localVars,
    SERVER_DEV: process.env.SERVER_DEV ?? 'true',
  },
})

/** What the Worker must find in its database (worker/operations/health-parts.ts). */
const migrations = readdirSync('worker/db/migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** The app's own router in place of vike's client (renderer/router). */
const ownRouter: Plugin = {
  name: 'own-router',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  load: {
    filter: { id: /\/vike\/dist\/client\/runtime-server-routing\/entry\.js$/ },
    handler: () => `import '/renderer/router/start.ts'`,
  },
}

/**
 * The oldest browsers of readers, which have `light-dark()`: Baseline is widely available since November 2026.
 * https://web.dev/baseline
 */
const BROWSERS = { chrome: 123, edge: 123, firefox: 120, safari: 17.5 }
/** As lightningcss encodes versions: a byte each for major and minor. */
const lightningTargets = Object.fromEntries(
  Object.entries(BROWSERS).map(([name, version]) => [
    name,
    (Math.floor(version) << 16) | (Math.round((version % 1) * 10) << 8),
  ]),
)

/** The tables of style sheets in the code of an environment; development has none. */
const sheetsOf = ({ name, mode }: { name: string; mode: string }): string => {
  const isBrowser = name === 'client'
  const { sheets, classes } = mode === 'build' && !isBrowser ? sheetTable() : { sheets: {}, classes: {} }
  const used = mode === 'build' && isBrowser ? SHEETS_PLACEHOLDER : JSON.stringify(sheets)
  return `export const SHEETS = ${used}\nexport const SHEET_CLASSES = ${JSON.stringify(classes)}`
}

/**
 * The pages by id: the modules that vike generates, for the browser only, as the server navigates nowhere, and the style
 * sheets, which the browser's build writes first.
 */
const pageTable: Plugin = {
  name: 'page-table',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:pages$/ }, handler: () => '\0virtual:pages' },
  load: {
    filter: { id: /^\0virtual:pages$/ },
    handler() {
      const isBrowser = this.environment.name === 'client'
      const ids = isBrowser ? globSync('pages/**/+Page.tsx').map((file) => `/${dirname(file)}`) : []
      const lines = ids.map((id) => `'${id}': () => import('virtual:vike:page-entry:client:${id}')`)
      return `export const PAGES = {${lines.join(',')}}\n${sheetsOf(this.environment)}`
    },
  },
}

/** The script of reading, in production built apart from the app. */
const readingFiles = (files: readonly ScriptFile[]): Plugin => ({
  name: 'reading-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const { fileName, code } of files) this.emitFile({ type: 'asset', fileName, source: code })
  },
})

/** @returns its URL, and its files */
const reading = async (command: 'build' | 'serve') => {
  if (command === 'serve') return { url: '/renderer/reading/reading.ts', files: [] }
  const files = await readingScript()
  return { url: `/${files.find(({ isEntry }) => isEntry)?.fileName}`, files }
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const { url, files } = await reading(command)
  return {
    // vike's server environment is the Worker itself: the same bundle prerenders in Node and runs in workerd.
    // vike must come first, otherwise its runtime fails when the Worker starts in development.
    plugins: [
      ownRouter,
      pageTable,
      vike(),
      cloudflare({
        viteEnvironment: { name: 'ssr' },
        config: ({ assets, vars }) => (command === 'serve' ? development(assets, vars) : {}),
      }),
      pagesInWorker,
      stylesFromBrowserBuild,
      pageStyles(lightningTargets),
      shortPreloadLists,
      zodWithoutEval,
      amplifyAsConfigured,
      readingFiles(files),
      filesOfMembers,
      // Vite minifies all styles itself.
      tailwindcss({ optimize: false }),
      react(),
    ],
    define: { MIGRATIONS_AT_BUILD: JSON.stringify(migrations), READING_SCRIPT: JSON.stringify(url) },
    css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
    build: {
      target: 'es2022',
      cssTarget: Object.entries(BROWSERS).map(([name, version]) => `${name}${version}`),
      reportCompressedSize: false,
      modulePreload: {
        resolveDependencies: (page, needed) =>
          UNLINKED_PAGE.test(page) ? [] : needed.filter((file) => !isAlwaysThere(file)),
      },
    },
    environments: {
      // For Node: what scripts/build/prerender.ts uses of the Worker.
      ssr: { build: { rolldownOptions: { input: { prerender: 'worker/documents/prerender.ts' } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: CHUNK_GROUPS },
              // Every page contains the names of all lazy files; 42 bits are enough to distinguish them.
              chunkFileNames: 'assets/chunks/chunk-[hash:7].js',
            },
          },
        },
      },
    },
  }
})
