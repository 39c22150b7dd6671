import { PHOTO_EDGES, PHOTO_LIMITS, PHOTO_REFUSALS, photoFormatOf } from '#domain/travel/photo-format.ts'

/** Why a photo cannot be used, as a message. */
class PhotoProblem extends Error {}

const QUALITY = 0.86

const HEIC =
  'HEIC形式の写真はこのブラウザーで読み取れません。JPEGで保存し直すか、iPhoneから追加してください。'

/** Width and height scaled to the maximum side length, in pixels; never enlarged. */
export function fitted(width: number, height: number, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const formatOf = async (file: Blob) => photoFormatOf(new Uint8Array(await file.slice(0, 32).arrayBuffer()))

async function problemOf(file: Blob): Promise<PhotoProblem> {
  const format = await formatOf(file)
  if (format === 'heic') return new PhotoProblem(HEIC)
  return new PhotoProblem(format ? PHOTO_REFUSALS.unreadable : PHOTO_REFUSALS.unknown)
}

/**
 * Prepares a photo for upload: JPEG, rotated upright, at most 2048 pixels per side, without metadata. Throws
 * `PhotoProblem` for files that this browser cannot read.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) throw await problemOf(file)
  try {
    if (bitmap.width * bitmap.height > PHOTO_LIMITS.pixels)
      throw new PhotoProblem(PHOTO_REFUSALS.tooManyPixels)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, fitted(bitmap.width, bitmap.height, PHOTO_EDGES.large))
    const context = canvas.getContext('2d')
    if (!context) throw new PhotoProblem(PHOTO_REFUSALS.unreadable)
    // JPEG has no transparency and would show it as black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (!blob) throw new PhotoProblem(PHOTO_REFUSALS.unreadable)
    return blob
  } finally {
    bitmap.close()
  }
}
