import { IMAGE_PRESETS, SCREEN_IMAGE_SIZES, SEARCH_IMAGE_SIZES } from '#domain/image/image.ts'

/** A crop shape with its sizes. */
export type CropShape = { width: number; height: number; label: string; sizes: string[] }

/** Where a shape is used, by aspect ratio. */
const LABELS: Record<string, string> = {
  '2.00': '記事の見出し、トップ',
  '1.90': 'シェア用',
  '1.00': '正方形',
  '1.33': '一覧のカード',
  '2.56': '特集の帯',
  '1.78': '検索結果',
}

const ALL: Record<string, { width: number; height: number | null }> = {
  ...IMAGE_PRESETS,
  ...SCREEN_IMAGE_SIZES,
  ...SEARCH_IMAGE_SIZES,
}

/** All crop shapes in the order of the presets, without duplicates. Uncropped sizes are omitted. */
export function cropShapes(): CropShape[] {
  const shapes = new Map<string, CropShape>()
  for (const { width, height } of Object.values(ALL)) {
    if (height === null) continue
    const proportion = (width / height).toFixed(2)
    const shape = shapes.get(proportion)
    const size = `${width}×${height}`
    if (!shape) shapes.set(proportion, { width, height, label: LABELS[proportion] ?? size, sizes: [size] })
    else if (!shape.sizes.includes(size)) shape.sizes.push(size)
  }
  return [...shapes.values()]
}
