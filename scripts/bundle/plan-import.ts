import { type Outcome, outcomeOf } from '#domain/bundle/change.ts'
import type { BundleContent } from '#domain/bundle/content.ts'
import type { BundleProblem } from '#domain/bundle/problem.ts'
import type { BundleAuthor, BundlePicture } from '#domain/bundle/site.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { refsInDraft } from '#domain/manuscript/draft-parts.ts'
import { takenWord } from '#domain/search/synonym-group.ts'
import { readAuthors } from '#worker/db/bundle/authors.server.ts'
import { readPictures } from '#worker/db/bundle/pictures.server.ts'
import { findContents, knownContentIds, ownersOfSlugs } from '#worker/db/bundle/read-content.server.ts'
import { readSite, type SiteChange } from '#worker/db/bundle/site.server.ts'
import { allRedirects } from '#worker/db/redirects/rules.server.ts'
import { keyOfAddress } from '#worker/media/media-files.ts'
import { refusalsOf } from '#worker/redirects/change-redirects.ts'
import type { BundleSource } from './export-bundle.ts'
import type { Bundle, PictureFile, Placed } from './read-bundle.ts'

/** What is done with one thing; `before`: what the site has. */
export type Planned<Part> = Placed<Part> & { outcome: Outcome; before?: Part }

/** What an import will do. With problems it does nothing. */
export type ImportPlan = {
  contents: Planned<BundleContent>[]
  authors: Planned<BundleAuthor>[]
  pictures: Planned<BundlePicture>[]
  /** The files that the bucket does not have. */
  files: PictureFile[]
  site: SiteChange
  problems: BundleProblem[]
  /** What is no reason to stop: English sentences for the operator. */
  notes: string[]
}

type Source = { db: D1Database; media: BundleSource['media'] }

type Tracked = { version: number; updatedAt?: string | null; createdAt?: string | null }

/** The same for what has a version but no draft. */
function simpleOutcome<Part extends Tracked>(before: Part | undefined, part: Part): Outcome {
  if (!before) return 'new'
  const details = ({ version: _, updatedAt: __, createdAt: ___, ...own }: Tracked) => own
  if (isEqual(details(before), details(part))) return 'same'
  return before.version > part.version ? 'conflict' : 'changed'
}

const planned = <Part extends Tracked & { id: string }>(
  placed: Iterable<Placed<Part>>,
  there: ReadonlyMap<string, Part>,
): Planned<Part>[] =>
  [...placed].map((one) => {
    const before = there.get(one.part.id)
    return { ...one, outcome: simpleOutcome(before, one.part), ...(before && { before }) }
  })

async function planContents({ db }: Source, bundle: Bundle, authors: ReadonlySet<string>) {
  const all = [...bundle.contents.values()]
  const there = await findContents(db, [...bundle.contents.keys()])
  for (const [kind, ofKind] of Map.groupBy(all, ({ part }) => part.kind)) {
    const slugs = ofKind.flatMap(({ part }) => (part.page ? [part.page.slug] : []))
    const owners = await ownersOfSlugs(db, kind, slugs)
    for (const { part, file, lineOf } of ofKind) {
      const refuse = (field: string, message: string) =>
        bundle.problems.push({ file, line: lineOf([field]), message })
      const before = there.get(part.id)
      if (before && before.kind !== kind) refuse('id', 'このidは、サイトではほかの種類の原稿のものです。')
      const owner = part.page && owners.get(part.page.slug)
      if (owner && owner !== part.id)
        refuse(
          'slug',
          `このURLの名前（${part.page?.slug}）は、サイトではほかのページ（${owner}）のものです。`,
        )
      for (const name of ['authorId', 'editorId'] as const) {
        const id = part.page?.[name]
        if (id && !authors.has(id)) refuse(name, 'この筆者が、サイトにもこのフォルダーにもいません。')
      }
    }
  }
  return all.map((one): Planned<BundleContent> => {
    const before = there.get(one.part.id)
    return { ...one, outcome: outcomeOf(before, one.part), ...(before && { before }) }
  })
}

type Stored = { size: number; sha256: string | undefined }

/** The objects in these folders of the bucket, by key. What the office has stored has no hash: its name is never used again. */
async function storedIn(media: Source['media'], folders: ReadonlySet<string>): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>()
  for (const prefix of folders)
    for (let cursor: string | undefined; ; ) {
      const page = await media.list({
        prefix,
        include: ['customMetadata'],
        ...(cursor !== undefined && { cursor }),
      })
      for (const { key, size, customMetadata } of page.objects)
        stored.set(key, { size, sha256: customMetadata?.sha256 })
      if (!page.truncated) break
      cursor = page.cursor
    }
  return stored
}

