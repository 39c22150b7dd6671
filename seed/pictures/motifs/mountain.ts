import { mix } from '../colour.ts'
import { fuji } from '../parts/backdrop.ts'
import { cedar, pine, treeline } from '../parts/conifers.ts'
import { crest, heightAt, mist, peak, ranges, ridge } from '../parts/land.ts'
import { sky, suyari } from '../parts/sky.ts'
import { leafTree } from '../parts/trees.ts'
import { glitter, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { numbers, poly } from '../shape.ts'

const SNOW = { spring: 0.34, summer: 0.13, autumn: 0.18, winter: 0.62 }

/** Wooded slopes that close the sheet below, larger and darker towards the reader. */
function foreground(scene: Scene, y: number) {
  const { random, ink, season } = scene
  const floor = season === 'winter' ? ink.ground : ink.evergreen
  const near = mix(ink.evergreen, ink.shade, 0.35)
  const rows = numbers(3).map((i) => {
    const points = crest(scene, {
      y: y + i * 95,
      height: 80,
      hills: 3,
      colour: floor,
      rough: 3,
      bend: (t) => Math.abs(t - 0.5) * i * 90,
    })
    const line = (x: number) => heightAt(points, x) + 8
    const wood = mix(mix(ink.evergreen, ink.mist, 0.22), near, i / 2)
    const land = mix(floor, season === 'winter' ? ink.range : near, 0.12 + i * 0.2)
    return (
      treeline(scene, line, 84 + i * 52, wood, -20, 2420, 0.26 + i * 0.04) +
      poly(
        [...points, [2400, 1350], [0, 1350]],
        scene.down([0, wood], [0.3, season === 'winter' ? land : wood], [1, land]),
      )
    )
  })
  const guests = numbers(4).map((i) =>
    leafTree(
      scene,
      1200 + (i % 2 ? 1 : -1) * random.between(520, 1120),
      random.between(1290, 1400),
      random.between(190, 280),
    ),
  )
  const tall = numbers(5).map((i) =>
    cedar(
      scene,
      1200 + (i % 2 ? 1 : -1) * random.between(620, 1190),
      random.between(1330, 1440),
      random.between(380, 520),
      near,
    ),
  )
  return [...rows, ...guests, ...tall].join('')
}

function lakeside(scene: Scene, line: number, view: string, sunX: number) {
  const { random } = scene
  const side = random.sign()
  return [
    view,
    water(scene, line),
    mirror(scene, line, view, 0.34),
    scene.lit ? glitter(scene, sunX, line + 10, 1250) : '',
    mist(scene, line - 50, 110, 0.6),
    pine(scene, 1200 + side * 800, 1380, random.between(560, 680), side === 1 ? -1 : 1),
  ].join('')
}

export function mountain(scene: Scene) {
  const { random, ink, season } = scene
  const sunX = 1200 + random.sign() * random.between(430, 640)
  const back = sky(scene, { horizon: 860, sunX, birds: true, clouds: random.int(1, 2) })
  const x = 1200 + random.between(-130, 130)
  if (scene.landmark === 'fuji') {
    const view = fuji(scene, x, 900, random.between(560, 640))
    const cloud = suyari(scene, x + random.between(-500, 500), 640, 900, 0.85, 4)
    if (random.chance(0.5))
      return (
        back +
        lakeside(
          scene,
          900,
          view + ridge(scene, { y: 905, height: 60, colour: ink.evergreen, distance: 0.35 }),
          sunX,
        ) +
        cloud
      )
    return [back, view, mist(scene, 740, 220), cloud, foreground(scene, 1070)].join('')
  }
  const colour = mix(ink.range, ink.ai, 0.2)
  const height = random.between(520, 650)
  const snow = Math.min(0.8, SNOW[season] * random.between(0.8, 1.2))
  const sides = numbers(random.int(2, 3)).map((i) => {
    const dir = i % 2 ? -1 : 1
    return peak(scene, {
      x: x + dir * random.between(330, 620),
      base: 920,
      height: height * random.between(0.5, 0.74),
      width: random.between(560, 760),
      colour: ink.air(colour, 0.25),
      snow: snow * 0.75,
      sag: 1.2,
      jag: 26,
    })
  })
  const view = [
    ranges(scene, 800, 1, 190, 60),
    ...sides,
    peak(scene, {
      x,
      base: 940,
      height,
      width: random.between(640, 860),
      colour,
      snow,
      sag: random.between(1.12, 1.45),
      jag: random.between(22, 46),
    }),
  ].join('')
  if (random.chance(0.35)) return back + lakeside(scene, 910, view, sunX)
  return [
    back,
    view,
    mist(scene, 700, 260, 0.9),
    ridge(scene, {
      y: 960,
      height: 150,
      hills: 4,
      colour: mix(ink.range, ink.evergreen, 0.6),
      distance: 0.2,
      rough: 5,
    }),
    suyari(scene, 1200 + random.sign() * random.between(300, 700), 870, 900, 0.8, 3),
    foreground(scene, random.between(1080, 1150)),
  ].join('')
}
