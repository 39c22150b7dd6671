import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const PRODUCT = '{domain,pages,renderer,worker}/**/*.{ts,tsx}'
const TOOLS = '{identity,scripts}/**/*.{ts,mjs}'

const read = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8').replace(COMMENT, '') }))

const [product, tools] = [read(PRODUCT), read(TOOLS)]

const where = (files: typeof product, pattern: RegExp): string[] =>
  files
    .filter(({ source }) => pattern.test(source))
    .map(({ file }) => file)
    .sort()

test('neither the product nor its tools evaluate text as code', () => {
  expect(where(product, /\beval\(|\bnew Function\(|\b(setTimeout|setInterval)\(\s*['"`]/)).toEqual([])
  // The benchmark evaluates its own conditions in a page.
  expect(where(tools, /\beval\(|\bnew Function\(/)).toEqual(['scripts/bench/shelf.ts'])
})

test('commands are run with an argument list, never by a shell', () => {
  expect(where(product, /child_process/)).toEqual([])
  expect(where(tools, /\bexecSync\b|\{[^}]*\bexec\b[^}]*\} from 'node:child_process'|shell:\s*true/)).toEqual(
    [],
  )
})

test('only React renders text; raw HTML is constant or escaped', () => {
  expect(
    where(product, /insertAdjacentHTML|outerHTML\s*=|document\.write\(|createContextualFragment/),
  ).toEqual(['renderer/first-lines.ts'])
  expect(where(product, /dangerouslySetInnerHTML|innerHTML\s*=/)).toEqual([
    'pages/maintenance/+Page.tsx',
    'renderer/+onRenderHtml.tsx',
    'renderer/DocumentHead.tsx',
    'renderer/analytics/notice.ts',
    'renderer/shell/waiting/show-skeleton.ts',
  ])
})

test('security-relevant randomness comes from the platform; Math.random is used for jitter and samples only', () => {
  expect(where(product, /Math\.random\(/)).toEqual([
    'pages/member/travel/store/sender.ts',
    'renderer/api/http.ts',
    'renderer/maintenance/poll-until.ts',
    'renderer/telemetry/telemetry.ts',
    'worker/middleware/request-log.ts',
    'worker/redirects/change-redirects.ts',
    'worker/sharing/card-store.ts',
  ])
})

test('pages receive messages of the own origin only: no window messages, no sockets', () => {
  const windows =
    /window\.addEventListener\(\s*'message'|globalThis\.addEventListener\(\s*'message'|\.parent\.postMessage/
  expect(where(product, windows)).toEqual([])
  expect(where(product, /new (WebSocket|EventSource|RTCPeerConnection|WebTransport)\(/)).toEqual([])
})

test('weak hashes and ciphers are not used', () => {
  expect(
    where(
      [...product, ...read('scripts/**/*.ts')],
      /'SHA-1'|'sha1'|'md5'|'MD5'|AES-CBC|AES-ECB|AES-CTR|createCipheriv\('(?!aes-256-gcm')/,
    ),
  ).toEqual([])
})

test('comparisons are strict; only null also matches undefined', () => {
  const loose = /[^=!<>]==(?!=)(?!\s*null\b)|!=(?!=)(?!\s*null\b)/
  expect(where([...product, ...tools], loose)).toEqual([])
})

test('regular expressions are built from constants, never from input', () => {
  // Reviewed: built from date formats, box sides, and names and lengths of the code.
  expect(where(product, /new RegExp\(/)).toEqual([
    'domain/auth/password-policy.ts',
    'domain/auth/test-user-cookie.ts',
    'domain/date/date.ts',
    'domain/search/keyword.ts',
    'domain/search/text.ts',
    'domain/text/linked-text.ts',
    'domain/travel/transport-from-title.ts',
    'pages/member/travel/guides/print/block.ts',
    'pages/office/blocks/paste/pictures.ts',
    'renderer/shell/messages/arrived-notice.ts',
    'renderer/ui/Unbroken.tsx',
    'worker/auth/sealed.ts',
    'worker/auth/session-cookies.ts',
  ])
})

test('no field blocks pasting, and password fields have an autocomplete token', () => {
  const pasting = product.flatMap(({ file, source }) =>
    [...source.matchAll(/onPaste=\{([^}]*)\}/g)].map(([, handler]) => `${file}: ${handler}`),
  )
  expect(pasting).toEqual(['pages/office/manuscript/frame/FrameLayout.tsx: store.preserveRevision'])
  expect(where(product, /type=(\{[^}]*)?['"]password['"]/)).toEqual(['renderer/form/PasswordInput.tsx'])
  expect(where(product, /autoComplete=['"]off['"]/).filter((file) => /login|Password/.test(file))).toEqual([])
})

test('the Worker logs by one function, which removes secrets', () => {
  const worker = product.filter(({ file }) => /^(worker|domain)\//.test(file))
  expect(where(worker, /console[.[]/)).toEqual(['worker/log.ts'])
})

test('requests of the Worker to other sites do not follow redirects automatically', () => {
  const fetching = product.filter(
    ({ file, source }) => file.startsWith('worker/') && /(?<!\w|ASSETS\.|assets\.)fetch\(/.test(source),
  )
  // It uses the result of worker/links/fetch-link.ts.
  expect(
    fetching.filter(({ source }) => !source.includes("redirect: 'manual'")).map(({ file }) => file),
  ).toEqual(['worker/links/check-links.ts'])
})
