import { lazyPart } from '#renderer/ui/lazyPart.tsx'

/** The pages of the personal area that are more than their title, by address; each brings its own code. */
export const PERSONAL_PARTS: Record<string, ReturnType<typeof lazyPart>> = {
  '/@/home/topics': lazyPart(() =>
    import('./home/topics/HomeTopics.tsx').then(({ HomeTopics }) => HomeTopics),
  ),
  '/@/logout': lazyPart(() => import('./logout/Logout.tsx').then(({ Logout }) => Logout)),
}
