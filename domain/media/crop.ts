type Size = { width: number; height: number }

/** The visible part of a cropped picture, in pixels of the picture. */
type CropBox = Size & { left: number; top: number }

/**
 * The crop of a picture to a shape: as large as possible, with the focal point as close to the centre as the edges
 * allow. The served sizes are cropped in the same way (worker/media/crop.ts).
 */
export function cropBox(source: Size, shape: Size, focal: { x: number; y: number }): CropBox {
  const scale = Math.min(source.width / shape.width, source.height / shape.height)
  const [width, height] = [shape.width * scale, shape.height * scale]
  const start = (length: number, part: number, point: number) =>
    Math.min(Math.max(length * point - part / 2, 0), length - part)
  return {
    left: start(source.width, width, focal.x),
    top: start(source.height, height, focal.y),
    width,
    height,
  }
}
