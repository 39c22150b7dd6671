import { lazyPart } from '#renderer/ui/lazyPart.tsx'

/** The pages of the personal area that are more than their title, by address; each brings its own code. */
export const PERSONAL_PARTS: Record<string, ReturnType<typeof lazyPart>> = {
  '/@/home/topics': lazyPart(() =>
    import('./home/topics/HomeTopics.tsx').then(({ HomeTopics }) => HomeTopics),
  ),
  '/@/logout': lazyPart(() => import('./logout/Logout.tsx').then(({ Logout }) => Logout)),
  '/@/settings/account': lazyPart(() =>
    import('./settings/account/Account.tsx').then(({ Account }) => Account),
  ),
  '/@/settings/integration': lazyPart(() =>
    import('./settings/integration/Integration.tsx').then(({ Integration }) => Integration),
  ),
  '/@/settings/leave': lazyPart(() => import('./settings/leave/Leave.tsx').then(({ Leave }) => Leave)),
}
