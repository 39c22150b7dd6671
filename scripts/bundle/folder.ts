import { constants } from 'node:fs'
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BundleProblem } from '#domain/bundle/problem.ts'

/** The folders that a bundle owns: files that are not part of it are removed by an export. */
const OWN = ['content', 'authors', 'pictures']

/**
 * The files below the folders of a bundle, by their paths with slashes. Links are reported and never followed: they could lead
 * to any file of the machine.
 */
export async function listFiles(folder: string): Promise<{ files: string[]; problems: BundleProblem[] }> {
  const files: string[] = []
  const problems: BundleProblem[] = []
  const list = async (path: string) => {
    const entries = await readdir(join(folder, path), { withFileTypes: true })
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const file = path ? `${path}/${entry.name}` : entry.name
      const isOwn = path !== '' || OWN.includes(entry.name) || entry.name === 'site.yaml'
      if (entry.name.startsWith('.') || !isOwn) continue
      if (entry.isDirectory()) await list(file)
      else if (entry.isFile()) files.push(file)
      else
        problems.push({
          file,
          line: 1,
          message: 'リンクや特別なファイルは読みません。ファイルそのものを置いてください。',
        })
    }
  }
  await list('')
  return { files, problems }
}

/** Reads a file of a bundle, which is no link. */
export const readBundleFile = (folder: string, file: string): Promise<Buffer> =>
  readFile(join(folder, file), { flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) })

/** The size of a file in bytes. */
export const sizeOf = async (folder: string, file: string): Promise<number> =>
  (await lstat(join(folder, file))).size

/** Writes a file unless it has these contents already. */
export async function writeBundleFile(
  folder: string,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = join(folder, file)
  const there = await readBundleFile(folder, file).catch(() => null)
  if (there?.equals(Buffer.from(content as Uint8Array))) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** Removes the files that are no longer part of a bundle. */
export async function removeOthers(folder: string, written: ReadonlySet<string>): Promise<number> {
  const { files } = await listFiles(folder)
  const others = files.filter((file) => !written.has(file))
  for (const file of others) await rm(join(folder, file))
  return others.length
}
