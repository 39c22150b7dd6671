import { afterAll, expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { ACCEPTED_TEXTS, hostileEntity, hostileRounds } from '#domain/hostile/entity.fixture.ts'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { CONTENT_SCHEMAS, draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { wholeOf } from '#domain/whole-entity.fixture.ts'
import { readPage } from '../active-content.ts'
import { isFullRun } from '../full-run.ts'
import { REPRESENTATIVE_KINDS } from './management-calls/kinds.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { sharedSite } from './member-site.ts'

const site = await sharedSite()
const office: Office = { site, admin: await aPerson(site, 'admin') }

const made: string[] = []
afterAll(() =>
  site.db.batch(made.map((id) => site.db.prepare('DELETE FROM manuscripts WHERE id = ?').bind(id))),
)

/** A copy of public content. */
const copyOf = async (kind: ContentKind): Promise<ManuscriptDocument> => {
  const { plural } = CONTENT_KINDS[kind]
  const { manuscripts } = await asAdmin(office, `GET /manage/${plural}?limit=1&live=1`)
  const id = randomIdentifier()
  made.push(id)
  return (await asAdmin(office, `POST /manage/${plural}/${manuscripts.list[0].id}/duplicate`, { id }))
    .document
}

/** Renders the working copy of a manuscript as its public page. */
const previewer = async (kind: ContentKind, { manuscript }: ManuscriptDocument) => {
  const path = `/manage/${CONTENT_KINDS[kind].plural}/${manuscript.id}`
  const { preview } = await asAdmin(office, `POST ${path}/preview-token`)
  const show = async () => {
    const response = await fetch(site.url + preview.url)
    expect(response.status).toBe(200)
    return readPage(await response.text())
  }
  return {
    save: async (fields: object) => {
      await asAdmin(office, `PATCH ${path}`, { version: manuscript.version, fields })
      return show()
    },
    /** Without the endpoint, whose schema accepts these fields. */
    put: async (fields: object) => {
      const parsed = draftSchemaOf(kind).parse(fields)
      await site.db
        .prepare('UPDATE manuscripts SET fields = ? WHERE id = ?')
        .bind(JSON.stringify(parsed), manuscript.id)
        .run()
      return show()
    },
  }
}

/** All bodies are rendered by the same code: those of two kinds contain every round, the others some of them. */
const bodyOf = (kind: ContentKind, round: number): object =>
  REPRESENTATIVE_KINDS.includes(kind) || round % 10 === 0 ? {} : { body: [] }

/**
 * All kinds in a full run, two of them in all rounds. Otherwise articles, in as many rounds that every text occurs on
 * their pages.
 */
const KINDS: readonly ContentKind[] = isFullRun ? ALL_CONTENT_KINDS : ['article-page']
const roundsOf = (kind: ContentKind, rounds: number): number[] => {
  const step = isFullRun && REPRESENTATIVE_KINDS.includes(kind) ? 1 : 3
  return Array.from({ length: Math.ceil(rounds / step) }, (_, index) => index * step)
}

/** Elements that a page adds because of a text: a jump to a heading, a longer list, a ruby. */
const fromText = (part: string): boolean =>
  /^(wbr|br|rp|rt|ruby|mark|span|small|details|summary)( |$)/.test(part)

test.concurrent.each(KINDS)(
  'hostile texts in a %s add no elements and no active content to its page (R189)',
  async (kind) => {
    const schema = CONTENT_SCHEMAS[kind]
    const document = await copyOf(kind)
    const preview = await previewer(kind, document)
    const plain = await preview.save(wholeOf(schema, document.fields) as object)
    const [shown, strange] = [new Set<string>(), new Set<string>()]
    for (const round of roundsOf(kind, hostileRounds(schema, document.fields))) {
      const hostile = hostileEntity(schema, document.fields, round)
      const page = await preview.put({ ...hostile, ...('body' in hostile && bodyOf(kind, round)) })
      expect([round, page.active]).toEqual([round, []])
      for (const part of page.built) if (!plain.built.has(part) && !fromText(part)) strange.add(part)
      for (const data of page.data) expect(() => JSON.parse(data)).not.toThrow()
      for (const text of ACCEPTED_TEXTS)
        if (!shown.has(text) && page.visibleText.includes(text)) shown.add(text)
    }
    expect([...strange]).toEqual([])
    expect(shown.size).toBeGreaterThan(REPRESENTATIVE_KINDS.includes(kind) ? 100 : 10)
  },
  120_000,
)
