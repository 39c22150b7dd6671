import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { tripDocument } from '#domain/travel/whole-trip.fixture.ts'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { guideCalendar } from './guide-calendar.ts'

const HOST = 'https://tabishirube.example'
const PLAIN = tripDocument()
const linesOf = (file: string) => file.split('\r\n').filter((line) => !line.startsWith(' '))
const namesIn = (file: string) => new Set(linesOf(file).map((line) => /^[A-Z-]+/.exec(line)?.[0] ?? line))

/** The characters of a text that a calendar can contain: no controls except line breaks, no unpaired surrogates. */
const asStored = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|\n/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

test('a guide with any text gives a valid calendar with the same entries and no injected line (R50)', async () => {
  const plain = guideCalendar(PLAIN, HOST)
  const entries = new ICAL.Component(ICAL.parse(plain)).getAllSubcomponents('vevent').length
  await checkProperty(150, fc.array(oddText, { minLength: 4, maxLength: 8 }), (words) => {
    let next = 0
    const word = () => words[next++ % words.length] ?? ''
    const document = tripDocument({ title: word(), memo: word(), members: word() })
    const sections = document.sections.map((section) => ({ ...section, title: word(), memo: word() }))
    const file = guideCalendar(
      {
        ...document,
        sections,
        activities: document.activities.map((one) => ({
          ...one,
          title: word(),
          memo: word(),
          reservationNo: word(),
        })),
      },
      HOST,
    )
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect([...namesIn(file)].filter((name) => !namesIn(plain).has(name))).toEqual([])
    // As it is sent, in UTF-8.
    const calendar = new ICAL.Component(ICAL.parse(Buffer.from(file).toString('utf8')))
    const events = calendar.getAllSubcomponents('vevent')
    expect(events).toHaveLength(entries)
    const summaries = events.map((event) => event.getFirstPropertyValue('summary') ?? '')
    expect(summaries).toContain(asStored(document.guide.title))
    const text = String(events[0]?.getFirstPropertyValue('description') ?? '')
    for (const { title } of sections.filter(({ date }) => date !== null))
      expect(text).toContain(asStored(title))
  })
})
