import { expect, test } from 'vitest'
import { loadSampleContent } from '#seed/content.ts'
import { ALL_CONTENT_KINDS } from '../content-kind.ts'
import { problemsOf } from './checklist.ts'
import { noFacts } from './checklist-rule.ts'
import { writtenFields } from './fields.ts'

const now = new Date('2026-11-21T03:00:00Z')
const { entities } = await loadSampleContent(now)
const facts = noFacts(now)

test('everything that readers see could be published again', () => {
  for (const kind of ALL_CONTENT_KINDS)
    for (const entity of entities[kind]) {
      const problems = problemsOf(kind, writtenFields(entity), facts)
      if (entity.status === 'published')
        expect([kind, entity.slug, problems.filter(({ isBlocking }) => isBlocking)]).toEqual([
          kind,
          entity.slug,
          [],
        ])
    }
})
