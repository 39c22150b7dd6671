import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { FEDERATED_PROVIDERS } from '#domain/auth/federated-provider.ts'
import { SITE_WORDS } from '#domain/auth/password-policy.ts'
import { SESSION_LIFETIMES } from '#domain/auth/session-lifetime.ts'
import { EMBED_ORIGINS } from '#domain/blocks/embed/embed-origins.ts'
import { MEDIA_LIMITS } from '#domain/media/limits.ts'
import { ADDRESS_SEARCH_ORIGIN, TILE_ORIGIN } from '#domain/place/map-origins.ts'
import { MAX_RULES } from '#domain/redirect/redirect-rule.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { PHOTO_LIMITS } from '#domain/travel/photo-format.ts'

const text = readFileSync('docs/security/inventory.md', 'utf8')
/** The section below a heading. */
const section = (heading: string): string => {
  const [, rest = ''] = text.split(`## ${heading}\n`)
  return rest.split(/^## /m)[0] ?? ''
}
const named = (part: string): string[] => [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => ({
      file,
      source: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }))
const filesWith = (pattern: string, what: RegExp): string[] =>
  sources(pattern)
    .filter(({ source }) => what.test(source))
    .map(({ file }) => file)

const database = new DatabaseSync(':memory:')
const MIGRATIONS = 'worker/db/migrations'
for (const name of readdirSync(MIGRATIONS).sort())
  database.exec(readFileSync(`${MIGRATIONS}/${name}`, 'utf8'))
const column = (sql: string): string[] =>
  database
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]))

test('every table of the database has one protection class', () => {
  const tables = column("SELECT name FROM sqlite_master WHERE type = 'table'").filter(
    (name) => !/^sqlite_|^(search_index|manuscript_words)_/.test(name),
  )
  const [, classes = ''] = section('Data classes').split('Tables (D1)')
  expect(named(classes.split('R2: ')[0] ?? '').sort()).toEqual(tables.sort())
})

