import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { FAVORITE_KINDS } from '#domain/shelf/kinds.ts'
import { part } from '#renderer/area/part.ts'

const FAVORITES = part(() => import('./favorites/Favorites.tsx').then(({ Favorites }) => Favorites))
const HISTORIES = part(() => import('./histories/Histories.tsx').then(({ Histories }) => Histories))

const ACTION = part(() => import('./travel/actions/ActionPage.tsx').then(({ ActionPage }) => ActionPage))

const ACTIVITY = part(() =>
  import('./travel/activities/ActivityPage.tsx').then(({ ActivityPage }) => ActivityPage),
)

const SECTION = part(() => import('./travel/sections/SectionPage.tsx').then(({ SectionPage }) => SectionPage))

/** The pages of the member area by URL; each is a chunk of its own. */
export const PERSONAL_PARTS: Record<string, ReturnType<typeof part>> = {
  ...Object.fromEntries(
    FAVORITE_KINDS.map((kind) => [`/@/favorites/${CONTENT_KINDS[kind].plural}`, FAVORITES]),
  ),
  '/@/favorites/article-pages/news': FAVORITES,
  '/@/favorites/article-pages/feature': FAVORITES,
  '/@/favorites/article-pages/experience': FAVORITES,
  '/@/histories/spots': HISTORIES,
  '/@/histories/article-pages': HISTORIES,
  '/@/histories/article-pages/news': HISTORIES,
  '/@/histories/article-pages/feature': HISTORIES,
  '/@/histories/article-pages/experience': HISTORIES,
  '/@/home/topics': part(() => import('./home/topics/HomeTopics.tsx').then(({ HomeTopics }) => HomeTopics)),
  '/@/logout': part(() => import('./logout/Logout.tsx').then(({ Logout }) => Logout)),
  '/@/settings/account': part(() => import('./settings/account/Account.tsx').then(({ Account }) => Account)),
  '/@/settings/integration': part(() =>
    import('./settings/integration/Integration.tsx').then(({ Integration }) => Integration),
  ),
  '/@/settings/leave': part(() =>
    import('./settings/leave/DeleteAccount.tsx').then(({ DeleteAccount }) => DeleteAccount),
  ),
  '/@/stats/usage': part(() => import('./stats/usage/UsageStats.tsx').then(({ UsageStats }) => UsageStats)),
  '/@/travel/actions/new': part(() =>
    import('./travel/actions/NewAction.tsx').then(({ NewAction }) => NewAction),
  ),
  '/@/travel/actions/:id': ACTION,
  '/@/travel/actions/:id/edit': ACTION,
  '/@/travel/guides/:id/print': part(() =>
    import('./travel/guides/print/GuidePrint.tsx').then(({ GuidePrint }) => GuidePrint),
  ),
  '/@/travel/guides': part(() =>
    import('./travel/guides/list/GuidesPage.tsx').then(({ GuidesPage }) => GuidesPage),
  ),
  '/@/travel/guides/:id': part(() => import('./travel/guides/@id/Guide.tsx').then(({ Guide }) => Guide)),
  '/@/travel/guides/:id/edit': part(() =>
    import('./travel/guides/@id/GuideEdit.tsx').then(({ GuideEdit }) => GuideEdit),
  ),
  '/@/travel/activities/:id': ACTIVITY,
  '/@/travel/activities/:id/edit': ACTIVITY,
  '/@/travel/sections/:id': SECTION,
  '/@/travel/sections/:id/edit': SECTION,
}
