import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedId } from '#seed/identity.ts'
import { pictureFile } from '#seed/picture-source.ts'
import { findWorking } from '#worker/db/manuscripts/manuscripts.server.ts'
import { saveDraft } from '#worker/manuscripts/save-draft.ts'
import { emptySite, filesIn, ownFolder, putFile } from './bundle-site.fixture.ts'
import { exportBundle } from './export-bundle.ts'
import { importBundle } from './import-bundle.ts'

const NOW = new Date('2026-11-29T00:00:00.000Z')
const AUTHOR = seedId('author', 'bundle')
const ARTICLE = 'content/article-pages/yu-no-machi.md'
const PICTURE = 'pictures/media/yu.webp'

const AUTHOR_FILE = `id: ${AUTHOR}
slug: bundle-author
name: 湯野
kana: ゆの
role: 編集
bio: 湯の町に住んでいます。
avatar: { address: "{address}/media/yu.webp", alt: 顔, credit: 町, license: null, focalX: 0.5, focalY: 0.5 }
specialty: []
sns: []
slugHistory: [yuno]
version: 1
createdAt: null
updatedAt: null
`
const PICTURE_FILE = `id: ${seedId('media', 'bundle')}
address: "{address}/media/yu.webp"
name: 湯
width: 2144
height: 1206
bytes: null
mime: image/webp
color: null
alt: 湯
credit: 町
license: null
focalX: 0.5
focalY: 0.5
prefectureCode: null
version: 1
createdAt: 2026-11-01T00:00:00.000Z
updatedAt: 2026-11-01T00:00:00.000Z
sha256: null
`
const article = (slug: string, body = '朝の湯へ。') => `---
title: 湯の町の朝
slug: ${slug}
status: published
publishedAt: 2026-11-01T00:00:00.000Z
authorId: ${AUTHOR}
type: feature
catch: 朝の湯
summary: [一, 二, 三]
hero: { address: "{address}/media/yu.webp", alt: 湯, credit: 町, focalX: 0.5, focalY: 0.5 }
disclosure: { kind: none }
---

${body}
`
const REDIRECT = seedId('redirect', 'bundle')
const SITE = `format: 1
redirects:
  ${REDIRECT}: { from: /old, to: /spots, status: 301, isEnabled: true, startsAt: null, endsAt: null, note: "" }
`

/** A bundle as somebody writes it. */
const aBundle = () => {
  const folder = ownFolder()
  putFile(folder, 'site.yaml', SITE)
  putFile(folder, 'authors/bundle-author.yaml', AUTHOR_FILE)
  putFile(folder, PICTURE, readFileSync(pictureFile('adachi-museum')))
  putFile(folder, `${PICTURE}.yaml`, PICTURE_FILE)
  putFile(folder, ARTICLE, article('yu-no-machi'))
  return folder
}

const counts = (plan: Awaited<ReturnType<typeof importBundle>>) =>
  [...plan.contents, ...plan.authors, ...plan.pictures].map(({ outcome }) => outcome)

test('a bundle is imported once; again it changes nothing, and its export is the same in both sites', async () => {
  const [site, other] = [await emptySite(), await emptySite()]
  const [folder, first, second] = [aBundle(), ownFolder(), ownFolder()]
  const before = await site.print()
  const dry = await importBundle(site.source, { folder, now: NOW, apply: false })
  expect([counts(dry), await site.print()]).toEqual([['new', 'new', 'new'], before])
  await importBundle(site.source, { folder, now: NOW, apply: true })
  const imported = await site.print()
  expect(imported).not.toBe(before)
  const again = await importBundle(site.source, { folder, now: new Date(), apply: true })
  expect([counts(again), again.files, again.site.redirects]).toEqual([['same', 'same', 'same'], [], []])
  expect(await site.print()).toBe(imported)

  const all = { selection: {}, now: NOW }
  expect(await exportBundle(site.source, { ...all, folder: first })).toMatchObject({ contents: 1, lost: [] })
  await importBundle(other.source, { folder: first, now: new Date(), apply: true })
  await exportBundle(other.source, { ...all, folder: second })
  expect(filesIn(second)).toEqual(filesIn(first))
  expect(Object.keys(filesIn(first))).toEqual([
    'authors/bundle-author.yaml',
    ARTICLE,
    PICTURE,
    `${PICTURE}.yaml`,
    'site.yaml',
  ])
})