test('every use of browser storage is listed with its lifetime', () => {
  const using = filesWith(
    '{pages,renderer}/**/*.{ts,tsx}',
    /\b(localStorage|sessionStorage)\b|\bopenDB\b|\bcaches\??\./,
  )
  const listed = named(section('Data classes')).filter((name) => /^(pages|renderer)\//.test(name))
  expect(using.filter((file) => !listed.includes(file))).toEqual([])
})

test('every key and every file that encrypts, signs or hashes is listed', () => {
  const keys = [
    ...readFileSync('worker/secrets.d.ts', 'utf8').matchAll(/^ {2}(\w+(?:KEYS?|TOKEN))\?:/gm),
  ].map(([, name = '']) => name)
  const own = section('Keys and cryptography')
  expect(keys.filter((key) => !named(own).includes(key))).toEqual([])
  const files = filesWith(
    '{domain,worker}/**/*.ts',
    /crypto\.(subtle|getRandomValues)|createHash|from 'jose'/,
  )
  expect(
    files.filter((file) => !named(own).includes(file) && !/\/(state-cookie|session-subject)\.ts$/.test(file)),
  ).toEqual([])
})

test('every outbound connection of the Worker and of pages is listed', () => {
  const own = section('Outbound connections')
  const fetching = filesWith(
    '{domain,worker}/**/*.ts',
    /(?<!\w|ASSETS\.|assets\.)fetch\(|createRemoteJWKSet\(/,
  )
  expect(fetching.filter((file) => !named(own).includes(file) && file !== 'worker/index.ts')).toEqual([])
  for (const origin of [...EMBED_ORIGINS, TILE_ORIGIN, ADDRESS_SEARCH_ORIGIN])
    expect(own).toContain(new URL(origin).host)
  const policy = readFileSync('worker/middleware/content-security-policy.ts', 'utf8')
  for (const [, host = ''] of policy.matchAll(/'https:\/\/([^']+)'/g))
    expect([host, own.includes(host) || host === '*.googletagmanager.com']).toEqual([host, true])
})

test('the documented limits equal those of the settings and of the code', () => {
  const own = section('Limits')
  const classes = [
    ...readFileSync('wrangler.toml', 'utf8').matchAll(
      /name = "(LIMIT_\w+)"\nnamespace_id = "\d+"\nsimple = \{ limit = (\d+), period = (\d+) \}/g,
    ),
  ].map(([, name, limit, period]) => `| \`${name}\` | ${limit} | ${period} |`)
  expect(own.match(/^\| `LIMIT_.*$/gm)).toEqual(classes)
  const number = (value: number) => value.toLocaleString('en-US')
  for (const expected of [
    `| ${MEDIA_LIMITS.bytes / 2 ** 20} MB, ${number(MEDIA_LIMITS.side)} px a side | ${number(MEDIA_LIMITS.pixels / 1_000_000)} million |`,
    `| ${PHOTO_LIMITS.bytes / 2 ** 20} MB | ${number(PHOTO_LIMITS.pixels / 1_000_000)} million |`,
    `| Travel guides | ${TRAVEL_LIMITS.guides} |`,
    `| Sections of a guide (days and themes) | ${TRAVEL_LIMITS.sections} |`,
    `| ${TRAVEL_LIMITS.activitiesOfSection} / ${TRAVEL_LIMITS.activitiesOfGuide} |`,
    `| ${number(TRAVEL_LIMITS.actions)}, with ${TRAVEL_LIMITS.photos} photos each |`,
    `| Redirect rules | ${number(MAX_RULES)} |`,
  ])
    expect(own).toContain(expected)
})

test('the documented session lifetimes equal those of the code', () => {
  const [hour, day] = [3600, 86_400]
  const { member, staff } = SESSION_LIFETIMES
  expect(section('Sessions')).toContain(
    `| Members | ${member.idle / day} days | ${member.absolute / day} days |`,
  )
  expect(section('Sessions')).toContain(`| ${staff.idle / hour} hours | ${staff.absolute / day} days |`)
})

test('the documented sign-in methods and forbidden password words equal those of the code', () => {
  const own = named(section('Sign-in methods'))
  for (const name of [...FEDERATED_PROVIDERS, ...SITE_WORDS]) expect(own).toContain(name)
})

test('production requires passwords of eight characters or more, of any kind', () => {
  const settings = readFileSync('wrangler.production.toml', 'utf8')
  const [, least] = /^PASSWORD_MIN_LENGTH = "(\d+)"$/m.exec(settings) ?? []
  expect(Number(least)).toBeGreaterThanOrEqual(8)
  expect(settings).toMatch(/^PASSWORD_REQUIRES = ""$/m)
})

test('every role is listed with exactly its permissions beyond those of members', () => {
  for (const role of column('SELECT name FROM roles ORDER BY id')) {
    const permissions = column(
      `SELECT p.action || ' ' || p.resource || ' ' || p.scope FROM permissions p JOIN roles r ON r.id = p.role_id
       WHERE r.name = '${role}' AND NOT EXISTS (
         SELECT 1 FROM permissions q JOIN roles m ON m.id = q.role_id
         WHERE m.name = 'member' AND q.action = p.action AND q.resource = p.resource AND q.scope = p.scope)
       ORDER BY p.resource, p.action`,
    )
    expect(section('Permissions')).toContain(`| \`${role}\` | ${permissions.join(', ') || '—'} |`)
  }
})

test('every log message of the Worker is listed', () => {
  const lines = sources('worker/**/*.ts').flatMap(({ source }) =>
    [...source.matchAll(/logLine\(\s*(?:'\w+'|\w+),\s*'([^']+)'/g)].map(([, what = '']) => what),
  )
  expect(section('Logs').match(/(?<=^\| `)[^`]+(?=` \|$)/gm)).toEqual([...new Set(lines)].sort())
})

test('every file named in the inventory exists', () => {
  const files = named(text).filter((name) =>
    /^(docs|domain|pages|renderer|scripts|tests|worker)\//.test(name),
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every package has an integrity hash and comes from the npm registry', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }>
  }
  // Without it npm requests each package's metadata from the registry, which doubles the time of an install.
  const registry = 'https://registry.npmjs.org/'
  const others = Object.entries(packages).filter(
    ([name, { resolved = '', integrity = '', inBundle, link }]) =>
      name !== '' &&
      (link || !resolved.startsWith(registry) || (!inBundle && !integrity.startsWith('sha512-'))),
  )
  expect(others).toEqual([])
  expect(
    existsSync('.npmrc') && /registry/.test(readFileSync('.npmrc', 'utf8').replace(/^omit-.*$/m, '')),
  ).toBe(false)
})

test('the runbook has a deadline for advisories of each severity', () => {
  const manual = readFileSync('docs/runbook.md', 'utf8')
  for (const weight of ['critical[^|]*', 'high', 'moderate', 'low'])
    expect(manual).toMatch(
      new RegExp(
        `^\\| ${weight} \\| [^|]*(\\d+ (hour|business day)|Monday)[^|]* \\| [^|]*\\d+ (hour|day)`,
        'm',
      ),
    )
})
