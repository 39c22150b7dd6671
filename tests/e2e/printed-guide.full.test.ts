import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite, newMember, startSession } from './member.ts'

const ARTICLE = '/article-pages/hokuriku-shinkansen-winter-three-days'

test.use({
  expectedErrors: /status of 401/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

/** A page of A4 in points, rounded to CSS pixels. */
const A4 = { short: 595, long: 842 }
/** The page number is below this position, in points. */
const FOOT = 60

/** Fonts map some characters to radicals, which then appear in the PDF: https://www.unicode.org/charts/PDF/U2E80.pdf */
const RADICALS = new Map(
  [...'⻄西⻑長⻘青⻝食⻩黄⻨麦⻭歯⻯竜⻲亀'].map((sign, at, all) => [sign, all[at + 1] ?? sign]),
)

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[⺀-⻳]/gu, (sign) => RADICALS.get(sign) ?? sign)
    .replaceAll(/\s/g, '')

/** The printed pages: their text, number, and size in points. */
const printed = async (page: Page) => {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1)
      const { items } = await sheet.getTextContent()
      const texts = items.flatMap((item) => ('str' in item ? [item] : []))
      const [, , width = 0, height = 0] = sheet.view
      return {
        size: { width: Math.round(width), height: Math.round(height) },
        content: plain(texts.map(({ str }) => str).join('')),
        number: plain(
          texts
            .filter(({ transform }) => transform[5] < FOOT)
            .map(({ str }) => str)
            .join(''),
        ),
      }
    }),
  )
}

test('a guide is printed as a booklet of eight pages, and as one sheet to fold (R50)', async ({
  page,
  request,
}) => {
  await startSession(page, await newMember(request))
  await open(page, ARTICLE)
  await page.getByRole('link', { name: 'この行程でしおりを作る' }).click()
  const sheet = page.getByRole('dialog', { name: '記事の行程からしおりを作る' })
  await sheet.getByLabel('出発日', { exact: true }).fill('2027-02-05')
  await sheet.getByRole('button', { name: 'この行程で作る' }).click()
  await page.getByRole('button', { name: '共有', exact: true }).click()
  await page.getByRole('dialog', { name: 'しおりを共有する' }).getByRole('link', { name: '印刷する' }).click()

  await expect(page.getByText('全8ページ。A4用紙8枚（両面印刷なら4枚）です。')).toBeVisible()
  const preview = page.getByRole('listitem', { name: /^\d+ページ$/ })
  await expect(preview).toHaveCount(8)
  await expectAccessible(page)

  // The device's dark scheme does not affect the print.
  await page.emulateMedia({ colorScheme: 'dark' })
  const book = await printed(page)
  expect(book.map(({ size }) => size)).toEqual(Array(8).fill({ width: A4.short, height: A4.long }))
  expect(book.slice(1).map(({ number }) => number)).toEqual(['2', '3', '4', '5', '6', '7', '8'])
  const [cover = '', contents = '', ...rest] = book.map(({ content }) => content)
  expect(cover).toContain('冬の北陸、新幹線で三県を三日')
  expect(cover).toContain('2027年2月5日(金)〜7日(日)2泊3日')
  for (const [index, day] of ['1日目', '2日目', '3日目'].entries()) {
    expect(contents).toContain(day)
    expect(rest[index]).toContain(day)
  }
  expect(rest[3]).toContain('スタンプ・半券をはるところ')
  expect(rest[4]).toContain('持ちもの')
  for (const content of ['メモ', '緊急の連絡先', '119', 'このしおりのページ'])
    expect(rest[5]).toContain(content)
  const lines = (await preview.locator('[data-kind] > div > p:first-child').allInnerTexts()).map(plain)
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect(rest.slice(0, 3).join('')).toContain(line)
  // Nothing of the surrounding page is printed.
  expect([cover, contents, ...rest].join('')).not.toMatch(/利用規約|マイページ|印刷する/)

  await page.getByLabel('A4 1枚に8ページ（折って本にする）').check()
  await expect(
    page.getByText('全8ページ。A4用紙1枚に片面で印刷し、折って8ページの本にします。'),
  ).toBeVisible()
  await expectAccessible(page)
  const folded = await printed(page)
  expect(folded.map(({ size }) => size)).toEqual([{ width: A4.long, height: A4.short }])
  for (const line of [...lines, '持ちもの', '緊急の連絡先', '冬の北陸、新幹線で三県を三日'])
    expect(folded[0]?.content).toContain(line)
})
