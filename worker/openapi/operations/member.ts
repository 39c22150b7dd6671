import { z } from 'zod'
import { Account } from '#domain/account/account.ts'
import { AccountJoin } from '#domain/account/join.ts'
import { IntegrationTokenResult } from '#domain/account/login-account.ts'
import { listOf } from '#domain/api/envelope.ts'
import { ListedSession } from '#domain/auth/session.ts'
import { SecondFactor } from '#domain/office/second-factor-rule.ts'
import { PrefectureLevel } from '#domain/region/prefecture-level.ts'
import { AccountShelf, FavoriteEntry, HistoryEntry } from '#domain/shelf/entry.ts'
import { Topics } from '#domain/shelf/topics.ts'
import { UsageStats } from '#domain/usage/usage-stats.ts'
import { AccountExport, Counts, Done, LeftEntries } from '../answers.ts'
import { describe } from '../operation.ts'

const OneAccount = z.object({ account: Account })
const OneFavorite = z.object({ favorite: FavoriteEntry })
const OneHistory = z.object({ history: HistoryEntry })

/** The member's account, sessions, favourites, history and statistics. */
export const MEMBER_OPERATIONS = {
  ...describe(
    'POST /accounts/login',
    'The account of a sign-in, by its ID token; it is created when there is none',
    OneAccount,
    { also: [404, 409, 410] },
  ),
  ...describe('POST /accounts/authorize', 'The account of the session; extends the session', OneAccount),
  ...describe('POST /accounts/leave', 'Deletes the account and all its data', Done, { also: [409] }),
  ...describe(
    'POST /account-auth-integrations',
    'A single-use token by which another login is added to the account',
    z.object({ accountAuthIntegration: IntegrationTokenResult }),
  ),
  ...describe('DELETE /account-auth-integrations/:provider', 'Removes a login of the account', OneAccount, {
    also: [409],
  }),
  ...describe('POST /account-joins', 'Proves another account of the same person, to join both', Done, {
    also: [404, 409, 410],
  }),
  ...describe(
    'GET /account-joins',
    'The two accounts to be joined, if there are two',
    z.object({ accountJoin: AccountJoin.nullable() }),
  ),
  ...describe('POST /account-joins/:id/complete', 'Joins two accounts', Done, { also: [409, 410] }),
  ...describe('DELETE /account-joins/:id', 'Gives up joining two accounts', Done),
  ...describe('GET /me', 'The account of the session', OneAccount),
  ...describe(
    'GET /me/sign-in',
    'How long the sign-in counts as fresh, in seconds',
    z.object({ signIn: z.object({ freshSeconds: z.int().nonnegative() }) }),
  ),
  ...describe('GET /me/export', 'All data of the account', z.object({ export: AccountExport })),
  ...describe(
    'POST /me/second-factor',
    'Checks the user pool for a second factor again',
    z.object({ secondFactor: SecondFactor }),
  ),
  ...describe(
    'GET /me/sessions',
    'The sessions of the account, most recently used first',
    z.object({ sessions: z.array(ListedSession) }),
  ),
  ...describe('DELETE /me/sessions', 'Ends all sessions', Done),
  ...describe('DELETE /me/sessions/current', 'Ends this session', Done),
  ...describe('DELETE /me/sessions/others', 'Ends all sessions but this one', Done),
  ...describe('DELETE /me/sessions/:id', 'Ends a session', Done),
  ...describe(
    'GET /me/topics',
    'The data of the home page of a member; a part that could not be read is null',
    z.object({ topics: Topics }),
  ),
  ...describe(
    'GET /me/stats/usage',
    'What the member read, saved and travelled, by month',
    z.object({ usageStats: UsageStats }),
  ),
  ...describe(
    'PUT /me/stats/prefectures/:code',
    'Sets how well the member knows a prefecture',
    z.object({ prefecture: z.object({ code: z.string(), marked: PrefectureLevel.nullable() }) }),
  ),
  ...describe(
    'GET /me/favorites/:kind',
    'Favourites of one kind',
    z.object({ favorites: listOf(FavoriteEntry), counts: Counts }),
  ),
  ...describe('GET /me/favorites/:kind/:id', 'One favourite', OneFavorite),
  ...describe('PUT /me/favorites/:kind/:id', 'Saves a favourite; idempotent', OneFavorite),
  ...describe('DELETE /me/favorites/:kind/:id', 'Removes a favourite; idempotent', Done),
  ...describe('POST /me/histories', 'Adds views to the history, unless it is paused', Done),
  ...describe(
    'GET /me/histories/setting',
    'Whether the history is paused',
    z.object({ setting: z.object({ isPaused: z.boolean() }) }),
  ),
  ...describe(
    'PUT /me/histories/setting',
    'Pauses or resumes the history',
    z.object({ setting: z.object({ isPaused: z.boolean() }) }),
  ),
  ...describe(
    'GET /me/histories/:kind',
    'The history of one kind',
    z.object({ histories: listOf(HistoryEntry), counts: Counts }),
  ),
  ...describe(
    'DELETE /me/histories/:kind',
    'Clears the history of one kind, and answers what was removed',
    z.object({ histories: listOf(HistoryEntry.omit({ card: true })) }),
  ),
  ...describe('PUT /me/histories/:kind', 'Restores a history that was cleared', Done),
  ...describe('GET /me/histories/:kind/:id', 'One entry of the history', OneHistory),
  ...describe('PUT /me/histories/:kind/:id', 'Restores an entry of the history', OneHistory),
  ...describe('DELETE /me/histories/:kind/:id', 'Removes an entry of the history; idempotent', Done),
  ...describe(
    'GET /me/shelf',
    'The keys of all favourites, unless `version` is the current one',
    z.object({ shelf: AccountShelf }),
  ),
  ...describe(
    'POST /me/shelf/merge',
    'Merges the favourites and the history of a device; answers what did not fit',
    z.object({ shelf: AccountShelf, left: LeftEntries }),
  ),
}
