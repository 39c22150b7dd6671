import { expect, test } from 'vitest'
import { PublishStatus } from '../content/publishable.ts'
import { alsoNeeds, canTransit, TRANSITION_NAMES, TRANSITIONS, whyNot } from './transitions.ts'

const STATES = PublishStatus.options.flatMap((stage) => [false, true].map((isLive) => ({ stage, isLive })))

test('each stage allows its transitions only', () => {
  const targets = Object.fromEntries(
    PublishStatus.options.map((stage) => [
      stage,
      TRANSITION_NAMES.filter((name) => canTransit(name, { stage, isLive: stage === 'published' })),
    ]),
  )
  expect(targets).toEqual({
    draft: ['submit', 'schedule', 'publish', 'archive'],
    review: ['send-back', 'schedule', 'publish', 'archive'],
    scheduled: ['send-back', 'schedule', 'publish', 'archive'],
    published: ['publish', 'unpublish', 'archive'],
    archived: ['restore-archived'],
  })
})

test('only public content can be unpublished', () => {
  for (const state of STATES)
    expect(canTransit('unpublish', state)).toBe(state.isLive && state.stage !== 'archived')
})

test('transitions that readers would notice require permission to publish', () => {
  for (const name of ['publish', 'schedule', 'unpublish'] as const)
    expect(TRANSITIONS[name].action).toBe('publish')
  for (const state of STATES) {
    const isNoticed = state.isLive || state.stage === 'scheduled'
    expect(alsoNeeds('archive', state)).toBe(isNoticed ? 'publish' : null)
    expect(alsoNeeds('send-back', state)).toBe(state.stage === 'scheduled' ? 'publish' : null)
    expect(alsoNeeds('submit', state)).toBeNull()
  }
  expect(alsoNeeds('restore-archived', { stage: 'archived', isLive: false }, true)).toBe('publish')
  expect(alsoNeeds('restore-archived', { stage: 'archived', isLive: false }, false)).toBeNull()
})

test('an impossible transition has a Japanese reason', () => {
  for (const name of TRANSITION_NAMES)
    for (const state of STATES)
      if (!canTransit(name, state)) expect(whyNot(name, state)).toMatch(/[ぁ-ん].*。$/)
})