test('a changed file becomes a new version with the former one kept; work of the office is not replaced', async () => {
  const site = await emptySite()
  const folder = ownFolder()
  await importBundle(site.source, { folder: aBundle(), now: NOW, apply: true })
  await exportBundle(site.source, { folder, selection: {}, now: NOW })
  const text = readFileSync(join(folder, ARTICLE), 'utf8')
  const [, id = ''] = /^id: (.*)$/m.exec(text) ?? []
  putFile(folder, ARTICLE, text.replace('湯の町の朝', '湯の町の夜'))
  const later = new Date('2026-11-29T01:00:00.000Z')
  expect(counts(await importBundle(site.source, { folder, now: later, apply: true }))[0]).toBe('changed')
  const { db } = site
  const changed = await findWorking(db, 'article-page', id)
  expect(changed).toMatchObject({
    manuscript: { title: '湯の町の夜', version: 2, liveVersion: 2, stage: 'published' },
    entity: { version: 2, contentUpdatedAt: later.toISOString() },
  })
  const { results } = await db.prepare('SELECT version, reason FROM revisions ORDER BY version').all()
  expect(results).toEqual([
    { version: 1, reason: 'imported' },
    { version: 2, reason: 'imported' },
  ])
  const fields = { ...changed?.fields, catch: '編集室で直した' }
  const change = {
    kind: 'article-page',
    id,
    version: 2,
    fields,
    accountId: null,
    canPublish: true,
    now: later,
  } as const
  expect((await saveDraft(db, change)).outcome).toBe('done')
  putFile(folder, ARTICLE, text.replace('湯の町の朝', '湯の町の昼'))
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const plan = await importBundle(site.source, { folder, now: later, apply: true, log })
  expect([counts(plan)[0], lines.includes(`  ! ${ARTICLE}`)]).toEqual(['conflict', true])
  expect((await findWorking(db, 'article-page', id))?.fields.catch).toBe('編集室で直した')
  await importBundle(site.source, { folder, now: later, apply: true, overwrite: true })
  expect((await findWorking(db, 'article-page', id))?.manuscript).toMatchObject({
    title: '湯の町の昼',
    version: 4,
  })
})

test('an interrupted import goes on where it stopped', async () => {
  const site = await emptySite()
  const folder = aBundle()
  for (let number = 0; number < 30; number++)
    putFile(folder, `content/article-pages/yu-${number}.md`, article(`yu-${number}`))
  // A site with cities, where the batches are those of the author, the pictures, ten pieces of content each, and the rest.
  await importBundle(site.source, { folder: aBundle(), now: NOW, apply: true })
  let left = 1
  const failing = {
    ...site.source,
    db: Object.assign(Object.create(site.source.db), {
      prepare: site.source.db.prepare,
      batch: (statements: []) => {
        // Reads are batches too.
        const isContent = statements.length > 20
        if (isContent) left -= 1
        if (left < 0) throw new Error('the connection broke')
        return site.source.db.batch(statements)
      },
    }),
  }
  await expect(importBundle(failing, { folder, now: NOW, apply: true })).rejects.toThrow('broke')
  const { contents } = await importBundle(site.source, { folder, now: NOW, apply: true })
  expect(contents.filter(({ outcome }) => outcome === 'same').length).toBe(11)
  const { contents: all } = await importBundle(site.source, { folder, now: NOW, apply: false })
  expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
})

