import { expect, test } from 'vitest'
import { nameOfFile } from './media.ts'

test.each([
  ['C:\\写真\\IMG_0231.JPG', 'IMG_0231'],
  ['../../etc/passwd', 'passwd'],
  ['夏の　祭り.webp', '夏の　祭り'],
  ['invoice\u202Egpj.exe', 'invoicegpj'],
  ['.jpg', '画像'],
  ['', '画像'],
  [`${'長'.repeat(150)}.png`, '長'.repeat(100)],
])('the file %j is named %j', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})
