import { Hono } from 'hono'
import type { MergeSchemaPath, Schema } from 'hono/types'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { AppEnv } from '../app-env.ts'

/**
 * The same routes for every kind of content, under its plural: `/spots`, `/hotels`, … Their type has them once, with the
 * plural as the parameter `kind`.
 */
export function routesOfKinds<Routes extends Schema>(of: (kind: ContentKind) => Hono<AppEnv, Routes>) {
  const all = new Hono<AppEnv>()
  for (const kind of ALL_CONTENT_KINDS) all.route(`/${CONTENT_KINDS[kind].plural}`, of(kind))
  return all as Hono<AppEnv, MergeSchemaPath<Routes, '/:kind'>>
}
