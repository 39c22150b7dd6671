import { setTimeout } from 'node:timers/promises'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sampleFields, staff } from '../../worker/office.ts'
import { aNewGuide } from '../../worker/travel.ts'
import { aRecord, someMembers } from '../members-at-work.ts'
import type { PerfSite } from '../perf-site.ts'
import type { Ledger } from './ledger.ts'
import { type SendOptions, sendCounted, type Tally } from './tally.ts'

/** Requests of readers; the last one uses the database. */
const READ = [
  '/',
  '/spots',
  '/spots/kinosaki-onsen',
  '/article-pages/tsugaru-stove-train-2026',
  '/v1/search?q=%E6%B8%A9%E6%B3%89',
]

const AGAIN_MS = 100
const READ_EVERY_MS = 20
/** A member may have a hundred of them. */
const MAX_GUIDES = 40

type Traffic = {
  /** Stops readers, and writers once their pending writes are acknowledged. */
  stop: () => Promise<void>
  /** The accounts that wrote records. */
  members: string[]
}

type Options = { site: PerfSite; tally: Tally; ledger: Ledger; members?: number }

/** Simulates members, an editor, a publisher and readers until stopped. Failed writes are repeated. */
export async function startTraffic({ site, tally, ledger, members = 4 }: Options): Promise<Traffic> {
  const writers = await someMembers(site, members)
  const [editor, publisher] = [await staff(site, 'editor'), await staff(site, 'publisher')]
  let isOver = false

  const done = async (endpoint: string, about: SendOptions) => {
    for (;;) {
      const answer = await sendCounted(site.url, tally, endpoint, about)
      if (answer.status === 200) return answer.data.data
      // A refusal is not repeated: it is counted, and fails the run.
      if (answer.status >= 400 && answer.status < 500) return null
      await setTimeout(AGAIN_MS)
    }
  }

  const until = async (work: (round: number) => Promise<void>) => {
    for (let round = 0; !isOver; round += 1) await work(round)
  }

  const memberAtWork = ({ token }: { token: string }) =>
    until(async (round) => {
      if (round % 10 === 9 && round < MAX_GUIDES * 10) {
        const guide = aNewGuide(1, 2)
        if (await done('POST /v1/travel/guides', { token, body: guide }))
          ledger.acknowledged.guide.add(guide.guide.id)
        return
      }
      const action = aRecord()
      if (await done('POST /v1/travel/actions', { token, body: { action } }))
        ledger.acknowledged.record.add(action.id)
    })

  const editorAtWork = () =>
    until(async (round) => {
      const [id, { token }] = [randomIdentifier(), editor]
      const fields = { ...sampleFields(), title: `下書き ${round}` }
      const made = await done('POST /v1/manage/article-pages', { token, body: { id, fields } })
      if (!made) return
      ledger.acknowledged.draft.add(id)
      let { version } = made.document.manuscript
      for (const title of [`下書き ${round} の二`, `下書き ${round} の三`]) {
        const body = { version, fields: { ...fields, title } }
        const saved = await done(`PATCH /v1/manage/article-pages/${id}`, { token, body })
        if (!saved) return
        version = saved.document.manuscript.version
        ledger.titles.set(id, title)
      }
    })

  const publisherAtWork = async () => {
    const [id, { token }] = [randomIdentifier(), publisher]
    const fields = sampleFields()
    const made = await done('POST /v1/manage/article-pages', { token, body: { id, fields } })
    if (!made) return
    let { version } = made.document.manuscript
    await until(async (round) => {
      const title = `何度も公開する記事 ${round}`
      const body = { version, fields: { ...fields, title } }
      const saved = await done(`PATCH /v1/manage/article-pages/${id}`, { token, body })
      if (!saved) return
      version = saved.document.manuscript.version
      const publicationId = randomIdentifier()
      const published = await done(`POST /v1/manage/article-pages/${id}/publish`, {
        token,
        body: { version, publicationId },
      })
      if (!published) return
      version = published.document.manuscript.version
      ledger.titles.set(id, title)
      ledger.acknowledged.publication.add(publicationId)
    })
  }

  const reader = () =>
    until(async (round) => {
      await sendCounted(site.url, tally, `GET ${READ[round % READ.length]}`)
      await setTimeout(READ_EVERY_MS)
    })

  const work = Promise.all([
    ...writers.map(memberAtWork),
    editorAtWork(),
    publisherAtWork(),
    reader(),
    reader(),
  ])
  return {
    stop: async () => {
      isOver = true
      await work
    },
    members: writers.map(({ accountId }) => accountId),
  }
}
