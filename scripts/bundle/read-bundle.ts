import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { type BundleContent, type BundleState, usualState } from '#domain/bundle/content.ts'
import { type ReadContent, readDraft, readPage } from '#domain/bundle/content-text.ts'
import {
  contentOfPath,
  isAuthorPath,
  isPicturePartPath,
  isPicturePath,
  picturePartPath,
  picturePath,
  SITE_FILE,
} from '#domain/bundle/paths.ts'
import type { BundleProblem, Report } from '#domain/bundle/problem.ts'
import { BundleAuthor, BundlePicture, BundleSite } from '#domain/bundle/site.ts'
import { readYaml } from '#domain/bundle/yaml-text.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { picturesInDraft } from '#domain/manuscript/draft-parts.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { inspectMedia } from '#domain/media/inspect.ts'
import { MEDIA_REFUSALS } from '#domain/media/limits.ts'
import { seedId } from '#seed/identity.ts'
import { BundleError } from './bundle-error.ts'
import { listFiles, readBundleFile, sizeOf } from './folder.ts'

/** The longest text of a file, in bytes: the longest article has a tenth of it. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024
/** What a stored picture may have at most: uploads are 10 MB, and are made smaller. */
const MAX_PICTURE_BYTES = 12 * 1024 * 1024

/** A part of a bundle, and where it is. */
export type Placed<Part> = { part: Part; file: string; lineOf: (path: readonly PropertyKey[]) => number }

/** A file of a picture: `mime` is what its bytes are. */
export type PictureFile = { file: string; address: string; mime: string; size: number; sha256: string }

/** A bundle as read. Nothing of it is compared with a site yet. */
export type Bundle = {
  contents: Map<string, Placed<BundleContent>>
  authors: Map<string, Placed<BundleAuthor>>
  pictures: Map<string, Placed<BundlePicture>>
  pictureFiles: PictureFile[]
  site: Placed<BundleSite>
  problems: BundleProblem[]
}

type Tools = { folder: string; problems: BundleProblem[]; now: Date }

const reportIn =
  ({ problems }: Tools, file: string): Report =>
  (line, message) =>
    problems.push({ file, line, message })

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a file, with the line breaks of Unix; `null` when something was reported. */
async function textOf(tools: Tools, file: string): Promise<string | null> {
  const report = reportIn(tools, file)
  if ((await sizeOf(tools.folder, file)) > MAX_TEXT_BYTES) {
    report(1, 'ファイルが大きすぎます（2MBまで）。')
    return null
  }
  try {
    return UTF8.decode(await readBundleFile(tools.folder, file)).replaceAll('\r\n', '\n')
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    report(1, '文字コードをUTF-8にしてください。')
    return null
  }
}

async function placedYaml<Schema extends z.ZodType>(
  tools: Tools,
  file: string,
  schema: Schema,
): Promise<Placed<z.output<Schema>> | null> {
  const text = await textOf(tools, file)
  const report = reportIn(tools, file)
  const yaml = text === null ? null : readYaml(text, 1, report)
  if (!yaml) return null
  const { data, error } = schema.safeParse(yaml.value, { error: japaneseErrorMap })
  for (const { path, message } of error?.issues ?? [])
    report(yaml.lineOf(path), path.length > 0 ? `${path.map(String).join('.')}：${message}` : message)
  return error ? null : { part: data as z.output<Schema>, file, lineOf: yaml.lineOf }
}

type Pieces = {
  kind: ContentKind
  page?: Placed<Publishable>
  draft?: Placed<DraftFields>
  state: Partial<BundleState>
}

/** Pictures must be in the folder of pictures, whatever their name is. */
function checkPictures(fields: object, { lineOf }: ReadContent<unknown>, report: Report): void {
  for (const { field, picture } of picturesInDraft(fields)) {
    const address = String(picture.address ?? '')
    if (address.startsWith('{address}') && picturePath(address) === null)
      report(lineOf(field.split('.')), `画像の場所「${address}」は使えません。`)
  }
}

async function readContentFile(tools: Tools, file: string, pieces: Map<string, Pieces>): Promise<void> {
  const report = reportIn(tools, file)
  const found = contentOfPath(file)
  if (!found) return report(1, 'このフォルダーには、「content/種類/名前.md」という原稿だけを置いてください。')
  const { kind, isDraft } = found
  const text = await textOf(tools, file)
  if (text === null) return
  const idFor = (...words: (string | number)[]) => seedId('bundle', ...words.map(String))
  const reading = { kind, text, report, idFor, now: tools.now }
  const read = isDraft ? readDraft(reading) : readPage(reading)
  if (!read) return
  checkPictures(read.part, read, report)
  const placed = { part: read.part, file, lineOf: read.lineOf }
  const part = isDraft ? ('draft' as const) : ('page' as const)
  const there = pieces.get(read.id)
  const line = read.lineOf(['id'])
  if (there && there.kind !== kind)
    return report(line, `同じidの原稿が、ほかの種類にもあります（${(there.page ?? there.draft)?.file}）。`)
  if (there?.[part]) return report(line, `同じidの原稿がもう1つあります（${there[part].file}）。`)
  pieces.set(read.id, { ...there, kind, state: { ...there?.state, ...read.state }, [part]: placed })
}

