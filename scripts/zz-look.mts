import { randomUUID } from 'node:crypto'
import { cpSync, rmSync, mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { DOMAIN, PASSWORD } from '#identity/people.ts'
import { identityVars } from '#identity/settings.ts'
import { startIdentity } from '#identity/start.ts'
import { serveSite } from '#scripts/serve.ts'
import { CHROMIUM_FLAGS } from '#tests/chromium-flags.ts'
const names = process.argv.slice(2)
rmSync('/tmp/mp-state',{recursive:true,force:true}); cpSync('.cache/test/state','/tmp/mp-state',{recursive:true})
try { cpSync('.wrangler/state/v3/r2','/tmp/mp-state/v3/r2',{recursive:true}) } catch {}
const identity = await startIdentity({ port: 9471 })
const site = await serveSite({ port: 9470, stateDir:'/tmp/mp-state', vars: { ...identityVars(identity.origin), SEAL_KEYS: randomUUID() } })
site.url.hostname='localhost'
const db = await site.miniflare.getD1Database('DB')
const paths = ['/spots/kenrokuenn','/article-pages/old-campaign-2025','/onsen','/spots/とても長い名前のスポットのページで折り返しを確かめるためのアドレス/そのつづき']
await db.prepare(`INSERT OR IGNORE INTO missing_addresses SELECT value->>'p', value->>'h', value->>'r', '2026-11-10T00:00:00.000Z','2026-11-21T05:00:00.000Z' FROM json_each(?)`).bind(JSON.stringify(paths.map((p,i)=>({p:encodeURI(p),h:1234-i*300,r:i%2?null:'blog.example.jp'})))).run()
await db.prepare(`UPDATE link_checks SET status='broken', http_status=404, problem='ページがありません。', failures=1, checked_at='2026-11-21T05:00:00.000Z' WHERE url IN (SELECT url FROM link_checks WHERE to_kind IS NULL ORDER BY is_affiliate DESC LIMIT 8)`).run()
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args: CHROMIUM_FLAGS })
const LOOKS=[['phone',390,844],['desk',1280,900]]
mkdirSync('/tmp/mp-shots',{recursive:true})
const pages={accounts:'/$/accounts', roles:'/$/roles', audit:'/$/audit', 'not-found':'/$/not-found','broken-links':'/$/broken-links', preview:'/$/article-pages/chubu-water-mirror-views/preview'}
for (const scheme of ['light','dark']) for (const [size,width,height] of LOOKS) {
  const ctx = await browser.newContext({viewport:{width,height},colorScheme:scheme,locale:'ja-JP',baseURL:site.url.href})
  const page = await ctx.newPage()
  page.on('console',m=>m.type()==='error'&&console.log('ERR',m.text().slice(0,200)))
  const open = async (p)=>{ await page.goto(p,{waitUntil:'networkidle'}); await page.evaluate(()=>dispatchEvent(new Event('keydown'))); await page.locator('html[data-hydrated]').waitFor() }
  await open('/login')
  await page.getByLabel('メールアドレス',{exact:true}).fill(`admin@${DOMAIN}`)
  await page.getByLabel('パスワード',{exact:true}).fill(PASSWORD)
  await page.getByRole('button',{name:'ログイン',exact:true}).click()
  await page.waitForURL(/home\/topics$/)
  for (const [name,path] of Object.entries(pages)) {
    if (names.length && !names.includes(name)) continue
    await open(path); await page.waitForTimeout(500); await page.waitForLoadState('networkidle')
    if (name==='roles') await page.getByText('編集者',{exact:true}).click()
    await page.screenshot({path:`/tmp/mp-shots/${name}-${size}-${scheme}.png`, fullPage: size==='phone'&&name!=='preview'})
    if (name==='roles' && scheme==='light') { await page.getByRole('button',{name:'新しい役割を作る'}).first().click(); await page.waitForTimeout(300); await page.screenshot({path:`/tmp/mp-shots/role-form-${size}-${scheme}.png`}) }
    if (name==='accounts') { await page.locator('table a').first().click(); await page.waitForTimeout(1200); await page.screenshot({path:`/tmp/mp-shots/account-${size}-${scheme}.png`,fullPage:true}) 
      const sel = page.getByRole('combobox',{name:'役割'}); if (scheme==='light'&&size==='desk'&& await sel.count()) { await sel.selectOption({label:'編集者'}); await page.getByRole('button',{name:'役割を変更する'}).click(); await page.getByRole('dialog').getByRole('button',{name:'変更する'}).click(); await page.waitForTimeout(800) } }
  }
  await ctx.close()
}
await browser.close(); await site.stop(); await identity.stop()
