import type { ComponentType } from 'react'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { part } from '#renderer/area/part.ts'

const LIST = part(() => import('./list/ContentList.tsx').then(({ ContentList }) => ContentList))
const ARTICLE = part(() => import('./article-pages/@slug/ArticleEdit.tsx').then((code) => code.ArticleEdit))
const CONTENT = part(() => import('./forms/ContentEdit.tsx').then(({ ContentEdit }) => ContentEdit))
const REVISIONS = part(() => import('./manuscript/Revisions.tsx').then(({ Revisions }) => Revisions))
const PREVIEW = part(() => import('./preview/Preview.tsx').then(({ Preview }) => Preview))

const ofKind = (kind: ContentKind): [string, ComponentType][] => {
  const list = `/$/${CONTENT_KINDS[kind].plural}`
  return [
    [list, LIST],
    [`${list}/:slug`, kind === 'article-page' ? ARTICLE : CONTENT],
    [`${list}/:slug/revisions`, REVISIONS],
    [`${list}/:slug/preview`, PREVIEW],
  ]
}

/** Pages of the management area by address (domain/site/management-pages.ts), each loaded on demand. */
export const MANAGEMENT_PARTS: Record<string, ComponentType> = {
  '/$': part(() => import('./home/Home.tsx').then(({ Home }) => Home)),
  '/$/calendar': part(() => import('./calendar/Calendar.tsx').then(({ Calendar }) => Calendar)),
  ...Object.fromEntries(ALL_CONTENT_KINDS.flatMap(ofKind)),
  '/$/authors': part(() => import('./authors/Authors.tsx').then(({ Authors }) => Authors)),
  '/$/authors/:slug': part(() => import('./authors/AuthorEdit.tsx').then(({ AuthorEdit }) => AuthorEdit)),
  '/$/prefecture-picks': part(() =>
    import('./prefecture-picks/Recommendations.tsx').then(({ Recommendations }) => Recommendations),
  ),
  '/$/prefecture-picks/:slug': part(() =>
    import('./prefecture-picks/RecommendationEdit.tsx').then(({ RecommendationEdit }) => RecommendationEdit),
  ),
  '/$/media': part(() => import('./media/MediaLibrary.tsx').then(({ MediaLibrary }) => MediaLibrary)),
  '/$/media/:id': part(() => import('./media/MediaEdit.tsx').then(({ MediaEdit }) => MediaEdit)),
  '/$/newsletters': part(() =>
    import('./newsletters/Newsletters.tsx').then(({ Newsletters }) => Newsletters),
  ),
  '/$/newsletters/:id': part(() =>
    import('./newsletters/NewsletterPage.tsx').then(({ NewsletterPage }) => NewsletterPage),
  ),
  '/$/publications': part(() =>
    import('./publications/Publications.tsx').then(({ Publications }) => Publications),
  ),
  '/$/publications/:id': part(() =>
    import('./publications/PublicationPage.tsx').then(({ PublicationPage }) => PublicationPage),
  ),
  '/$/broken-links': part(() =>
    import('./broken-links/BrokenLinks.tsx').then(({ BrokenLinks }) => BrokenLinks),
  ),
  '/$/reader-reports': part(() =>
    import('./reader-reports/OpenReports.tsx').then(({ OpenReports }) => OpenReports),
  ),
  '/$/not-found': part(() => import('./not-found/NotFoundLog.tsx').then(({ NotFoundLog }) => NotFoundLog)),
  '/$/missed-searches': part(() =>
    import('./missed-searches/MissedSearches.tsx').then(({ MissedSearches }) => MissedSearches),
  ),
  '/$/synonyms': part(() => import('./synonyms/Synonyms.tsx').then(({ Synonyms }) => Synonyms)),
  '/$/popular-articles': part(() =>
    import('./popular-articles/PopularArticles.tsx').then(({ PopularArticles }) => PopularArticles),
  ),
  '/$/redirects': part(() => import('./redirects/Redirects.tsx').then(({ Redirects }) => Redirects)),
  '/$/accounts': part(() => import('./accounts/Accounts.tsx').then(({ Accounts }) => Accounts)),
  '/$/accounts/:id': part(() => import('./accounts/AccountPage.tsx').then(({ AccountPage }) => AccountPage)),
  '/$/accounts/:id/article-pages': part(() =>
    import('./desk/WritersDesk.tsx').then(({ WritersDesk }) => WritersDesk),
  ),
  '/$/roles': part(() => import('./roles/Roles.tsx').then(({ Roles }) => Roles)),
  '/$/operations': part(() => import('./operations/Operations.tsx').then(({ Operations }) => Operations)),
  '/$/operations/switches': part(() =>
    import('./operations/switches/SwitchesPage.tsx').then(({ SwitchesPage }) => SwitchesPage),
  ),
  '/$/audit': part(() => import('./audit/Audit.tsx').then(({ Audit }) => Audit)),
}
