import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { Env } from './env.ts'
import { FaultInput } from './faults.ts'
import { addSiteMail, SiteMail } from './outbox.ts'
import { outboxPage } from './pages/outbox-page.ts'
import { PASSWORD, PEOPLE, type Person, subOf } from './people.ts'
import { totpCode } from './totp.ts'
import { userFrom } from './users.ts'

// Endpoints that a real pool does not have, for tests and local development.

const SHOWN = 100

/** A copy of a sample person with its own address, so that parallel tests do not share people. */
const NewPerson = z.strictObject({
  email: z.email().max(254),
  like: z.string().max(254).default('member@tabishirube.test'),
  name: z.string().min(1).max(100).optional(),
  password: z.string().min(1).max(256).default(PASSWORD),
})

/** Ages the sign-ins of a person, which the next renewed token shows. */
const AgedSignIns = z.strictObject({ sub: z.guid(), seconds: z.int().min(1).max(86_400) })

/** Requires the JSON content type, which other sites cannot send without a preflight. */
const parsed = async <Schema extends z.ZodType>(c: Context<Env>, schema: Schema) =>
  schema.safeParse(
    c.req.header('content-type') === 'application/json' ? await c.req.json().catch(() => null) : null,
  )

const described = ({ email, name, about, role, federated }: Person) => ({
  email,
  name,
  about,
  role: role ?? null,
  provider: federated?.provider ?? null,
  sub: subOf({ email, federated }),
})

/** The HTML of a mail as mail programs show it: with its own styles and pictures, without scripts and forms. */
const MAIL_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
}

/** CORS for the site's pages on any port of this machine. */
const localSites = cors({
  origin: (origin) => (/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin) ? origin : null),
})

/** Messages to one address or to all, newest first. */
const messagesTo = (c: Context<Env>, to: string) =>
  c.var.identity.state.outbox.filter((message) => !to || message.to === to).toReversed()

export const devEndpoints = new Hono<Env>()
  .get('/', (c) => c.redirect('/outbox'))
  .get('/outbox', (c) => {
    const { state, now } = c.var.identity
    const to = c.req.query('to')?.trim() ?? ''
    const users = Object.values(state.users).filter(
      (user) => (user.totp ?? user.pendingTotp) && (!to || user.attributes.email === to),
    )
    return c.html(outboxPage(messagesTo(c, to).slice(0, SHOWN), users, now(), to))
  })
  .get('/outbox.json', (c) => {
    const { state, now } = c.var.identity
    const to = c.req.query('to') ?? ''
    const owner = Object.values(state.users).find(
      (user) => (user.totp ?? user.pendingTotp) && user.attributes.email === to,
    )
    const totp = owner ? totpCode(owner.totp ?? owner.pendingTotp ?? '', now()) : null
    return c.json({ messages: messagesTo(c, to), totp })
  })
  .post('/outbox/mails', async (c) => {
    const mail = await parsed(c, SiteMail)
    if (!mail.success) return c.json({ problem: z.prettifyError(mail.error) }, 422)
    addSiteMail(c.var.identity, mail.data)
    c.var.save()
    return c.json({}, 201)
  })
  .get('/outbox/mails/:id', (c) => {
    const mail = c.var.identity.state.outbox.find(({ id }) => id === c.req.param('id'))
    return mail?.html ? c.html(mail.html, 200, MAIL_HEADERS) : c.text('', 404)
  })
  .get('/people.json', localSites, (c) =>
    c.json({
      password: PASSWORD,
      people: PEOPLE.map(described),
      // The site's own code contains none of these addresses.
      links: [
        { label: '開発用の会員を選ぶ', href: '/_/login' },
        { label: '送信箱（確認コードのメールとSMS）', href: `${c.var.identity.origin}/outbox` },
      ],
    }),
  )
  .post('/people', async (c) => {
    const input = await parsed(c, NewPerson)
    const like =
      input.success && PEOPLE.find(({ email, federated }) => email === input.data.like && !federated)
    if (!input.success || !like)
      return c.json({ problem: 'Cannot create the person: check `email` and `like`.' }, 422)
    const { email, name = like.name, password } = input.data
    const user = userFrom({ ...like, email, name }, c.var.identity.now(), password)
    c.var.identity.state.users[user.sub] = user
    c.var.save()
    return c.json({ sub: user.sub, email, password }, 201)
  })
  .post('/people/aged-sign-ins', async (c) => {
    const input = await parsed(c, AgedSignIns)
    if (!input.success) return c.json({ problem: z.prettifyError(input.error) }, 422)
    const { sub, seconds } = input.data
    const sessions = Object.values(c.var.identity.state.refreshTokens).filter((one) => one.sub === sub)
    for (const session of sessions) session.authTime -= seconds
    c.var.save()
    return c.json({ sessions: sessions.length })
  })
  .get('/faults', (c) => c.json({ faults: c.var.identity.faults }))
  .post('/faults', async (c) => {
    const input = await parsed(c, FaultInput)
    if (!input.success) return c.json({ problem: z.prettifyError(input.error) }, 422)
    c.var.identity.faults.push(input.data)
    return c.json({ faults: c.var.identity.faults }, 201)
  })
  .delete('/faults', (c) => {
    const client = c.req.query('client')
    const { faults } = c.var.identity
    faults.splice(0, faults.length, ...faults.filter((fault) => client && fault.client !== client))
    return c.json({ faults })
  })
