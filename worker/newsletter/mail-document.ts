import { html } from 'hono/html'
import { OPERATOR } from '#domain/site/operator.ts'
import { SITE } from '#domain/site/site.ts'

type Html = ReturnType<typeof html>

const GOTHIC = "'Hiragino Sans','Noto Sans JP','Yu Gothic Medium',Meiryo,sans-serif"
const MINCHO = "'Hiragino Mincho ProN','Yu Mincho','Noto Serif JP',serif"

/**
 * The styles of a mail's elements. They are written into each element: many mail programs drop style sheets, and none knows
 * custom properties. The colours are those of the site (renderer/styles).
 */
export const STYLE = {
  body: `margin:0;padding:0;background:#faf7f1;color:#221f1b;font-family:${GOTHIC};font-size:16px;line-height:1.8`,
  column: 'max-width:560px;margin:0 auto;padding:24px 16px',
  name: `margin:0 0 16px;font-family:${MINCHO};font-size:18px;color:#221f1b`,
  title: `margin:0 0 16px;font-family:${MINCHO};font-size:26px;line-height:1.4;font-weight:600`,
  paragraph: 'margin:0 0 16px',
  card: 'margin:32px 0 0;padding:0 0 24px;background:#ffffff;border:1px solid #e3dccf',
  picture: 'display:block;width:100%;height:auto;border:0',
  cardTitle: `margin:16px 16px 4px;font-family:${MINCHO};font-size:20px;line-height:1.4;font-weight:600`,
  cardLabel: 'margin:0 16px;font-size:13px;color:#6a635a',
  cardText: 'margin:4px 16px 0;font-size:15px',
  link: 'color:#1f4068;text-decoration:underline',
  button:
    'display:inline-block;padding:12px 24px;background:#1f4068;color:#ffffff;text-decoration:none;border-radius:2px',
  foot: 'margin:40px 0 0;padding:16px 0 0;border-top:1px solid #e3dccf;font-size:13px;line-height:1.7;color:#6a635a',
} as const

/** In the dark, in mail programs that follow the system: the same colours as the site's. `!important` beats the elements'. */
const DARK = `@media (prefers-color-scheme: dark) {
.body { background: #1b1a18 !important; color: #ece6db !important; }
.name { color: #ece6db !important; }
.card { background: #252320 !important; border-color: #3a3631 !important; }
.quiet { color: #a89f92 !important; border-color: #3a3631 !important; }
.link { color: #9dbde0 !important; }
.button { background: #9dbde0 !important; color: #17212d !important; }
}`

/** Who sends a mail, and where to turn to, as every mail has to state it (特定電子メール法 第4条). */
const SENDER = [
  `発行：${SITE.operator.name}（${SITE.name}）`,
  OPERATOR.address,
  `お問い合わせ：${OPERATOR.contact}`,
]

type Parts = { title: string; site: string; body: Html; foot: Html }

/** The HTML of a mail: one column, without scripts, forms, and anything that tells the sender that it was opened. */
export const mailHtml = async ({ title, site, body, foot }: Parts): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${DARK}</style>
</head>
<body class="body" style="${STYLE.body}">
<div class="body" style="${STYLE.column}">
<p style="${STYLE.name}"><a class="name" style="${STYLE.name};text-decoration:none" href="${site}">${SITE.name}</a></p>
${body}
<div class="quiet" style="${STYLE.foot}">
${foot}
<p style="margin:0">${SENDER[0]}<br>${SENDER[1]}<br>お問い合わせ：<a class="link" style="${STYLE.link}" href="${OPERATOR.contact}">${OPERATOR.contact}</a></p>
</div>
</div>
</body>
</html>
`,
  )

/** The text of a mail: its parts below each other, and who sends it. */
export const mailText = (parts: readonly string[]): string =>
  `${[...parts, ['--', ...SENDER].join('\n')].join('\n\n')}\n`
