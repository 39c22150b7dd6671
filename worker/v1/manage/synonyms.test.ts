import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { staff } from '#tests/worker/office.ts'

const site = await serveMemberSite('synonyms')
afterAll(site.stop)
const editor = await staff(site, 'editor')
const admin = await staff(site, 'admin')

type Group = { id: string; words: string[]; others: string[]; version: number }

const list = async (): Promise<Group[]> =>
  (await editor.request('GET /manage/synonyms')).body.data.synonyms.list
const withWord = async (word: string): Promise<Group> => {
  const group = (await list()).find(({ words }) => words.includes(word))
  if (!group) throw new Error(`no group has ${word}`)
  return group
}
const create = (words: string[], others: string[], id: string = randomIdentifier()) =>
  editor.request('POST /manage/synonyms', { id, group: { words, others } })
const change = ({ id, version }: Group, words: string[], others: string[]) =>
  editor.request(`PATCH /manage/synonyms/${id}`, { version, group: { words, others } })
const remove = ({ id, version }: Group) => editor.request(`DELETE /manage/synonyms/${id}?version=${version}`)

/** What searches for a keyword find: by the endpoint, on the page, and in a list narrowed by it. */
const foundBy = async (keyword: string) => {
  const q = encodeURIComponent(keyword)
  const [{ data }, page, spots] = await Promise.all([
    fetch(`${site.url}/v1/search?q=${q}`).then((response) => response.json()),
    fetch(site.url + searchPath({ keyword })).then((response) => response.text()),
    fetch(`${site.url}/v1/spots?q=${q}`).then((response) => response.json()),
  ])
  return {
    search: data.search.total > 0,
    page: !page.includes('見つかりませんでした'),
    list: spots.data.spots.meta.total > 0,
  }
}
const NOWHERE = { search: false, page: false, list: false }
/** Synonyms are cached for two seconds. */
const POLLING = { timeout: 20_000, interval: 100 }

test('a site begins with groups of synonyms', async () => {
  expect((await withWord('ラーメン')).others).toContain('ramen')
  expect((await foundBy('おんせん')).search).toBe(true)
})

test('a word that an editor adds is found within seconds, also where a search was rendered before, and no more when it is removed', async () => {
  const word = 'ゆあみどころ'
  expect(await foundBy(word)).toEqual(NOWHERE)
  const group = await withWord('温泉')
  const changed = await change(group, group.words, [...group.others, word])
  expect(changed.body.data.synonym).toMatchObject({ version: group.version + 1 })
  await vi.waitFor(async () => {
    const found = await foundBy(word)
    expect(found).toMatchObject({ search: true, page: true })
  }, POLLING)
  await change(changed.body.data.synonym, group.words, group.others)
  await vi.waitFor(async () => expect(await foundBy(word)).toEqual(NOWHERE), POLLING)
})

test('changes are refused that contradict another group, or a change by someone else', async () => {
  const [one, two] = [`か${crypto.randomUUID()}`, `き${crypto.randomUUID()}`].map((word) =>
    word.replaceAll('-', '').slice(0, 12),
  ) as [string, string]
  const id = randomIdentifier()
  const made = (await create([one], [`${one}た`], id)).body.data.synonym
  expect((await create([one], [`${one}た`], id)).body.data.synonym).toEqual(made)
  const taken = await create([two], [one.toUpperCase()])
  expect([taken.status, taken.body.errors[0].field]).toEqual([422, 'group.others'])
  expect(taken.body.errors[0].message).toContain(`「${one}・${one}た」`)
  const changed = (await change(made, [one], [two])).body.data.synonym
  const late = await change(made, [one], [`${two}た`])
  expect([late.status, late.body.data.synonym]).toEqual([409, changed])
  expect((await remove(made)).status).toBe(409)
  expect((await remove(changed)).status).toBe(200)
  expect((await remove(changed)).status).toBe(200)
  expect((await change(changed, [one], [two])).status).toBe(404)
  // The same id again, for those who undo the removal.
  expect((await create(changed.words, changed.others, id)).status).toBe(200)
  const { auditRecords } = (await admin.request('GET /manage/audit?resource=synonym')).body.data
  const actions = auditRecords.list.flatMap((record: { refId: string; action: string }) =>
    record.refId === id ? record.action : [],
  )
  expect(actions.toSorted()).toEqual(['create', 'create', 'delete', 'update'])
})

test('concurrent changes of different groups all succeed, and of two with the same word one', async () => {
  const key = crypto.randomUUID().slice(0, 8)
  const all = await Promise.all([1, 2, 3, 4].map((n) => create([`語${key}${n}`], [`ご${key}${n}`])))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const twins = await Promise.all([5, 6].map((n) => create([`語${key}${n}`], [`同${key}`])))
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('the list has a limit', async () => {
  onTestFinished(async () => {
    await site.db.prepare("DELETE FROM synonym_groups WHERE id LIKE 'a%-0000-4000-8000-%'").run()
  })
  await site.db
    .prepare(
      `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 500 - (SELECT count(*) FROM synonym_groups))
       INSERT INTO synonym_groups (id, words, others, version, updated_at)
       SELECT printf('a%07x-0000-4000-8000-%012x', n, n), json_array('満' || n), json_array('まん' || n), 1, '2026-11-29T00:00:00.000Z'
       FROM n`,
    )
    .run()
  const full = await create(['満員'], ['まんいん'])
  expect([full.status, full.body.errors[0].message]).toEqual([409, expect.stringContaining('500個まで')])
  expect((await change(await withWord('満1'), ['満1'], ['まん1', 'まんいん'])).status).toBe(200)
  expect((await fetch(`${site.url}/v1/search?q=${encodeURIComponent('温泉')}`)).status).toBe(200)
})
