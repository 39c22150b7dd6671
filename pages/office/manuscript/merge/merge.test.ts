import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const block = (id: string, text: string) => ({ id, type: 'paragraph', data: { text: [{ text, marks: [] }] } })
const [A, B, C] = [block('a', '一'), block('b', '二'), block('c', '三')]

const BASE = {
  title: '金沢の朝',
  catch: '静かな時間',
  summary: ['一', '二', '三'],
  tags: ['朝', '庭'],
  seo: { title: null, description: null },
  hero: { address: 'drawn/one.jpg', alt: '庭' },
  blocks: [A, B, C],
  version: 3,
}

const idsOf = (fields: Record<string, unknown>) => (fields.blocks as { id: string }[]).map(({ id }) => id)

test('changes of only one side are merged (R39)', () => {
  const mine = {
    ...BASE,
    title: '金沢の夕べ',
    summary: ['一', '二', '三つめ'],
    seo: { title: '金沢', description: null },
  }
  const theirs = {
    ...BASE,
    catch: '霧の時間',
    summary: ['ひとつめ', '二', '三'],
    seo: { title: null, description: '朝の庭' },
    version: 4,
  }
  const { fields, conflicts, incoming } = merge(BASE, mine, theirs)
  expect(conflicts).toEqual([])
  expect(fields).toEqual({
    ...BASE,
    title: '金沢の夕べ',
    catch: '霧の時間',
    summary: ['ひとつめ', '二', '三つめ'],
    seo: { title: '金沢', description: '朝の庭' },
    version: 4,
  })
  expect(incoming).toEqual(['catch', 'summary.0', 'seo.description'])
})

test('a place changed by both is a conflict, and each resolution is applied (R39)', () => {
  const mine = { ...BASE, title: '金沢の夕べ', tags: ['夕', '庭'] }
  const theirs = { ...BASE, title: '金沢の夜', tags: ['朝', '庭', '雪'] }
  const found = merge(BASE, mine, theirs)
  expect(found.conflicts.map(({ path, canBeBoth }) => [path, canBeBoth])).toEqual([
    ['title', false],
    ['tags', true],
  ])
  expect(found.fields.title).toBe('金沢の夕べ')
  const selected = merge(BASE, mine, theirs, { title: 'theirs', tags: 'both' })
  expect(selected.fields.title).toBe('金沢の夜')
  expect(selected.fields.tags).toEqual(['朝', '庭', '雪', '夕'])
})

test('a picture is merged as a whole: its alt text never belongs to another picture (R39)', () => {
  const mine = { ...BASE, hero: { ...BASE.hero, alt: '雪の庭' } }
  const theirs = { ...BASE, hero: { address: 'drawn/two.jpg', alt: '海' } }
  expect(merge(BASE, mine, theirs).conflicts.map(({ path }) => path)).toEqual(['hero'])
})

test('blocks added, moved and removed by both sides are all merged (R39)', () => {
  const mine = { ...BASE, blocks: [A, block('m', '私の'), B, C] }
  const theirs = { ...BASE, blocks: [C, A, block('t', '相手の')] }
  const { fields, conflicts } = merge(BASE, mine, theirs)
  expect(conflicts).toEqual([])
  expect(idsOf(fields)).toEqual(['c', 'a', 'm', 't'])
})

test('a block changed on both sides can be preserved in both versions (R39)', () => {
  const [mineB, theirB] = [block('b', '私の二'), block('b', '相手の二')]
  const [mine, theirs] = [
    { ...BASE, blocks: [A, mineB, C] },
    { ...BASE, blocks: [A, theirB, C] },
  ]
  const found = merge(BASE, mine, theirs)
  expect(found.conflicts).toEqual([
    { path: 'blocks.b', base: B, mine: mineB, theirs: theirB, canBeBoth: true },
  ])
  const both = merge(BASE, mine, theirs, { 'blocks.b': 'both' }).fields.blocks as (typeof A)[]
  expect(both.map(({ data }) => data)).toEqual([A.data, theirB.data, mineB.data, C.data])
  expect(new Set(both.map(({ id }) => id)).size).toBe(4)
})

test('a block removed by one and changed by the other is a conflict, and stays until resolved (R39)', () => {
  const mine = { ...BASE, blocks: [A, block('b', '書き直した'), C] }
  const theirs = { ...BASE, blocks: [A, C] }
  const found = merge(BASE, mine, theirs)
  expect(found.conflicts.map(({ path, canBeBoth, theirs: other }) => [path, canBeBoth, other])).toEqual([
    ['blocks.b', false, undefined],
  ])
  expect(idsOf(found.fields)).toEqual(['a', 'b', 'c'])
  expect(idsOf(merge(BASE, mine, theirs, { 'blocks.b': 'theirs' }).fields)).toEqual(['a', 'c'])
})
