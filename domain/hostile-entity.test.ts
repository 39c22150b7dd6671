import { expect, test } from 'vitest'
import { everyBlock, hostileEntity } from './hostile-entity.fixture.ts'
import { HOSTILE_TEXTS } from './hostile-texts.fixture.ts'
import { randomIdentifier } from './identifier.ts'
import { CONTENT_SCHEMAS, draftSchemaOf } from './manuscript/schemas.ts'

test('every text of every block is hostile, and the blocks are valid all the same (R189)', () => {
  const blocks = everyBlock(randomIdentifier)
  const filled = hostileEntity(CONTENT_SCHEMAS['article-page'], { title: 'x', tags: ['x'], blocks })
  const parsed = CONTENT_SCHEMAS['article-page'].shape.blocks.safeParse(filled.blocks)
  expect(parsed.error?.issues ?? []).toEqual([])
  expect(draftSchemaOf('article-page').safeParse(filled).error?.issues ?? []).toEqual([])
  expect(HOSTILE_TEXTS).toContain(filled.title)
  expect(JSON.stringify(filled)).not.toContain('"x"')
})
