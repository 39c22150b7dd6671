import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { problemsOf } from '#domain/manuscript/checklist.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import { noFacts } from '#domain/manuscript/no-facts.fixture.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { loadSampleContent } from './content.ts'

const now = new Date('2026-11-21T03:00:00Z')
const { entities } = await loadSampleContent(now)

test('every sample can be opened as a draft and saved unchanged', () => {
  for (const kind of ALL_CONTENT_KINDS) {
    expect(entities[kind].length).toBeGreaterThan(0)
    for (const entity of entities[kind])
      expect([kind, draftSchemaOf(kind).parse(entity)]).toEqual([kind, writtenFields(entity)])
  }
})

test('all public samples can be published again', () => {
  for (const kind of ALL_CONTENT_KINDS)
    for (const entity of entities[kind].filter(({ status }) => status === 'published')) {
      const problems = problemsOf(kind, writtenFields(entity), noFacts(now))
      expect([entity.slug, problems.filter(({ isBlocking }) => isBlocking)]).toEqual([entity.slug, []])
    }
})
