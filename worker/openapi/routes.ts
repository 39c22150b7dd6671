import { z } from 'zod'
import { type ContentKind, kindOfPlural } from '#domain/content/kind.ts'
import type { RequiredPermission } from '../auth/allow.ts'
import type { v1 } from '../v1/index.ts'
import type { Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'

/** What `body`, `query` and the guards carry beside their function. */
type Handler = { name: string; schema?: unknown; querySchema?: unknown; permission?: RequiredPermission }

/** A route of `/v1` with everything that is known about it. */
export type DescribedRoute = {
  method: string
  path: string
  /** The kind of content that the route is about, where each kind has the route. */
  kind: ContentKind | null
  operation: Operation
  body: z.ZodObject | null
  query: z.ZodObject | null
  /** `account`: any account with a session. `optional`: more is answered with a session. */
  access: 'public' | 'optional' | 'idToken' | 'account' | 'staff'
  permission: RequiredPermission
  needsFreshSignIn: boolean
}

const OF_KIND = /^(\/manage)?\/([a-z-]+)(?=\/|$)/

/** The description of a route, and the kind of content where it is that of all kinds. */
function described(method: string, path: string): { operation: Operation; kind: ContentKind | null } {
  const all: Readonly<Record<string, Operation>> = OPERATIONS
  const own = all[`${method} ${path}`]
  if (own) return { operation: own, kind: null }
  const [, area = '', plural = ''] = OF_KIND.exec(path) ?? []
  const kind = kindOfPlural(plural)
  const shared = kind && all[`${method} ${path.replace(OF_KIND, `${area}/:kind`)}`]
  if (!shared) throw new Error(`worker/openapi/operations does not describe ${method} ${path}`)
  return { operation: shared, kind }
}

const GUARDS = {
  signingIn: 'idToken',
  member: 'account',
  allow: 'account',
  allowContent: 'account',
  manager: 'staff',
} as const

const isGuard = (name: string): name is keyof typeof GUARDS => Object.hasOwn(GUARDS, name)

/** Reads a session if there is one. */
const WITH_OPTIONAL_SESSION = new Set(['GET /health'])

function accessOf(route: string, handlers: readonly Handler[]): DescribedRoute['access'] {
  if (WITH_OPTIONAL_SESSION.has(route)) return 'optional'
  const guard = handlers.map(({ name }) => name).find(isGuard)
  return guard ? GUARDS[guard] : 'public'
}

/** All routes of `/v1` in order of registration, with what their handlers require. Throws for one without a description. */
export function describedRoutes({ routes }: Pick<typeof v1, 'routes'>): DescribedRoute[] {
  const byRoute = Map.groupBy(
    routes.filter(({ method }) => method !== 'ALL'),
    ({ method, path }) => `${method} ${path}`,
  )
  return [...byRoute].map(([route, all]) => {
    const [method = '', path = ''] = route.split(' ')
    const handlers: readonly Handler[] = all.map(({ handler }) => handler)
    const schemas = (part: 'schema' | 'querySchema') => handlers.map((handler) => handler[part])
    return {
      method,
      path,
      ...described(method, path),
      body: schemas('schema').find((schema) => schema instanceof z.ZodObject) ?? null,
      query: schemas('querySchema').find((schema) => schema instanceof z.ZodObject) ?? null,
      access: accessOf(route, handlers),
      permission: handlers.find(({ permission }) => permission)?.permission ?? null,
      needsFreshSignIn: handlers.some(({ name }) => name === 'freshSignIn'),
    }
  })
}
