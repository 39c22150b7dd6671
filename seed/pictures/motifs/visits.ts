import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { hiker, shadow, walker } from '../parts/figures.ts'
import { glow } from '../parts/lanterns.ts'
import { meadow, mist, ridge } from '../parts/land.ts'
import { blades, drift } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { bough, seasonTree, treeline } from '../parts/trees.ts'
import { lens, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, poly, rect, repeat, stroke, turn } from '../shape.ts'

/** A museum: low stone wings, a colonnade, its likeness in a long pool. */
export function museum(scene: Scene) {
  const { random, ink, lit } = scene
  const y = 1010
  const stone = ink.tone(random.pick(['#e6dfd0', '#cfc4b2', '#d8d6d2'] as const))
  const modern = random.chance(0.45)
  const glass = lit ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.kohaku, 0.35)]) : scene.down([0, mix(ink.sky[0], ink.tile, 0.35)], [1, mix(ink.sky[1], ink.tile, 0.15)])
  const shade = scene.across([0, lighter(stone, 0.15)], [0.6, stone], [1, darker(stone, 0.25)])
  const classic = [
    rect(600, y - 300, 1200, 300, shade),
    repeat(12, (i) => rect(640 + i * 100 + (i > 3 && i < 8 ? 0 : 0), y - 220, 44, 130, glass)),
    rect(900, y - 340, 600, 340, lighter(stone, 0.06)),
    rect(930, y - 290, 540, 290, darker(stone, 0.55)),
    rect(1150, y - 190, 100, 190, glass),
    repeat(6, (i) => rect(936 + i * 99, y - 300, 40, 290, shade) + rect(928 + i * 99, y - 312, 56, 18, stone)),
    rect(880, y - 360, 640, 54, stone),
    path(d`M870 ${y - 358}L1200 ${y - 490}L1530 ${y - 358}Z`, scene.down([0, lighter(stone, 0.2)], [1, darker(stone, 0.08)])),
    path(d`M960 ${y - 372}L1200 ${y - 462}L1440 ${y - 372}Z`, darker(stone, 0.18)),
    circle(1200, y - 404, 26, ink.kohaku),
    rect(590, y - 318, 310, 24, darker(stone, 0.2)),
    rect(1500, y - 318, 310, 24, darker(stone, 0.2)),
    repeat(4, (i) => rect(880 - i * 22, y - 8 + i * 14, 640 + i * 44, 16, i % 2 ? stone : darker(stone, 0.12))),
  ]
  const today = [
    path(d`M500 ${y}V${y - 230}L1080 ${y - 330}V${y}Z`, shade),
    path(d`M1080 ${y}V${y - 470}H1560V${y}Z`, scene.across([0, lighter(stone, 0.2)], [1, darker(stone, 0.2)])),
    path(d`M1560 ${y}V${y - 280}H1900V${y}Z`, darker(stone, 0.2)),
    rect(1120, y - 220, 400, 220, glass),
    stroke(numbers(9).map((i) => d`M${1120 + i * 50} ${y - 220}v220`).join('') + d`M1120 ${y - 110}h400`, darker(stone, 0.5), 5),
    path(d`M560 ${y - 60}V${y - 150}L1020 ${y - 200}V${y - 60}Z`, glass),
    stroke(numbers(9).map((i) => d`M${560 + i * 57} ${y - 60}v${-92 - i * 6}`).join(''), darker(stone, 0.45), 5),
    rect(1180, y - 400, 8, 110, ink.shu),
    rect(1210, y - 400, 70, 110, ink.shu),
    rect(1300, y - 400, 70, 110, ink.ai),
    rect(1390, y - 400, 70, 110, ink.kohaku),
  ]
  const view = [treeline(scene, () => y - 10, 190, mix(ink.evergreen, ink.mist, 0.15)), ...(modern ? today : classic), repeat(6, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (760 + i * 70), y + 6, 300))].join('')
  return [
    sky(scene, { horizon: 880, birds: true }),
    backdrop(scene, 860, 260),
    view,
    rect(0, y, 2400, 350, scene.down([0, mix(ink.stone, ink.paper, 0.4)], [1, ink.stone])),
    rect(0, y + 46, 2400, 30, darker(stone, 0.35)),
    water(scene, y + 66, 1350, mix(ink.water, ink.sky[1], 0.2)),
    mirror(scene, y + 66, view, 0.4),
    repeat(4, (i) => walker(scene, 1060 + i * 90 + random.between(-20, 20), y + 50, 0.95, false)),
    bough(scene, random.chance(0.5) ? -20 : 2420, 80, 640, -1),
    drift(scene, 100, 1330, 24),
  ].join('')
}

