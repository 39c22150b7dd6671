import { type ComponentType, lazy } from 'react'

const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** The pages of the personal area that are more than their title, by address; each brings its own code. */
export const PERSONAL_PARTS: Record<string, ReturnType<typeof part>> = {
  '/@/home/topics': part(() => import('./home/topics/HomeTopics.tsx').then(({ HomeTopics }) => HomeTopics)),
  '/@/logout': part(() => import('./logout/Logout.tsx').then(({ Logout }) => Logout)),
  '/@/settings/account': part(() => import('./settings/account/Account.tsx').then(({ Account }) => Account)),
  '/@/settings/integration': part(() =>
    import('./settings/integration/Integration.tsx').then(({ Integration }) => Integration),
  ),
  '/@/settings/leave': part(() => import('./settings/leave/Leave.tsx').then(({ Leave }) => Leave)),
  '/@/travel/guides': part(() =>
    import('./travel/guides/list/GuidesPage.tsx').then(({ GuidesPage }) => GuidesPage),
  ),
  '/@/travel/guides/:id': part(() => import('./travel/guides/@id/Guide.tsx').then(({ Guide }) => Guide)),
  '/@/travel/guides/:id/edit': part(() =>
    import('./travel/guides/@id/GuideEdit.tsx').then(({ GuideEdit }) => GuideEdit),
  ),
}
