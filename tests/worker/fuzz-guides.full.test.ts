import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { readPage } from '../active-content.ts'
import { faultOf } from '../fuzz/faults.ts'
import { oddText } from '../fuzz/odd-texts.ts'
import { checkProperty, FUZZ_TIMEOUT } from '../fuzz/runs.ts'
import { send } from '../fuzz/send.ts'
import { call, sharedSite } from './member-site.ts'
import { aMember, aNewGuide, anActivity } from './travel.ts'

const site = await sharedSite()
const { token } = await aMember(site)
const CHOICES = { members: true, memos: true, costs: true, reservations: true, checklist: true }

/** A title must not be blank: a blank one is refused, which other tests cover. */
const short = oddText.map((text) => `し${text.slice(0, 58).toWellFormed()}。`)
const texts = fc.record({
  title: short,
  memo: oddText.map((text) => text.slice(0, 500).trim()),
  line: short,
  place: short,
})

/** Creates a guide with these texts in all its fields, or returns the refusal. */
const madeOf = async ({
  title,
  memo,
  line,
  place,
}: {
  title: string
  memo: string
  line: string
  place: string
}) => {
  const { guide, sections } = aNewGuide(1, 0, { title, memo, members: line, startDate: '2040-05-01' })
  const dated = sections.map((section) => ({ ...section, date: '2040-05-01', title: line, memo }))
  const transport = { mode: 'train', from: place, to: line, line: place, minutes: 30, fare: null }
  const activities = dated.flatMap(({ id: sectionId }) => [
    {
      ...anActivity({ title: line, memo, reservationNo: place, startTime: '09:00' }),
      id: randomIdentifier(),
      sectionId,
    },
    { ...anActivity({ title: place, kind: 'move', transport } as never), id: randomIdentifier(), sectionId },
  ])
  return call(site, 'POST /travel/guides', { token, body: { guide, sections: dated, activities } })
}

const headers = { authorization: `Bearer ${token}` }

test(
  'a guide with any text has a valid calendar, a page without active content, and a picture (R50, R189)',
  async () => {
    let made = 0
    await checkProperty(25, texts, async (one) => {
      const { status, body } = await madeOf(one)
      expect(status).toBeLessThan(500)
      if (status >= 300) return
      made += 1
      const { id } = body.data.travelGuide.guide
      const shared = await call(site, `POST /travel/guides/${id}/share`, { token, body: CHOICES })
      const path = `/shared/guides/${shared.body.data.guide.share.token}`
      const [file, page, card] = await Promise.all([
        send(site.url, { path: `/v1/travel/guides/${id}.ics`, headers }),
        send(site.url, { path }),
        send(site.url, { path: `${path}/card.jpg` }),
      ])
      expect([file.status, page.status, card.status]).toEqual([200, 200, 200])
      const events = new ICAL.Component(ICAL.parse(file.text)).getAllSubcomponents('vevent')
      expect(events.length).toBeGreaterThan(0)
      expect(faultOf(site.url, path, page)).toBeNull()
      expect(readPage(page.text).active).toEqual([])
      expect(card.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    })
    expect(made).toBeGreaterThan(0)
  },
  FUZZ_TIMEOUT,
)