const fish = (x: number, y: number, s: number, colour: string) => path(d`M${x - s} ${y}q${s * 0.7} ${-s * 0.5} ${s * 1.5} ${-s * 0.06}l${s * 0.5} ${-s * 0.32}q${-s * 0.14} ${s * 0.36} 0 ${s * 0.72}l${-s * 0.5} ${-s * 0.32}q${-s * 0.8} ${s * 0.5} ${-s * 1.5} 0Z`, colour)

/** The great tank: a whale shark over a school, visitors dark against the blue. */
export function aquarium(scene: Scene) {
  const { random, ink } = scene
  const hue = random.pick(['#1f6f9e', '#1a5f8c', '#23799a'] as const)
  const side = random.sign()
  const shark = [
    path('M-430 10C-380 -70 -200 -110 0 -96C160 -86 280 -50 360 -20L470 -120Q452 -40 436 -4Q456 30 474 100L364 22C260 60 120 92 -40 90C-220 90 -400 70 -430 10Z', scene.down([0, darker(hue, 0.35)], [0.6, mix(hue, '#a9c4d0', 0.3)], [1, '#dfe9e6'])),
    path('M-20 -94L60 -190Q96 -120 120 -78ZM-160 74L-80 200Q-20 150 -40 88Z', darker(hue, 0.3)),
    path(numbers(54).map((i) => dot(-330 + (i % 14) * 48 + Math.floor(i / 14) * 14, -62 + Math.floor(i / 14) * 26 + Math.abs((i % 14) - 6) * 3, 6)).join(''), '#dbe9ea', opacity(0.7)),
    circle(-372, -6, 8, '#16222e'),
    stroke('M-300 -30v60M-280 -32v66M-260 -34v70', darker(hue, 0.5), 5, opacity(0.6)),
  ]
  const school = numbers(70).map(() => {
    const [a, r] = [random.between(0, 6.28), Math.sqrt(random.next())]
    return fish(1200 - side * 360 + Math.cos(a) * r * 400, 760 + Math.sin(a) * r * 130, random.between(17, 30), random.pick(['#e9d79a', '#d8e4e0', '#f0c37a'] as const))
  })
  const rays = repeat(6, (i) => poly([[640 + i * 210, 120], [720 + i * 210, 120], [560 + i * 270, 1010], [420 + i * 270, 1010]], scene.down([0, '#e6f6f2', 0.3], [1, '#e6f6f2', 0])))
  const reef = repeat(22, (i) => {
    const [x, r] = [420 + i * 74, random.between(40, 100)]
    return ellipse(x, 1040, r, r * 0.8, mix(ink.room(random.pick(['#b0606a', '#7a6a9a', '#c98a5a', '#4f7f7a'] as const)), hue, 0.5))
  })
  return [
    rect(0, 0, 2400, 1350, '#0e1a2c'),
    rect(360, 110, 1680, 930, scene.down([0, lighter(hue, 0.55)], [0.4, hue], [1, darker(hue, 0.35)])),
    scene.clip('M360 110H2040V1040H360Z', rays, reef, ...school, `<g transform="translate(${1200 + side * 60} 470) scale(${side * 1.25} 1.25)">${shark.join('')}</g>`, repeat(5, (i) => ray(scene, 1200 + side * (380 - i * 120), 270 + i * 60 + random.between(-20, 20), 60 + i * 8)), path(numbers(40).map(() => dot(random.between(380, 2020), random.between(150, 1000), random.between(3, 9))).join(''), '#e6f6f2', opacity(0.4))),
    rect(0, 1040, 2400, 310, scene.down([0, mix(hue, '#0e1a2c', 0.5)], [1, '#0c1524'])),
    path('M420 1040H1980L2200 1300H200Z', scene.down([0, lighter(hue, 0.3), 0.45], [1, hue, 0])),
    rect(340, 90, 1720, 24, '#16263c'),
    rect(340, 90, 24, 960, '#16263c'),
    rect(2036, 90, 24, 960, '#16263c'),
    visitors(scene),
  ].join('')
}

