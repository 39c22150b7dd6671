import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readShape } from '../backup/database-shape.ts'
import { newDatabaseFile } from '../backup/staged-database.ts'
import { localD1File, openSqliteD1 } from '../local/sqlite-d1.ts'
import { contentTables, snapshotContent } from './snapshot.ts'

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
const { db, close } = await newDatabaseFile(join(folder, 'whole.sqlite'))
afterAll(() => {
  close()
  rmSync(folder, { recursive: true })
})
for (const file of globSync('worker/db/migrations/*.sql').sort()) await db.exec(readFileSync(file, 'utf8'))

test('the snapshot contains no data of members or of the management area', async () => {
  const names = contentTables((await readShape(db)).tables).map(({ name }) => name)
  for (const name of ['spots', 'article_pages', 'authors', 'cities', 'content_tags', 'media', 'slug_history'])
    expect(names).toContain(name)
  // A new content table must be added here.
  expect(
    names.filter((name) =>
      /account|travel|favorite|histor(?!y$)|shel|usage|token|session|login|draft|review|audit|manuscript|publication|error|vitals|health|switch|clock|request/.test(
        name,
      ),
    ),
  ).toEqual([])
})

test('the snapshot has no references to accounts, and has regions and municipalities', async () => {
  await db.exec(`
    INSERT INTO accounts (id, uuid, role_id, created_at, updated_at) SELECT 'a1', 'u1', id, '', '' FROM roles LIMIT 1;
    INSERT INTO media (id, address, name, width, height, mime, alt, credit, focal_x, focal_y, search, version, owner_id,
      created_at, saved_at) VALUES ('m1', '/m/1', 'x', 1, 1, 'image/jpeg', '', '', 0.5, 0.5, '', 1, 'a1', '', '');
    INSERT INTO audit_log (action, resource, created_at, done_by) VALUES ('update', 'spot', '', 'a1');
  `)
  await snapshotContent(db, folder)
  const copy = openSqliteD1(localD1File(folder))
  const rows = async (table: string) => (await copy.db.prepare(`SELECT * FROM ${table}`).all()).results
  expect(await rows('accounts')).toEqual([])
  expect(await rows('audit_log')).toEqual([])
  expect(await rows('media')).toMatchObject([{ id: 'm1', owner_id: null }])
  expect((await rows('prefectures')).length).toBe(
    await db.prepare('SELECT count(*) AS n FROM prefectures').first('n'),
  )
  copy.close()
})
