import type { RouteClass } from './route-class.ts'

type BindingName = Extract<keyof Env, `LIMIT_${string}`>

/** The binding of each class, and its period in seconds, which is the Retry-After (wrangler.toml). */
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
  report: { binding: 'LIMIT_REPORT', period: 60 },
}

/** Classes without a subject yet, or where one person may have many: only the network is counted. */
export const BY_NETWORK: ReadonlySet<RouteClass> = new Set<RouteClass>([
  'sign-in',
  'accounts',
  'preview',
  'beacon',
  'shared',
  'card',
  'report',
])