const ray = (scene: Scene, x: number, y: number, s: number) => path(d`M${x - s} ${y}Q${x - s * 0.3} ${y - s * 0.5} ${x} ${y - s * 0.3}T${x + s} ${y - s * 0.1}Q${x + s * 0.3} ${y + s * 0.2} ${x + s * 0.1} ${y + s * 0.3}L${x + s * 0.3} ${y + s * 1.1}L${x} ${y + s * 0.34}Q${x - s * 0.4} ${y + s * 0.3} ${x - s} ${y}Z`, scene.ink.room('#3a5f7a'), opacity(0.85))

const visitors = (scene: Scene) =>
  repeat(7, (i) => {
    const x = 860 + i * 112 + scene.random.between(-24, 24)
    const s = i % 3 === 1 ? 0.62 : scene.random.between(0.92, 1.1)
    return `<g transform="${d`translate(${x} 1190)`} scale(${s.toFixed(2)})">${circle(0, -226, 30, '#0b1422')}${path('M-54 0L-46 -150Q-48 -190 0 -192T46 -150L54 0Z', '#0b1422')}</g>`
  })

/** A park with animals: giraffes over a meadow, or elephants by the water. */
export function zooPark(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const giraffe = (x: number, y: number, s: number, flip: number) => {
    const coat = ink.tone('#d9a860')
    const spot = ink.tone('#9a6230')
    const body = 'M-120 -250Q-20 -290 70 -270L130 -520Q134 -552 158 -556L178 -566L184 -552Q214 -540 236 -516Q232 -498 204 -504L180 -506L146 -240Q140 -180 126 -170L130 0H106L92 -160H-60L-86 0H-110L-108 -150Q-140 -190 -120 -250Z'
    const marks = numbers(26).map((i) => {
      const t = i / 25
      const [px, py] = t < 0.5 ? [-100 + t * 400, -235 + (i % 2) * 40] : [88 + (t - 0.5) * 140, -250 - (t - 0.5) * 500]
      return dot(px + (i % 3) * 8, py, 15, 11)
    })
    return `<g transform="${d`translate(${x} ${y})`} scale(${(s * flip).toFixed(2)} ${s.toFixed(2)})">${path('M70 -150L84 0H62L46 -150ZM-40 -150L-34 0H-56L-70 -150Z', darker(coat, 0.3))}${path(body, scene.across([0, lighter(coat, 0.12)], [1, darker(coat, 0.1)]))}${scene.clip(body, path(marks.join(''), spot))}${stroke('M160 -556V-586M174 -560V-588', spot, 7)}${stroke('M-120 -240Q-144 -200 -136 -150', spot, 7)}</g>`
  }
  const elephant = (x: number, y: number, s: number, flip: number) => {
    const hide = ink.tone('#8d9096')
    return `<g transform="${d`translate(${x} ${y})`} scale(${(s * flip).toFixed(2)} ${s.toFixed(2)})">${path('M-150 0V-150Q-190 -330 0 -340Q90 -350 150 -320Q240 -330 262 -250Q280 -180 276 -90Q274 -40 300 -30L296 -8Q246 -8 244 -70Q240 -150 214 -170L150 -150L156 0H92L84 -120H-60L-74 0Z', scene.down([0, lighter(hide, 0.15)], [1, darker(hide, 0.3)]))}${path('M96 -310Q30 -280 60 -190Q110 -160 150 -200Q170 -270 150 -310Q120 -326 96 -310Z', darker(hide, 0.22))}${circle(212, -252, 7, ink.dark)}${path('M214 -176Q236 -140 270 -140Q246 -160 240 -186Z', ink.paper)}${stroke('M-160 -230Q-184 -180 -176 -120', darker(hide, 0.3), 8)}</g>`
  }
  const kind = random.chance(0.5)
  const animals = kind
    ? giraffe(1090, 1080, 1.02, 1) + giraffe(1370, 1100, 0.86, -1) + giraffe(1200 - side * 440, 1010, 0.5, side)
    : elephant(1150, 1090, 1.02, 1) + elephant(1460, 1100, 0.56, 1) + giraffe(1200 - side * 470, 1000, 0.5, side)
  return [
    sky(scene, { horizon: 820, birds: true }),
    backdrop(scene, 800, 260),
    treeline(scene, () => 880, 120, mix(ink.evergreen, ink.mist, 0.2)),
    mist(scene, 760, 160, 0.45),
    meadow(scene, 880, ink.ground),
    repeat(6, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (520 + i * 110), 960 + i * 8, 320)),
    shadow(scene, 1180, 1088, 360, 24, 0.4),
    animals,
    stroke(numbers(31).map((i) => d`M${i * 80} 1190v110`).join('') + 'M0 1210H2400M0 1264H2400', ink.wood, 13),
    repeat(3, (i) => walker(scene, 1200 + side * (300 + i * 74), 1330, i === 1 ? 1.1 : 1.7, false)),
    repeat(8, (i) => blades(scene, 150 + i * 300, 1200, 240, 56, 26, darker(ink.ground, 0.25), 6)),
    drift(scene, 100, 1330, 24),
  ].join('')
}

