import type { Scene } from '../scene.ts'
import { fuji } from './backdrop.ts'
import { ranges } from './land.ts'

export const horizonLand = (scene: Scene, line: number) =>
  scene.landmark === 'fuji'
    ? fuji(scene, 1200 + scene.random.between(-160, 160), line + 4, 400)
    : ranges(scene, line - 24, 1, 110, 20)
