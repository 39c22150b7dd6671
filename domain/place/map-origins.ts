/** Source of map tiles: https://maps.gsi.go.jp/development/ichiran.html */
export const TILE_ORIGIN = 'https://cyberjapandata.gsi.go.jp'

/** Geocoding service for the forms of places. */
export const ADDRESS_SEARCH_ORIGIN = 'https://msearch.gsi.go.jp'
