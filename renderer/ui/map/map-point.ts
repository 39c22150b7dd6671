import type { Position } from '#domain/place/distance.ts'

/** A place on a map; `mark` is the label of its pin, `note` a short text below its name. */
export type MapPoint = {
  id: string
  name: string
  href: string | null
  note: string
  mark: string
  position: Position
  /** The place that the map is about. */
  isMain?: boolean
}
