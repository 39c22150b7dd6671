import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { SynonymGroup, type SynonymInput } from '#domain/search/synonym-group.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const GroupAnswer = z.object({ synonym: SynonymGroup.nullable() })

export const listSynonyms = endpoint('GET /manage/synonyms', z.object({ synonyms: listOf(SynonymGroup) }))
const create = endpoint('POST /manage/synonyms', GroupAnswer)
const change = endpoint('PATCH /manage/synonyms/:id', GroupAnswer)
const remove = endpoint('DELETE /manage/synonyms/:id', Done)

type Existing = Pick<SynonymGroup, 'id' | 'version'>

export const createSynonyms = (id: Identifier, group: SynonymInput) =>
  request(create({ json: { id, group } }))

/** `existing`: the group the change is based on. */
export const changeSynonyms = ({ id, version }: Existing, group: SynonymInput) =>
  request(change({ param: { id }, json: { version, group } }))

export const deleteSynonyms = ({ id, version }: Existing) =>
  request(remove({ param: { id }, query: { version: String(version) } }))