const TAKEN =
  'サイトには、同じ名前で中身の違う画像があります。別の名前にして、本文の画像の場所も書き換えてください。'

/** The files that are to be stored; another file under the same name is a problem, because an address never changes. */
async function planFiles({ media }: Source, { pictureFiles, problems }: Bundle): Promise<PictureFile[]> {
  const keys = pictureFiles.map(({ address }) => keyOfAddress(address))
  const stored = await storedIn(media, new Set(keys.map((key) => key.replace(/[^/]*$/, ''))))
  const files: PictureFile[] = []
  for (const picture of pictureFiles) {
    const object = stored.get(keyOfAddress(picture.address))
    const { size, sha256 } = picture
    if (!object) files.push(picture)
    else if (object.size !== size || (object.sha256 ?? sha256) !== sha256)
      problems.push({ file: picture.file, line: 1, message: TAKEN })
  }
  return files
}

async function planSite({ db }: Source, { site, problems }: Bundle, now: Date): Promise<SiteChange> {
  const { part, file, lineOf } = site
  const present = await readSite(db, now)
  const changed = <Value>(wanted: Record<string, Value> = {}, there: Record<string, unknown>) =>
    Object.entries(wanted).filter(([key, value]) => !isEqual(there[key], value))
  const redirects = changed(part.redirects, present.redirects ?? {}).map(([id, rule]) => ({ ...rule, id }))
  const { rules } = await allRedirects(db)
  for (const { rule, field, message } of await refusalsOf(db, rules, { put: redirects, removed: [] }, now))
    problems.push({ file, line: lineOf(['redirects', rule.id, field]), message: `${rule.from}：${message}` })
  const synonyms = changed(part.synonyms, present.synonyms)
  const groups = { ...present.synonyms, ...part.synonyms }
  for (const [id, group] of synonyms) {
    const others = Object.entries(groups).filter(([other]) => other !== id)
    const taken = takenWord(
      group,
      others.map(([, other]) => other),
    )
    if (taken) problems.push({ file, line: lineOf(['synonyms', id]), message: taken.message })
  }
  const isCounted = Object.keys(present.mostRead).length > 0
  return {
    redirects,
    synonyms,
    recommendations: changed(part.recommendations, present.recommendations),
    mostRead: isCounted ? null : (part.mostRead ?? null),
  }
}

/** What content mentions that is neither in the bundle nor on the site: its cards are hidden. */
async function missingRefs({ db }: Source, { contents }: Bundle): Promise<string[]> {
  const wanted = new Map<string, string>()
  for (const { part, file } of contents.values())
    for (const { id } of refsInDraft(part.kind, part.draft ?? { ...part.page }))
      if (!contents.has(id)) wanted.set(id, file)
  const known = await knownContentIds(db, [...wanted.keys()])
  return [...wanted]
    .filter(([id]) => !known.has(id))
    .map(([id, file]) => `${file} mentions ${id}, which does not exist.`)
}

/** Compares a bundle with a site. Nothing is written. */
export async function planImport(source: BundleSource, bundle: Bundle, now: Date): Promise<ImportPlan> {
  const own = source as unknown as Source
  const authorsThere = new Map((await readAuthors(own.db)).map((author) => [author.id, author]))
  const slugs = new Map([...authorsThere.values()].map(({ slug, id }) => [slug, id]))
  for (const { part, file, lineOf } of bundle.authors.values()) {
    const owner = slugs.get(part.slug)
    if (owner && owner !== part.id)
      bundle.problems.push({
        file,
        line: lineOf(['slug']),
        message: 'このURLの名前は、サイトではほかの筆者のものです。',
      })
  }
  const known = new Set([...authorsThere.keys(), ...bundle.authors.keys()])
  const contents = await planContents(own, bundle, known)
  const addresses = [...bundle.pictures.values()].map(({ part }) => part.address)
  const pictures = new Map<string, BundlePicture>()
  for await (const picture of readPictures(own.db, addresses)) pictures.set(picture.id, picture)
  const files = await planFiles(own, bundle)
  const withFile = new Set(bundle.pictureFiles.map(({ address }) => address))
  const without = addresses.filter((address) => !withFile.has(address)).length
  return {
    contents,
    authors: planned(bundle.authors.values(), authorsThere),
    pictures: planned(bundle.pictures.values(), pictures),
    files,
    site: await planSite(own, bundle, now),
    problems: bundle.problems.toSorted((one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
    ),
    notes: [
      ...(await missingRefs(own, bundle)),
      ...(without > 0 ? [`${without} pictures have no file in the bundle.`] : []),
    ],
  }
}
