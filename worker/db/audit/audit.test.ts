import { expect, test } from 'vitest'
import { auditText } from './audit.server.ts'

test('the audit log stores complete changes, and the size of values that are too long', () => {
  expect([auditText(undefined), auditText(null)]).toEqual([null, null])
  const small = { title: '前', tags: ['桜'] }
  expect(JSON.parse(auditText(small) ?? '')).toEqual(small)
  const blocks = Array.from({ length: 3000 }, () => 'あいうえお')
  const stored = JSON.parse(auditText({ stage: 'draft', blocks }) ?? '')
  expect(stored).toEqual({
    stage: 'draft',
    blocks: { truncated: true, length: JSON.stringify(blocks).length },
  })
  expect(auditText(blocks)?.length).toBeLessThan(100)
})
