import { expect, onTestFinished, test } from 'vitest'
import { sharedSite } from '#tests/worker/member-site.ts'
import { staff } from '#tests/worker/office.ts'
import { restoreLater } from '#tests/worker/restore-rows.ts'

const site = await sharedSite()
const contributor = await staff(site, 'contributor')
const request = (refs: string) => contributor.request(`GET /manage/mentioned-cards?refs=${refs}`)

test('an editor gets the cards of mentioned content, with the facts of places, without content that is not public', async () => {
  const row = await site.db
    .prepare("SELECT id, name FROM spots WHERE slug = 'kinosaki-onsen'")
    .first<{ id: string; name: string }>()
  if (!row) throw new Error('the sample content has that spot')
  const nobody = 'spot.a0000000-0000-4000-8000-000000000000'
  const { status, body } = await request(`spot.${row.id},${nobody}`)
  expect([status, Object.keys(body.data.cards)]).toEqual([200, [row.id]])
  expect(body.data.cards[row.id]).toMatchObject({
    kind: 'spot',
    title: row.name,
    place: { address: expect.any(String) },
  })
  onTestFinished(await restoreLater(site.db, 'spots', 'id = ?', row.id))
  await site.db.prepare("UPDATE spots SET status = 'draft' WHERE id = ?").bind(row.id).run()
  expect((await request(`spot.${row.id}`)).body.data.cards).toEqual({})
})

test.each(['spot', 'spot.1', 'castle.a0000000-0000-4000-8000-000000000000'])(
  'an invalid reference is refused: %s',
  async (refs) => {
    expect((await request(refs)).status).toBe(422)
  },
)
