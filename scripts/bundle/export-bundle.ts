import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import type { BundleContent } from '#domain/bundle/content.ts'
import { writeContent } from '#domain/bundle/content-text.ts'
import { authorPath, contentPath, picturePartPath, picturePath, SITE_FILE } from '#domain/bundle/paths.ts'
import { BUNDLE_FORMAT, type BundleAuthor } from '#domain/bundle/site.ts'
import { writeYaml } from '#domain/bundle/yaml-text.ts'
import { picturesOf } from '#domain/media/uses.ts'
import { readAuthors } from '#worker/db/bundle/authors.server.ts'
import { readPictures } from '#worker/db/bundle/pictures.server.ts'
import { readContents, type Selection } from '#worker/db/bundle/read-content.server.ts'
import { readSite } from '#worker/db/bundle/site.server.ts'
import { keyOfAddress } from '#worker/media/media-files.ts'
import { BundleError } from './bundle-error.ts'
import { removeOthers, writeBundleFile } from './folder.ts'

/** What an export reads. */
export type BundleSource = { db: D1Database; media: R2Bucket }

type Options = {
  folder: string
  selection: Selection
  now: Date
  onProgress?: (text: string) => void
}

/** `lost`: addresses of pictures whose file is not in the bucket. `removed`: files of an earlier export. */
export type Exported = {
  contents: number
  authors: number
  pictures: number
  lost: string[]
  removed: number
}

const isPart = (selection: Selection) => Object.values(selection).some((list) => list !== undefined)

const checkFolder = (folder: string) => {
  const isBundle = existsSync(join(folder, SITE_FILE))
  if (!isBundle && existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.')))
    throw new BundleError(`${folder} is neither empty nor a bundle.`)
}

/** A name that no other file has: a slug, and an id where drafts have the same one. */
const uniqueNames = () => {
  const taken = new Set<string>()
  return (group: string, slug: string, id: string): string => {
    const name = taken.has(`${group}/${slug}`) ? `${slug}.${id}` : slug
    taken.add(`${group}/${name}`)
    return name
  }
}

/** The addresses of all pictures of content. */
const addressesOf = ({ page, draft }: BundleContent): string[] =>
  [page, draft].flatMap((fields) => (fields ? [...picturesOf({ ...fields }).keys()] : []))

const authorsOf = ({ page, draft }: BundleContent): unknown[] =>
  [page, draft].flatMap((fields) => (fields ? [fields.authorId, fields.editorId] : []))

/**
 * Writes a site, or a part of it, as a bundle. A folder with an earlier export gets the files that differ, and loses those that
 * are not part of it any more.
 */
export async function exportBundle({ db: d1, media }: BundleSource, options: Options): Promise<Exported> {
  const { folder, selection, now, onProgress = () => {} } = options
  const db = d1 as unknown as globalThis.D1Database
  checkFolder(folder)
  const isWhole = !isPart(selection)
  const written = new Set<string>()
  const write = async (file: string, content: string | Uint8Array) => {
    written.add(file)
    await writeBundleFile(folder, file, content)
  }
  // First, so that the folder of an interrupted export is a bundle.
  await write(SITE_FILE, writeYaml(isWhole ? await readSite(db, now) : { format: BUNDLE_FORMAT }))

  const nameOf = uniqueNames()
  const shown = new Set<string>()
  const authorIds = new Set<unknown>()
  let contents = 0
  for await (const content of readContents(db, selection)) {
    const { kind, id, page, state } = content
    const name = nameOf(kind, page?.slug ?? state.slug, id)
    const files = writeContent(content)
    if (files.page !== null) await write(contentPath(kind, name, false), files.page)
    if (files.draft !== null) await write(contentPath(kind, name, true), files.draft)
    for (const address of addressesOf(content)) shown.add(address)
    for (const author of authorsOf(content)) authorIds.add(author)
    contents += 1
    if (contents % 500 === 0) onProgress(`Content: ${contents}`)
  }
  const isExported = ({ id }: BundleAuthor) => isWhole || authorIds.has(id)
  const authors = (await readAuthors(db)).filter(isExported)
  for (const author of authors) {
    await write(authorPath(author.slug), writeYaml(author))
    shown.add(author.avatar.address)
  }
  onProgress(`Content: ${contents}, authors: ${authors.length}`)

  const lost: string[] = []
  let pictures = 0
  const writeFile = async (address: string) => {
    const file = picturePath(address)
    const object = file && (await media.get(keyOfAddress(address)))
    if (file && object) await write(file, new Uint8Array(await object.arrayBuffer()))
    else if (address.startsWith('{address}/')) lost.push(address)
    pictures += 1
    if (pictures % 100 === 0) onProgress(`Pictures: ${pictures}`)
  }
  for await (const picture of readPictures(db, isWhole ? undefined : [...shown])) {
    const file = picturePath(picture.address)
    if (file) await write(picturePartPath(file), writeYaml(picture))
    await writeFile(picture.address)
    shown.delete(picture.address)
  }
  // Pictures that are not in the library any more, but shown.
  for (const address of shown) await writeFile(address)
  const removed = await removeOthers(folder, written)
  return { contents, authors: authors.length, pictures, lost, removed }
}
