import type { Context } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../app-env.ts'
import { errorText } from '../log.ts'

/** The page of a failed document in development: the error, and vite's client, which reloads after a change. */
export const errorWithStack = (c: Context<AppEnv>, error: unknown) =>
  c.html(
    html`<!doctype html>
<html lang="ja">
<title>500</title>
<script type="module" src="/@vite/client"></script>
<pre>${errorText(error)}</pre>
</html>`,
    500,
    { 'cache-control': 'no-store' },
  )
