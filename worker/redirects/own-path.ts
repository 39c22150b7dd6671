import type { RedirectInput } from '#domain/redirect/redirect-rule.ts'

/**
 * A target that names this site by its host is written as its path: it is looked at for loops like every other. A path
 * that begins with two slashes stays behind its host, for by itself it would name another.
 */
export function ownPath(input: RedirectInput, env: Pick<Env, 'APP_HOST'>): RedirectInput {
  if (!/^https?:/.test(input.to)) return input
  const { host, pathname, search, hash } = new URL(input.to)
  const isOwn = URL.canParse(env.APP_HOST) && host === new URL(env.APP_HOST).host
  return isOwn && !pathname.startsWith('//') ? { ...input, to: pathname + search + hash } : input
}
