import { z } from 'zod'
import { hasOwnPage } from '../content/kind.ts'
import { ContentKindSchema } from '../content/ref.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { text } from '../text/text-rules.ts'

const MAX_ENTRIES = 12

/** A subject is one line: a line break in it could begin another header of the mail. */
const oneLine = z.refine<string>((line) => !/\p{Cc}|[\u2028\u2029]/u.test(line), {
  error: '改行や制御文字は使えません。',
})

const plainText = z.refine<string>((typed) => !/(?![\n\t])\p{Cc}/u.test(typed), {
  error: '制御文字は使えません。',
})

/** A page that an issue introduces. */
const IssueEntry = z.strictObject({
  kind: ContentKindSchema.refine((kind): boolean => hasOwnPage(kind)),
  id: Identifier,
})
export type IssueEntry = z.infer<typeof IssueEntry>

/** What an editor writes: the subject, an opening in paragraphs, and pages in their order, each once. */
export const IssueInput = z.object({
  subject: text({ min: 1, max: 80 }).check(oneLine),
  opening: text({ min: 1, max: 2000 }).check(plainText),
  entries: z
    .array(IssueEntry)
    .max(MAX_ENTRIES)
    .superRefine((entries, context) => {
      for (const [index, { id }] of entries.entries())
        if (entries.findIndex((entry) => entry.id === id) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: '同じものがすでに選ばれています。',
          })
    }),
})
export type IssueInput = z.infer<typeof IssueInput>

/** `stopped`: by an editor, or because mail after mail was refused. */
export const IssueState = z.enum(['draft', 'sending', 'stopped', 'sent'])
export type IssueState = z.infer<typeof IssueState>

/** Why sending waits or stopped. */
export const SendingProblem = z.enum(['refused', 'busy', 'unanswered', 'unconfigured'])
export type SendingProblem = z.infer<typeof SendingProblem>

/**
 * An issue of the newsletter. `version` is the optimistic lock of a draft. `recipients`: the subscribers when it was sent;
 * of these `sent` were accepted by the mail service, `failed` refused, and of `unclear` the answer was lost: they are not sent
 * again. Who unsubscribed before their mail is in none of the three.
 */
export const NewsletterIssue = z.strictObject({
  id: Identifier,
  version: z.int().positive(),
  state: IssueState,
  ...IssueInput.shape,
  updatedAt: IsoDateTime,
  startedAt: IsoDateTime.nullable(),
  finishedAt: IsoDateTime.nullable(),
  recipients: z.int().nonnegative(),
  sent: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  unclear: z.int().nonnegative(),
  problem: SendingProblem.nullable(),
  retryAt: IsoDateTime.nullable(),
})
export type NewsletterIssue = z.infer<typeof NewsletterIssue>

/** The part of a card that a mail shows, as it was when the issue was sent. Addresses are absolute. */
export const IssueCard = z.strictObject({
  title: z.string(),
  catch: z.string(),
  label: z.string(),
  href: z.string(),
  picture: z.string(),
})
export type IssueCard = z.infer<typeof IssueCard>

/** How an issue will look: the HTML of the mail, its text, and the chosen pages that are not public. */
export const IssuePreview = z.strictObject({
  html: z.string(),
  text: z.string(),
  missing: z.array(Identifier),
})
export type IssuePreview = z.infer<typeof IssuePreview>
