import type { ZodType } from 'zod'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Fitting, RouteName } from '../v1/route-types.ts'

/** The schema of what is under `data`; for the routes of all kinds of content by kind, where the kinds differ. */
export type Answer = ZodType | ((kind: ContentKind) => ZodType)

type Extras = {
  /** Statuses of refusals beyond those that follow from the route: its guard, parameters, query and body. */
  also?: readonly number[]
  /** Whether it redirects to another address of the same resource. */
  redirects?: true
  /** The media types of a body that is not JSON. */
  upload?: readonly string[]
  /** The media type of an answer that is a file. */
  file?: string
  /** The status of an answer that is not 200. */
  status?: number
  /** Another status with which the same is answered. */
  otherStatus?: { status: number; meaning: string }
}

/** What a route does and answers, which its handlers do not say themselves. */
export type Operation = Extras & {
  summary: string
  /** Missing for an answer without data: a file, or none at all. */
  answer?: Answer
}

type Described<Name extends RouteName> = { [Key in Name]: Operation }

/** Describes a route. The compiler compares the schema with what the route answers. */
export function describe<Name extends RouteName, Schema extends ZodType>(
  name: Name,
  summary: string,
  answer: Fitting<Name, Schema>,
  extras: Extras = {},
): Described<Name> {
  return { [name]: { summary, answer: answer as ZodType, ...extras } } as Described<Name>
}

/** The same for a route whose answer is named, or typed, by the kind of content, which types do not tell. */
export function describeByKind<Name extends RouteName>(
  name: Name,
  summary: string,
  answer: (kind: ContentKind) => ZodType,
  extras: Extras = {},
): Described<Name> {
  return { [name]: { summary, answer, ...extras } } as Described<Name>
}

/** The same for a route that answers a file, or nothing. */
export const describeFile = <Name extends RouteName>(name: Name, summary: string, extras: Extras) =>
  ({ [name]: { summary, ...extras } }) as Described<Name>
