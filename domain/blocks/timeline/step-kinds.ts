import type { TimelineStep } from './timeline-step.ts'

export const STEP_KINDS: Record<TimelineStep['kind'], string> = {
  stop: '立ち寄り',
  move: '移動',
  meal: '食事',
  stay: '宿泊',
}
