/** The zoom levels of maps: from all of Japan to the closest of 地理院タイル. */
export const MIN_ZOOM = 4
export const MAX_ZOOM = 18