/** The content of a page and a draft; `null` when something was reported. */
function contentOf(
  id: string,
  { kind, page, draft, state }: Pieces,
  tools: Tools,
): Placed<BundleContent> | null {
  const [{ file, lineOf } = { file: '', lineOf: () => 1 }] = [draft ?? page]
  const parts = { page: page?.part ?? null, draft: draft?.part ?? null }
  const whole = { ...usualState(parts, state.createdAt ?? tools.now.toISOString()), ...state }
  const report = reportIn(tools, file)
  if (whole.slug === '') report(1, 'slug（URLの名前）を書いてください。')
  else if (
    whole.isLive !== (parts.page?.status === 'published') ||
    whole.isLive !== (whole.liveVersion !== null)
  )
    report(lineOf(['manuscript']), '公開されているかどうかが、statusと合っていません。')
  else return { part: { kind, id, ...parts, state: whole }, file, lineOf }
  return null
}

/** Two things of one name: the later one is reported. */
function reportTwins<Part>(
  tools: Tools,
  all: Iterable<Placed<Part>>,
  field: string,
  keyOf: (part: Part) => string | null,
): void {
  const first = new Map<string, string>()
  for (const { part, file, lineOf } of all) {
    const key = keyOf(part)
    if (key === null) continue
    const other = first.get(key)
    if (other) reportIn(tools, file)(lineOf([field]), `同じ${field}のものがもう1つあります（${other}）。`)
    else first.set(key, file)
  }
}

async function readPictureFile(tools: Tools, file: string): Promise<PictureFile | null> {
  const report = reportIn(tools, file)
  const address = `{address}/${file.slice('pictures/'.length)}`
  if (picturePath(address) !== file) {
    report(1, '画像の名前には、英数字と「-」「_」「.」だけを使ってください。')
    return null
  }
  if ((await sizeOf(tools.folder, file)) > MAX_PICTURE_BYTES) {
    report(1, MEDIA_REFUSALS.tooLarge)
    return null
  }
  const bytes = await readBundleFile(tools.folder, file)
  const { format, problem } = inspectMedia(bytes)
  if (problem) report(1, MEDIA_REFUSALS[problem])
  if (problem || !format) return null
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { file, address, mime: `image/${format}`, size: bytes.length, sha256 }
}

/** Reads all files of a bundle. Everything that is wrong is in `problems`, in the order of the files. */
export async function readBundle(
  folder: string,
  now: Date,
  onProgress: (text: string) => void,
): Promise<Bundle> {
  if (!existsSync(join(folder, SITE_FILE)))
    throw new BundleError(`${folder} is no bundle: it has no ${SITE_FILE}.`)
  const { files, problems } = await listFiles(folder)
  const tools: Tools = { folder, problems, now }
  const site = await placedYaml(tools, SITE_FILE, BundleSite)
  const pieces = new Map<string, Pieces>()
  const bundle: Bundle = {
    contents: new Map(),
    authors: new Map(),
    pictures: new Map(),
    pictureFiles: [],
    site: site ?? { part: { format: 1 }, file: SITE_FILE, lineOf: () => 1 },
    problems,
  }
  const addUnique = <Part extends { id: string }>(map: Map<string, Placed<Part>>, placed: Placed<Part>) => {
    const there = map.get(placed.part.id)
    if (there)
      reportIn(tools, placed.file)(placed.lineOf(['id']), `同じidのものがもう1つあります（${there.file}）。`)
    else map.set(placed.part.id, placed)
  }
  for (const [index, file] of files.entries()) {
    if ((index + 1) % 500 === 0) onProgress(`Read: ${index + 1} of ${files.length} files`)
    if (file.startsWith('content/')) await readContentFile(tools, file, pieces)
    else if (isAuthorPath(file)) {
      const author = await placedYaml(tools, file, BundleAuthor)
      if (author) addUnique(bundle.authors, author)
    } else if (isPicturePartPath(file)) {
      const picture = await placedYaml(tools, file, BundlePicture)
      if (!picture) continue
      if (picturePartPath(picturePath(picture.part.address) ?? '') !== file)
        reportIn(tools, file)(
          picture.lineOf(['address']),
          '画像の場所が、このファイルの名前と合っていません。',
        )
      else addUnique(bundle.pictures, picture)
    } else if (isPicturePath(file)) {
      const picture = await readPictureFile(tools, file)
      if (picture) bundle.pictureFiles.push(picture)
    } else if (file !== SITE_FILE) reportIn(tools, file)(1, 'このファイルの置き場所が正しくありません。')
  }
  for (const [id, found] of pieces) {
    const content = contentOf(id, found, tools)
    if (content) bundle.contents.set(id, content)
  }
  reportTwins(tools, bundle.contents.values(), 'slug', ({ kind, page }) => page && `${kind}/${page.slug}`)
  reportTwins(tools, bundle.authors.values(), 'slug', ({ slug }) => slug)
  return bundle
}
