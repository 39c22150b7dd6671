import type { ExtractSchema } from 'hono/types'
import type { ZodType, z } from 'zod'
import type { V1 } from './index.ts'

type Methods = { $get: 'GET'; $post: 'POST'; $put: 'PUT'; $patch: 'PATCH'; $delete: 'DELETE' }
type Paths = ExtractSchema<V1>
type Named = {
  [Path in keyof Paths & string]: {
    [Method in keyof Methods & keyof Paths[Path]]: {
      name: `${Methods[Method]} ${Path}`
      route: Paths[Path][Method]
    }
  }[keyof Methods & keyof Paths[Path]]
}[keyof Paths & string]
type Routes = { [Route in Named as Route['name']]: Route['route'] }

/** Every route of the Worker: its method and its path below `/v1`, such as `GET /me/favorites/:kind`. */
export type RouteName = keyof Routes

type Parts<Input> = {
  /** Conditions that the reader chooses are text already. */
  [Part in keyof Input]: Part extends 'query' ? Input[Part] | URLSearchParams : Input[Part]
}

/** What a request of a route consists of, typed by the schemas that the Worker validates it with: `param`, `query`, `json`. */
export type PartsOf<Name extends RouteName> = Name extends unknown ? Parts<Routes[Name]['input']> : never

type Data<Output> = Output extends { errors: unknown } ? never : Output extends { data: infer D } ? D : never

/** What a route answers under `data`, unless it refuses. */
export type DataOf<Name extends RouteName> = Data<Routes[Name]['output']>

/** A schema that reads what the route answers. Routes that name their data by the kind of content leave that to the schema. */
export type Fitting<Name extends RouteName, Answer extends ZodType> =
  DataOf<Name> extends infer Data
    ? string extends keyof Data
      ? Answer
      : [Data] extends [z.input<Answer>]
        ? Answer
        : { routeAnswers: Data }
    : never
