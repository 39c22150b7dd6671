import { expect, test } from 'vitest'
import { splitCityNameExactly } from '#domain/region/city-name.ts'
import { MUNICIPALITIES, municipalityOf } from './municipalities.ts'

test('the name of every municipality of Japan splits into its parts without loss (R112)', () => {
  const classes = { county: 0, ward: 0, whole: 0 }
  for (const { name } of MUNICIPALITIES) {
    const { city, other } = splitCityNameExactly(name)
    expect(city + other).toBe(name)
    if (other === '') classes.whole += 1
    else classes[city.endsWith('郡') ? 'county' : 'ward'] += 1
  }
  // 171 wards since Hamamatsu went from seven to three in 2024; 772 cities, 23 special wards and 8 island towns.
  expect(classes).toEqual({ county: 917, ward: 171, whole: 804 })
})

test('a full name finds its municipality, and an unknown one throws', () => {
  expect(municipalityOf('京都府京都市東山区').code).toBe('26105')
  expect(() => municipalityOf('京都府東京市')).toThrow('市区町村の一覧にない名称です')
})
