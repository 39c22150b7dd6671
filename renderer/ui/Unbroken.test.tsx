import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

/** The parts that are kept together. */
const whole = (text: string): string[] =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
    ([, piece = '']) => piece,
  )

test.each([
  ['4月1日〜11月23日　09:00〜17:00', ['4月1日〜11月23日', '09:00〜17:00']],
  ['2026年11月14日〜2026年12月4日', ['2026年', '11月14日', '2026年', '12月4日']],
  ['7月10日（金）〜11日（土）', ['7月10日（金）', '11日（土）']],
  ['上高地、11月15日に閉山式', ['11月15日']],
  ['駅からバスで約1時間45分、徒歩約10分', ['約1時間', '45分', '約10分']],
  ['大人 1,320円', ['1,320円']],
  ['弘前公園', []],
])('in %j no line breaks inside a date, a time or an amount', (text, pieces) => {
  expect(whole(text)).toEqual(pieces)
})

test('the text is unchanged', () => {
  const text = '桜：4月20日〜5月5日（夜は21:30まで）'
  expect(renderToStaticMarkup(<Unbroken text={text} />).replaceAll(/<[^>]*>/g, '')).toBe(text)
})
