import { Hono } from 'hono'
import { z } from 'zod'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import type { AppEnv } from '../app-env.ts'
import { publicContent } from '../documents/public-content.ts'
import { ok, PUBLIC_CACHE } from './answer.ts'
import { ContentQuery } from './content.ts'
import { query } from './query.ts'

const SearchQuery = ContentQuery.pick({
  prefecture: true,
  month: true,
  tag: true,
  city: true,
  q: true,
}).extend({ kind: z.enum(ALL_CONTENT_KINDS).optional() })

const SuggestQuery = z.strictObject({ q: z.string().max(100) })

/** The maximum of entries of each kind; a search for that kind shows the rest. */
const PER_KIND = 20

/**
 * `GET /v1/search`: `data.search.groups`, one for each kind with results, with `facets`; `prefectures` are the codes
 * of those that `q` names, or of its regions and cities, and `absent` is a well-known place that the site does not have.
 * Without results, `help` has other searches and `instead` the results of the first. Next to a number, `isMore` says
 * that not all were counted.
 * `GET /v1/search/suggest?q=`: `data.suggestions`, from one character upwards.
 */
export const search = new Hono<AppEnv>()
  .get('/', query(SearchQuery), async (c) => {
    const { q, ...rest } = c.req.valid('query')
    const content = await publicContent(c.env)
    const { total, isMore, groups, facets, apart, prefectures, absent, help, instead } = await content.search(
      { ...rest, keyword: q },
      { perKind: PER_KIND },
    )
    return c.json(
      ok({ search: { total, isMore, groups, facets, apart, prefectures, absent, help, instead } }),
      200,
      {
        'cache-control': PUBLIC_CACHE,
      },
    )
  })
  .get('/suggest', query(SuggestQuery), async (c) => {
    const suggestions = await (await publicContent(c.env)).suggest(c.req.valid('query').q)
    return c.json(ok({ suggestions }), 200, { 'cache-control': PUBLIC_CACHE })
  })