/** A wheel over the park, a carousel and flags below. */
export function themePark(scene: Scene) {
  const { random, ink, lit } = scene
  const [x, y, r] = [1200 + random.between(-60, 60), 610, 400]
  const spokes = 16
  const frame = random.pick([ink.paper, ink.shu, mix(ink.ai, ink.paper, 0.35)] as const)
  const turnBy = random.between(0, 0.39)
  const point = (i: number, radius: number) => [x + Math.cos((i / spokes) * 2 * Math.PI + turnBy) * radius, y + Math.sin((i / spokes) * 2 * Math.PI + turnBy) * radius] as const
  const cabins = [ink.shu, ink.kohaku, ink.ai, ink.koke, ink.blossom[0]]
  const rig = [
    stroke(numbers(spokes).map((i) => d`M${x} ${y}L${point(i, r)[0]} ${point(i, r)[1]}`).join(''), frame, 4, opacity(0.9)),
    stroke(dot(x, y, r) + dot(x, y, r - 34), frame, 8),
    stroke(numbers(spokes).map((i) => d`M${point(i, r)[0]} ${point(i, r)[1]}L${point(i + 0.5, r - 34)[0]} ${point(i + 0.5, r - 34)[1]}L${point(i + 1, r)[0]} ${point(i + 1, r)[1]}`).join(''), frame, 4),
    stroke(dot(x, y, r * 0.42), frame, 4, opacity(0.8)),
    lit ? path(numbers(64).map((i) => dot(x + Math.cos(i * 0.0982) * (r + 2), y + Math.sin(i * 0.0982) * (r + 2), 7)).join(''), ink.glow) : '',
    stroke(d`M${x} ${y}L${x - 230} 1080M${x} ${y}L${x + 230} 1080M${x - 128} 870H${x + 128}`, darker(frame, 0.25), 20),
    circle(x, y, 34, darker(frame, 0.2)),
    circle(x, y, 18, ink.kohaku),
    ...numbers(spokes).map((i) => {
      const [cx, cy] = point(i, r)
      const c = cabins[i % cabins.length] ?? ink.shu
      return path(d`M${cx - 25} ${cy + 8}q0 -12 25 -12t25 12v32q0 14 -14 14h-22q-14 0 -14 -14Z`, scene.across([0, lighter(c, 0.2)], [1, darker(c, 0.2)])) + rect(cx - 18, cy + 12, 36, 18, lit ? ink.glow : lighter(ink.sky[1], 0.3))
    }),
  ]
  const tent = (tx: number, w: number, h: number, colour: string) => repeat(8, (i) => path(d`M${tx - w / 2 + (i * w) / 8} ${1080 - h * 0.5}L${tx} ${1080 - h}L${tx - w / 2 + ((i + 1) * w) / 8} ${1080 - h * 0.5}q${-w / 16} 26 ${-w / 8} 0Z`, i % 2 ? ink.paper : colour)) + repeat(5, (i) => rect(tx - w * 0.42 + i * w * 0.2, 1080 - h * 0.5, 10, h * 0.5 + 10, ink.kohaku)) + (lit ? glow(scene, tx, 1080 - h * 0.3, w * 0.6, 0.5) : '')
  return [
    sky(scene, { horizon: 900, clouds: 2, sunX: x + random.sign() * 640 }),
    backdrop(scene, 920, 220),
    lit ? glow(scene, x, y, 640, 0.24) : '',
    treeline(scene, () => 1030, 120, mix(ink.evergreen, ink.mist, 0.15)),
    ...rig,
    rect(0, 1060, 2400, 300, scene.down([0, mix(ink.tone('#d3c4a8'), ink.mist, 0.2)], [1, ink.tone('#a8977c')])),
    tent(660, 420, 320, ink.shu),
    tent(1750, 380, 290, ink.ai),
    repeat(8, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (210 + i * 118), 1100 + (i % 3) * 16, 210)),
    rect(x - 190, 1080, 380, 34, ink.wood),
    repeat(9, (i) => walker(scene, 640 + i * 142 + random.between(-40, 40), 1190 + (i % 3) * 34, 1.15 + (i % 3) * 0.12, i % 4 === 0)),
    drift(scene, 100, 1330, 20),
  ].join('')
}

