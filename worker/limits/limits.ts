import type { RouteClass } from './route-class.ts'

type BindingName = Extract<keyof Env, `LIMIT_${string}`>

/** The binding of each class, and after how many seconds it is worth asking again: its period (wrangler.toml). */
export const LIMITS: Record<RouteClass, { binding: BindingName; period: 10 | 60 }> = {
  'sign-in': { binding: 'LIMIT_SIGN_IN', period: 60 },
  accounts: { binding: 'LIMIT_ACCOUNTS', period: 60 },
  read: { binding: 'LIMIT_READ', period: 10 },
  'member-write': { binding: 'LIMIT_MEMBER_WRITE', period: 60 },
  'manage-write': { binding: 'LIMIT_MANAGE_WRITE', period: 60 },
  upload: { binding: 'LIMIT_UPLOAD', period: 60 },
  preview: { binding: 'LIMIT_PREVIEW', period: 60 },
  beacon: { binding: 'LIMIT_BEACON', period: 60 },
  search: { binding: 'LIMIT_SEARCH', period: 10 },
  shared: { binding: 'LIMIT_SHARED', period: 60 },
  export: { binding: 'LIMIT_EXPORT', period: 60 },
  card: { binding: 'LIMIT_CARD', period: 60 },
}

/** By whom the sign-in is not known yet, or who may have any number of them: the network alone tells them apart. */
export const BY_NETWORK: ReadonlySet<RouteClass> = new Set<RouteClass>([
  'sign-in',
  'accounts',
  'preview',
  'beacon',
  'shared',
  'card',
])
