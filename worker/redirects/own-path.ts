import type { RedirectInput } from '#domain/redirect/redirect-rule.ts'

/**
 * Rewrites an absolute target on this site as a path, so that it is checked for loops. A path with two leading slashes
 * keeps its host, because alone it would mean another one.
 */
export function ownPath(input: RedirectInput, env: Pick<Env, 'APP_HOST'>): RedirectInput {
  if (!/^https?:/.test(input.to)) return input
  const { host, pathname, search, hash } = new URL(input.to)
  const isOwn = URL.canParse(env.APP_HOST) && host === new URL(env.APP_HOST).host
  return isOwn && !pathname.startsWith('//') ? { ...input, to: pathname + search + hash } : input
}