/** Dunes: one long knife edge between light and shade. */
export function sandDune(scene: Scene) {
  const { random, ink, season } = scene
  const sand = season === 'winter' ? mix(ink.snow, ink.tone('#d9b98a'), 0.45) : ink.tone('#d9b480')
  const dark = mix(sand, ink.shade, 0.4)
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const edge = d`M${X(-1260)} 1010C${X(-800)} 900 ${X(-420)} 700 ${X(-60)} 560C${X(20)} 530 ${X(60)} 540 ${X(120)} 590`
  const knife = d`C${X(20)} 760 ${X(-240)} 900 ${X(-160)} 1060S${X(60)} 1240 ${X(-260)} 1370`
  const lee = d`M${X(120)} 590C${X(420)} 760 ${X(800)} 900 ${X(1260)} 960V1370H${X(-260)}C${X(60)} 1240 ${X(-240)} 1200 ${X(-160)} 1060S${X(20)} 760 ${X(120)} 590Z`
  const ripples = numbers(26).map((i) => d`M${X(-1250)} ${1000 + i * 16 + (i / 26) ** 2 * 120}Q${X(-700)} ${960 + i * 15} ${X(-200 - i * 6)} ${880 + i * 20}`).join('')
  const windward = d`${edge}${knife}H${X(-1260)}Z`
  const line = (t: number) => [X(-640 + t * 640), 838 - t * 275 + Math.sin(t * 3.1) * 26] as const
  return [
    sky(scene, { horizon: 760, birds: true, sunX: X(-620) }),
    rect(0, 716, 2400, 90, scene.down([0, mix(ink.water, ink.sky[1], 0.2)], [1, mix(ink.water, ink.mist, 0.3)])),
    path(repeat(1, () => lens(X(-500), 760, 900, 8)), ink.shine, opacity(0.6)),
    ridge(scene, { y: 850, height: 90, hills: 3, colour: mix(sand, ink.mist, 0.35), distance: 0.1, rough: 2, foot: sand }),
    path(windward, scene.down([0, lighter(sand, 0.22)], [1, sand])),
    scene.clip(windward, stroke(ripples, darker(sand, 0.2), 4, opacity(0.4))),
    path(lee, scene.down([0, dark], [1, mix(dark, sand, 0.35)])),
    repeat(6, (i) => {
      const [x, y] = line(0.3 + i * 0.11)
      return hiker(scene, x, y + 6, 0.5)
    }),
    hiker(scene, X(60), 560, 0.56),
    hiker(scene, X(-420), 1130, 1.2),
    turn(X(-330), 1136, 0, ellipse(0, 0, 60, 8, ink.shade, opacity(0.25))),
    repeat(4, (i) => blades(scene, X(-980 + i * 70), 1345 - i * 12, 150, 110, 18, mix(ink.ground, ink.wood, 0.3), 5)),
    suyari(scene, X(620), 560, 760, 0.6, 3),
  ].join('')
}

