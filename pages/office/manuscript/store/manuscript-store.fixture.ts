import { vi } from 'vitest'
import { createFakeDevice, createFakeServer } from './fake-server.fixture.ts'
import { createManuscriptStore } from './manuscript-store.ts'

export const FIELDS = {
  title: '金沢の朝',
  catch: '静けさ',
  seo: { title: null },
  blocks: [{ id: 'b1', type: 'paragraph', data: { text: [{ text: '一', marks: [] }] } }],
}

/** A tab in which a manuscript is opened. */
export const begin = async (office = createFakeServer(FIELDS), device = createFakeDevice()) => {
  const onMerged = vi.fn()
  const store = createManuscriptStore({ kind: 'article-page', calls: office.calls, device, onMerged })
  await store.load(await office.calls.load())
  return { office, device, store, onMerged, now: () => store.state.get() }
}
