import { z } from 'zod'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { type Manuscript, ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import type { TransitionName } from '#domain/manuscript/transitions.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { ask } from '../../ask.ts'
import type { BulkAction } from './actions.ts'

const DoneAnswer = z.object({
  document: ManuscriptDocument,
  publication: z.object({ id: z.string() }).nullish(),
})

type Ref = Pick<Manuscript, 'kind' | 'id'>

/** What was done to one, and how it is undone; `null` where it cannot be. */
export type Done = { manuscript: Manuscript; undo: (() => Promise<void>) | null }

const addressOf = ({ kind, id }: Ref) => pathOf`/${CONTENT_KINDS[kind].plural}/${id}`

const step = (one: Ref, name: TransitionName | 'rollback', body: object) =>
  ask(DoneAnswer, pathOf`${addressOf(one)}/${name}`, { method: 'POST', body })

const documentOf = async (one: Ref) =>
  (await ask(z.object({ document: ManuscriptDocument }), addressOf(one))).document

const save = (one: Ref, version: number, fields: object) =>
  ask(DoneAnswer, addressOf(one), { method: 'PATCH', body: { version, fields } })

/** The step that leads back from another one, if there is one. */
const BACK: Partial<Record<TransitionName, TransitionName>> = {
  submit: 'send-back',
  archive: 'restore-archived',
  unpublish: 'publish',
  'restore-archived': 'archive',
}

async function transit(
  one: Manuscript,
  action: Extract<BulkAction, { name: TransitionName }>,
): Promise<Done> {
  const { name, ...more } = action
  // Made here: sent again after a lost answer it is the same publication.
  const publicationId = randomIdentifier()
  const { document } = await step(one, name, {
    version: one.version,
    ...more,
    ...(name !== 'submit' && name !== 'send-back' && name !== 'schedule' && { publicationId }),
  })
  const { manuscript } = document
  const { version } = manuscript
  if (name === 'publish')
    return {
      manuscript,
      undo: async () => {
        await (one.isLive
          ? step(one, 'rollback', { version, publicationId })
          : step(one, 'unpublish', { version, publicationId: randomIdentifier() }))
      },
    }
  if (name === 'schedule' && one.stage !== 'scheduled')
    return { manuscript, undo: async () => void (await step(one, 'send-back', { version })) }
  const back = BACK[name]
  const needsId = back !== 'send-back'
  return {
    manuscript,
    undo: back
      ? async () =>
          void (await step(one, back, { version, ...(needsId && { publicationId: randomIdentifier() }) }))
      : null,
  }
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The fields that an action writes, from those that are there. */
export function changedFields(
  fields: Record<string, unknown>,
  action: Exclude<BulkAction, { name: TransitionName }>,
): Record<string, unknown> {
  if (action.name === 'author') return { authorId: action.authorId }
  if (action.name === 'checked') return { factCheckedAt: action.at }
  const kept = textsOf(fields.tags).filter((tag) => !action.remove.includes(tag))
  return { tags: [...new Set([...kept, ...action.add])] }
}

async function write(one: Manuscript, action: Exclude<BulkAction, { name: TransitionName }>): Promise<Done> {
  const { manuscript: before, fields } = await documentOf(one)
  const change = changedFields(fields, action)
  const { document } = await save(one, before.version, { ...fields, ...change })
  const earlier = Object.fromEntries(Object.keys(change).map((name) => [name, fields[name] ?? null]))
  return {
    manuscript: document.manuscript,
    undo: async () => {
      const now = await documentOf(one)
      await save(one, now.manuscript.version, { ...now.fields, ...earlier })
    },
  }
}

const isField = (action: BulkAction): action is Exclude<BulkAction, { name: TransitionName }> =>
  action.name === 'author' || action.name === 'tags' || action.name === 'checked'

/** Does an action to one manuscript, from the version that the list has of it. Throws why it could not. */
export const runOne = (one: Manuscript, action: BulkAction): Promise<Done> =>
  isField(action) ? write(one, action) : transit(one, action)
