import { z } from 'zod'
import { Account } from '#domain/account/account.ts'
import { ListMeta } from '#domain/api/envelope.ts'
import { PASSWORD_CHARACTERS } from '#domain/auth/password-policy.ts'
import { Card } from '#domain/content/card.ts'
import { ContentKindSchema } from '#domain/content/ref.ts'
import { IsoDate, IsoDateTime } from '#domain/date/iso-date.ts'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { Media } from '#domain/media/media.ts'
import { Grant } from '#domain/office/role-input.ts'
import { Place } from '#domain/place/place.ts'
import { Publication } from '#domain/publish/publication.ts'
import { RULE_STATUSES } from '#domain/redirect/route-rule.ts'
import { FAVORITE_KINDS, HISTORY_KINDS } from '#domain/shelf/kinds.ts'
import { SWITCH_MODES } from '#domain/site/maintenance.ts'
import { Identifier } from '#domain/text/identifier.ts'

// What handlers answer without a schema of `domain/`.

/** The answer of calls that only succeed. */
export const Done = z.object({ result: z.boolean() })

/** The whole list at once. */
export const wholeListOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ list: z.array(entry), meta: z.object({ total: z.int().nonnegative() }) })

/** A list that may be empty, whose limit is its length. */
export const listUpTo = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ list: z.array(entry), meta: ListMeta.extend({ limit: z.int().nonnegative() }) })

const Count = z.int().nonnegative()

/** Rows of the database by the name of their table. */
export const AccountExport = z.object({
  exportedAt: IsoDateTime,
  account: Account,
  records: z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))),
})

const SessionLifetime = z.object({ idle: z.int(), absolute: z.int() })
export const PublicConfig = z.object({
  apiHost: z.string(),
  appHost: z.string(),
  amazonAffiliateId: z.string(),
  rakutenAffiliateId: z.string(),
  serverDev: z.boolean(),
  gtag: z.string(),
  auth: z.object({
    region: z.string(),
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    identityPoolId: z.string(),
    userPoolEndpoint: z.string(),
    identityPoolEndpoint: z.string(),
    passwordPolicy: z.object({
      minLength: z.int(),
      requires: z.array(z.enum(PASSWORD_CHARACTERS)).readonly(),
    }),
    sessionLifetimes: z.object({ member: SessionLifetime, staff: SessionLifetime }),
  }),
})

export const MaintenanceState = z.object({
  mode: z.enum(SWITCH_MODES),
  text: z.string(),
  endsAt: z.string().nullable(),
})

/** Where not all were counted. */
const Counted = { isMore: z.literal(true).optional() }

const leftOf = <const Kinds extends readonly (typeof FAVORITE_KINDS)[number][]>(kinds: Kinds) =>
  z.array(z.object({ targetType: z.enum(kinds), targetId: Identifier }))
/** The entries of a device that did not fit into the shelf of the account. */
export const LeftEntries = z.object({ favorites: leftOf(FAVORITE_KINDS), histories: leftOf(HISTORY_KINDS) })

export const Counts = z.record(z.string(), Count)

/** A list of manuscripts; `isMore`: not all were counted. */
export const ManuscriptList = z.object({
  list: z.array(Manuscript),
  meta: ListMeta.extend({ ...Counted, facets: z.record(z.string(), Counts).optional() }),
})

export const BulkResults = z.array(
  z.object({
    kind: ContentKindSchema,
    id: z.string(),
    isDone: z.boolean(),
    manuscript: Manuscript.nullable(),
    publicationId: Identifier.nullable(),
    message: z.string().nullable(),
  }),
)

export const MediaList = z.object({
  list: z.array(Media),
  meta: ListMeta.extend({
    facets: z.object({ all: Count, unused: Count, incomplete: Count }).optional(),
  }),
})

/** What replacing a picture would change (`isPlan`), or has changed. */
export const Replacement = z.union([
  z.object({
    plan: z.object({ contents: Count, live: Count, pages: Count, isAllowed: z.boolean() }),
  }),
  z.object({
    replaced: z.object({ replaced: Count, remaining: Count, publications: z.array(Publication) }),
  }),
])

export const ContentName = z.object({
  kind: ContentKindSchema,
  id: Identifier,
  title: z.string(),
  slug: z.string(),
  isLive: z.boolean(),
  prefectureCode: z.string().nullable(),
  heroAddress: z.string().nullable(),
})

/** A card with the facts of its place. */
export const MentionedCard = Card.extend({
  place: Place.pick({
    address: true,
    prices: true,
    free: true,
    tel: true,
    officialUrl: true,
    lat: true,
    lng: true,
  })
    .extend({
      opening: Place.pick({ hours: true, closed: true, businessStatus: true })
        .extend({ months: z.array(z.int()).readonly().optional() })
        .nullable(),
    })
    .optional(),
})

/** A role in the list of roles. */
export const ShownRole = z.object({
  id: Identifier,
  name: z.string(),
  description: z.string(),
  isDefault: z.boolean(),
  accounts: Count,
  grants: z.array(Grant),
  updatedAt: z.string(),
})

/** A redirect rule of the site's source. */
export const FileRule = z.object({
  from: z.string(),
  to: z.string(),
  status: z.literal(RULE_STATUSES).optional(),
})

export const RecommendationSummary = z.object({
  code: z.string(),
  count: Count,
  shown: Count,
  updatedAt: z.string().nullable(),
})

export const HolidayCalendar = z.object({ from: IsoDate, to: IsoDate, days: z.array(IsoDate).readonly() })
