import { expect, test } from 'vitest'
import { auditText } from './audit.server.ts'

test('the audit log keeps what changed whole, and of what is too long its size', () => {
  expect([auditText(undefined), auditText(null)]).toEqual([null, null])
  const small = { title: '前', tags: ['桜'] }
  expect(JSON.parse(auditText(small) ?? '')).toEqual(small)
  const blocks = Array.from({ length: 3000 }, () => 'あいうえお')
  const kept = JSON.parse(auditText({ stage: 'draft', blocks }) ?? '')
  expect(kept).toEqual({ stage: 'draft', blocks: { truncated: true, length: JSON.stringify(blocks).length } })
  expect(auditText(blocks)?.length).toBeLessThan(100)
})
