import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureOrder } from './order.ts'

test('pictures are sorted by their appearance on the pages, each once', () => {
  const client = mkdtempSync(join(tmpdir(), 'order-'))
  mkdirSync(join(client, 'spots/lake'), { recursive: true })
  writeFileSync(
    join(client, 'index.html'),
    '<img src="/x/drawn/top.jpg"><a class="card" href="/spots/lake?from=top"><img src="/x/drawn/lake.jpg"></a><img src="/x/drawn/gone.jpg"><a href="/none">',
  )
  writeFileSync(
    join(client, 'spots/lake/index.html'),
    '<img src="/x/drawn/lake.jpg"><img src="/x/drawn/boat.jpg">',
  )
  const keys = ['sea', 'boat', 'lake', 'top'].map((name) => `drawn/${name}.jpg`)
  expect(pictureOrder(keys, client)).toEqual(
    ['top', 'lake', 'boat', 'sea'].map((name) => `drawn/${name}.jpg`),
  )
  rmSync(client, { recursive: true })
})

test('without documents pictures keep their order', () => {
  expect(pictureOrder(['drawn/b.jpg', 'drawn/a.jpg'], 'nowhere')).toEqual(['drawn/b.jpg', 'drawn/a.jpg'])
})
