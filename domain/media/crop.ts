type Size = { width: number; height: number }

/** The part of a picture that a crop shows, in pixels of the picture. */
export type CropBox = Size & { left: number; top: number }

/**
 * What of a picture stays when it fills a shape: as much as fits, with the focal point as near to the middle as the
 * edges of the picture allow. The sizes that are served are cut in the same way (worker/media/crop.ts).
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
