// Wraps the Worker of the build with bindings that can fail. faulty-build.ts writes it beside the build's entry; it is
// never deployed. `PUT /__faults` sets what fails. A response header counts the injected faults of the request, which
// distinguishes them from errors of the site.
import worker from './index.mjs'

/** By binding. `down`: the call is not carried out. `lost`: it is carried out, and its response is lost. */
let faults = {}
/** One of so many calls fails. */
let everyNth = 1
let calls = 0

const fails = (mode, counter) => {
  if (faults[mode] === undefined) return null
  calls += 1
  if (calls % everyNth !== 0) return null
  counter.count += 1
  return faults[mode]
}

const guarded =
  (binding, text, counter, call) =>
  async (...values) => {
    const fault = fails(binding, counter)
    if (fault === 'down') throw new Error(text)
    const result = await call(...values)
    if (fault === 'lost') throw new Error(text)
    return result
  }

const D1_TEXT = 'D1_ERROR: Network connection lost.'
const R2_TEXT = 'get: We encountered an internal error. Please try again. (10001)'

/** Changes the statement itself, as `batch()` accepts no wrapper. */
const statementOf = (statement, counter) => {
  for (const name of ['all', 'run', 'first', 'raw'])
    statement[name] = guarded('DB', D1_TEXT, counter, statement[name].bind(statement))
  const bind = statement.bind.bind(statement)
  statement.bind = (...values) => statementOf(bind(...values), counter)
  return statement
}

const statementsOf = (db, counter) => ({
  prepare: (sql) => statementOf(db.prepare(sql), counter),
  batch: guarded('DB', D1_TEXT, counter, (statements) => db.batch(statements)),
})

const databaseOf = (db, counter) => ({
  ...statementsOf(db, counter),
  exec: guarded('DB', D1_TEXT, counter, (sql) => db.exec(sql)),
  withSession: (from) => {
    const session = db.withSession(from)
    return { ...statementsOf(session, counter), getBookmark: () => session.getBookmark() }
  },
})

const bucketOf = (name, bucket, counter) =>
  Object.fromEntries(
    ['get', 'put', 'head', 'delete', 'list'].map((call) => [
      call,
      guarded(name, R2_TEXT, counter, bucket[call].bind(bucket)),
    ]),
  )

const failing = (env, counter) => ({
  ...env,
  DB: databaseOf(env.DB, counter),
  PAGES: bucketOf('PAGES', env.PAGES, counter),
  MEDIA: bucketOf('MEDIA', env.MEDIA, counter),
  PHOTOS: bucketOf('PHOTOS', env.PHOTOS, counter),
})

const settle = async (request) => {
  const settings = await request.json()
  faults = settings.faults
  everyNth = settings.everyNth ?? 1
  return new Response(null, { status: 204 })
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === '/__faults') return settle(request)
    const counter = { count: 0 }
    const answer = await worker.fetch(request, failing(env, counter), ctx)
    const counted = new Response(answer.body, answer)
    counted.headers.set('x-faults', String(counter.count))
    return counted
  },
  queue: (batch, env, ctx) => worker.queue(batch, failing(env, { count: 0 }), ctx),
  scheduled: (event, env, ctx) => worker.scheduled(event, failing(env, { count: 0 }), ctx),
}