test('a part of a site is exported with its authors and pictures, and nothing else', async () => {
  const site = await emptySite()
  const folder = aBundle()
  putFile(
    folder,
    'content/article-pages/other.md',
    article('other').replace('status:', 'prefectureCode: "17"\nstatus:'),
  )
  await importBundle(site.source, { folder, now: NOW, apply: true })
  const part = ownFolder()
  const options = { folder: part, selection: { prefectures: ['17'] }, now: NOW }
  expect(await exportBundle(site.source, options)).toMatchObject({ contents: 1, authors: 1, pictures: 1 })
  expect(readFileSync(join(part, 'site.yaml'), 'utf8')).toBe('format: 1\n')
  expect(await exportBundle(site.source, { ...options, selection: { kinds: ['spot'] } })).toMatchObject({
    contents: 0,
    removed: 4,
  })
  const taken = ownFolder()
  putFile(taken, 'my-thesis.txt', 'words')
  await expect(exportBundle(site.source, { ...options, folder: taken })).rejects.toThrow(
    'neither empty nor a bundle',
  )
})

type Hostile = [what: string, change: (folder: string) => void, problem: RegExp]

const edit =
  (file: string, from: string | RegExp, to: string) =>
  (folder: string): void =>
    putFile(folder, file, readFileSync(join(folder, file), 'utf8').replace(from, to))

const HOSTILE: Hostile[] = [
  [
    'a picture outside of the folder',
    edit(`${PICTURE}.yaml`, 'media/yu.webp', '../../etc/passwd'),
    /^pictures\/media\/yu\.webp\.yaml:2 画像の場所が/,
  ],
  [
    'a traversal in a text',
    edit(ARTICLE, '/media/yu.webp', '/media/../../../etc/passwd'),
    /^content\/article-pages\/yu-no-machi\.md:\d+ 画像の場所「/,
  ],
  [
    'a link to another file',
    (folder) => symlinkSync('/etc/passwd', join(folder, 'content/article-pages/passwd.md')),
    /^content\/article-pages\/passwd\.md:1 リンク/,
  ],
  [
    'a link to another folder',
    (folder) => symlinkSync('/etc', join(folder, 'pictures/etc')),
    /^pictures\/etc:1 リンク/,
  ],
  [
    'a picture that is a program',
    (folder) => putFile(folder, 'pictures/media/x.webp', '<svg onload="alert(1)">'),
    /^pictures\/media\/x\.webp:1 SVGは/,
  ],
  [
    'aliases',
    edit(ARTICLE, 'summary: [一, 二, 三]', 'tags: &a [x, x]\nsummary: [*a, *a, *a]'),
    /md:10 .*は使えません/,
  ],
  [
    'an inherited field',
    edit(ARTICLE, 'type: feature', 'type: feature\n__proto__: { isAdmin: true }'),
    /md:8 この項目の名前は使えません/,
  ],
  [
    'HTML in a text',
    edit(ARTICLE, '朝の湯へ。', '朝の湯へ。<script>alert(1)</script>'),
    /md:14 HTMLは書けません/,
  ],
  [
    'a program in a link',
    edit(ARTICLE, '朝の湯へ。', '[押す](javascript:alert)'),
    /md:14 1番目のブロック（段落）：.*形式/,
  ],
  ['an unknown block', edit(ARTICLE, '朝の湯へ。', '```evil\na: 1\n```'), /md:14 「evil」という種類/],
  [
    'a kind that does not exist',
    (folder) => putFile(folder, 'content/secrets/a.md', article('a')),
    /^content\/secrets\/a\.md:1 /,
  ],
  [
    'a file of another kind',
    (folder) => putFile(folder, 'content/spots/a.md', article('a')),
    /^content\/spots\/a\.md:\d+ /,
  ],
  [
    'an id that is there twice',
    (folder) => {
      const id = `---\nid: ${seedId('bundle', 'twice')}\n`
      for (const slug of ['a', 'b'])
        putFile(folder, `content/article-pages/${slug}.md`, article(slug).replace('---\n', id))
    },
    /b\.md:2 同じidの原稿がもう1つあります（content\/article-pages\/a\.md）/,
  ],
  [
    'a slug that is there twice',
    (folder) =>
      putFile(
        folder,
        'content/article-pages/a.md',
        article('yu-no-machi').replace('---\n', `---\nid: ${seedId('bundle', 'slug')}\n`),
      ),
    /md:\d 同じslugのものがもう1つあります/,
  ],
  ['an author who does not exist', edit(ARTICLE, AUTHOR, seedId('nobody')), /md:6 この筆者が/],
  [
    'a state that is not true',
    edit(ARTICLE, 'title:', 'manuscript: { isLive: false }\ntitle:'),
    /md:2 公開されているか/,
  ],
  [
    'an account',
    edit('authors/bundle-author.yaml', 'version: 1', `version: 1\naccountId: ${AUTHOR}`),
    /^authors\/bundle-author\.yaml:\d+ 不明な項目/,
  ],
  ['a redirect to itself', edit('site.yaml', 'to: /spots', 'to: /old'), /^site\.yaml:3 \/old：/],
  ['a later form', edit('site.yaml', 'format: 1', 'format: 2'), /^site\.yaml:1 format/],
  [
    'a huge file',
    (folder) => putFile(folder, 'content/article-pages/big.md', 'x'.repeat(3_000_000)),
    /big\.md:1 ファイルが大きすぎます/,
  ],
  [
    'bytes that are no text',
    (folder) => putFile(folder, 'content/article-pages/b.md', Uint8Array.of(0xff, 0xfe)),
    /b\.md:1 文字コード/,
  ],
  [
    'a name that is a device',
    (folder) => putFile(folder, 'pictures/media/con.webp', readFileSync(pictureFile('adachi-museum'))),
    /con\.webp:1 画像の名前/,
  ],
]

