import type { Context } from 'hono'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { contentPage } from '#domain/content/content-page.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import type { AppEnv } from '../app-env.ts'
import { s256 } from '../auth/s256.ts'
import { readSession } from '../auth/session-cookies.ts'
import { type ArticleRead, addArticleReads } from '../db/content/article-readers.server.ts'
import { lineOf } from '../limits/network.ts'
import { logLine } from '../log.ts'
import { isUntracked } from '../operations/is-untracked.ts'
import { writeBuffer } from '../operations/write-buffer.ts'
import { secretOf } from './reader-secrets.ts'
import { requestUrl } from './request-path.ts'

// Readers of articles are counted without cookies and without a mark on the device: each line once a day for each
// article. docs/decisions/2026-11-28-popular-articles.md

type C = Context<AppEnv>

const NAME = 'reads of articles'

const buffer = writeBuffer<ArticleRead>({
  name: NAME,
  maxItems: 500,
  maxPerSource: 20,
  merge: (existing) => existing,
  write: (env, reads) => addArticleReads(env.DB, reads),
})

const slugOfArticle = (pathname: string | undefined): string | null => {
  const page = contentPage(pathname ?? '')
  return page?.kind === 'article-page' ? page.slug : null
}

/** The article whose document a browser opens: no redirect, no missing page, and nothing that it fetches ahead. */
function openedArticle(c: C, { status }: Response): string | null {
  const isShown = c.req.header('sec-fetch-dest') === 'document' && !c.req.header('sec-purpose')
  return isShown && (status === 200 || status === 304) ? slugOfArticle(requestUrl(c).pathname) : null
}

/** The article from which the reader goes on: that it was open is known even if its document was fetched ahead. */
function leftArticle(c: C): string | null {
  if (c.req.header('sec-fetch-site') !== 'same-origin') return null
  return slugOfArticle(URL.parse(c.req.header('referer') ?? '')?.pathname)
}

/** The subject of the session in the cookies, unverified: a forged one can only keep its reader from being counted. */
function subjectOf(c: C): string | null {
  try {
    const { sub } = decodeJwt(readSession(c, c.env.USER_POOL_CLIENT_ID).accessToken ?? '')
    return z.uuid().safeParse(sub).data ?? null
  } catch {
    return null
  }
}

/** One of 4,096 numbers for a line, an article and a day, which a million addresses share. */
const numberOf = async (env: Env, day: string, slug: string, line: string): Promise<string> =>
  (await s256([await secretOf(env, day), slug, line].join('\n'))).slice(0, 2)

/** Counts the readers that an answer shows. Robots, and browsers that ask not to be tracked, are left out. */
export function countReaders(c: C, response: Response): void {
  if (c.req.method !== 'GET') return
  const slugs = new Set([openedArticle(c, response), leftArticle(c)].filter((slug) => slug !== null))
  if (slugs.size === 0 || isUntracked(c)) return
  const day = japanTime(new Date()).date
  const line = lineOf(c.req.header('cf-connecting-ip') ?? '')
  const subject = subjectOf(c)
  const count = async (slug: string) => {
    const number = await numberOf(c.env, day, slug, line)
    buffer(c, [day, slug, number].join(' '), { day, slug, number, subject }, { by: line })
  }
  for (const slug of slugs)
    c.executionCtx.waitUntil(
      count(slug).catch((error: unknown) =>
        logLine('warn', 'buffered records could not be written', { of: NAME, error }),
      ),
    )
}
