import type { MapOptions, StyleSpecification } from 'maplibre-gl'
import { MAX_ZOOM } from '#domain/map/zoom.ts'
import { TILE_ORIGIN } from '#domain/place/map-origins.ts'

/** 地理院タイル, 淡色地図: pale, so that markers stand out. Its terms require the credit with this link. */
const TILES = `${TILE_ORIGIN}/xyz/pale/{z}/{x}/{y}.png`
const CREDIT =
  '<a href="https://maps.gsi.go.jp/development/ichiran.html" target="_blank" rel="noopener">国土地理院</a>'

export const TILE_SOURCE = 'gsi'

export const MAP_STYLE: StyleSpecification = {
  version: 8,
  sources: {
    [TILE_SOURCE]: {
      type: 'raster',
      tiles: [TILES],
      tileSize: 256,
      minzoom: 5,
      maxzoom: MAX_ZOOM,
      attribution: CREDIT,
    },
  },
  layers: [{ id: 'pale', type: 'raster', source: TILE_SOURCE }],
}

/** The texts of the map library. `title` is the accessible name of the map. */
export const mapLocale = (title: string): MapOptions['locale'] => ({
  'Map.Title': `${title}。矢印キーで動き、プラスとマイナスのキーで大きさが変わります`,
  'Marker.Title': '地図の印',
  'Popup.Close': '閉じる',
  'NavigationControl.ZoomIn': '地図を拡大',
  'NavigationControl.ZoomOut': '地図を縮小',
  'AttributionControl.ToggleAttribution': '地図の出典',
  'CooperativeGesturesHandler.WindowsHelpText':
    'Ctrlキーを押しながらスクロールすると、地図の大きさが変わります',
  'CooperativeGesturesHandler.MacHelpText': '⌘キーを押しながらスクロールすると、地図の大きさが変わります',
  'CooperativeGesturesHandler.MobileHelpText': '地図は2本の指で動かせます',
})