test.each(HOSTILE)(
  '%s changes nothing, and is reported with its file and line',
  async (_, change, problem) => {
    const site = await emptySite()
    const folder = aBundle()
    change(folder)
    const before = await site.print()
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    await expect(importBundle(site.source, { folder, now: NOW, apply: true, log })).rejects.toThrow(
      'Nothing was written',
    )
    const problems = lines
      .filter((line) => line.startsWith('✗ '))
      .map((line) => line.slice(2).replace('  ', ' '))
    expect(
      problems.filter((line) => problem.test(line)),
      problems.join('\n'),
    ).not.toEqual([])
    expect(await site.print()).toBe(before)
  },
)

test('a slug, a redirect or a picture that the site has already is not taken over', async () => {
  const site = await emptySite()
  await importBundle(site.source, { folder: aBundle(), now: NOW, apply: true })
  const before = await site.print()
  const folder = aBundle()
  putFile(folder, ARTICLE, article('yu-no-machi').replace('---\n', `---\nid: ${seedId('bundle', 'later')}\n`))
  putFile(folder, PICTURE, readFileSync(pictureFile('aizu-akabeko')))
  putFile(folder, 'site.yaml', SITE.replace(REDIRECT, seedId('redirect', 'later')))
  putFile(folder, 'authors/bundle-author.yaml', AUTHOR_FILE.replace(AUTHOR, seedId('author', 'later')))
  const lines: string[] = []
  const options = { folder, now: NOW, apply: true, log: (line: string) => lines.push(line) }
  await expect(importBundle(site.source, options)).rejects.toThrow('Problems')
  const files = lines.flatMap((line) => /^✗ (\S+):\d+/.exec(line)?.[1] ?? [])
  expect(new Set(files)).toEqual(new Set([ARTICLE, PICTURE, 'site.yaml', 'authors/bundle-author.yaml']))
  expect(await site.print()).toBe(before)
})
