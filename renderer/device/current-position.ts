import type { Position } from '#domain/place/distance.ts'

const TIMEOUT_MS = 10_000
/** A position of a few minutes ago is near enough. */
const MAX_AGE_MS = 300_000

/** The position of the device, after its permission prompt. Rejects with a `GeolocationPositionError`. */
export const currentPosition = (): Promise<Position> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    ),
  )
