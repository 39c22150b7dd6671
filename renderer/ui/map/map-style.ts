import type { MapOptions, StyleSpecification } from 'maplibre-gl'
import { TILE_ORIGIN } from '#domain/place/map-origins.ts'

/** 地理院タイル, 淡色地図: what is on it stays behind what we mark. Its terms ask for the credit and this link. */
const TILES = `${TILE_ORIGIN}/xyz/pale/{z}/{x}/{y}.png`
const CREDIT =
  '<a href="https://maps.gsi.go.jp/development/ichiran.html" target="_blank" rel="noopener">国土地理院</a>'

export const CLOSEST_ZOOM = 18
export const TILE_SOURCE = 'gsi'

export const MAP_STYLE: StyleSpecification = {
  version: 8,
  sources: {
    [TILE_SOURCE]: {
      type: 'raster',
      tiles: [TILES],
      tileSize: 256,
      minzoom: 5,
      maxzoom: CLOSEST_ZOOM,
      attribution: CREDIT,
    },
  },
  layers: [{ id: 'pale', type: 'raster', source: TILE_SOURCE }],
}

/** All that the map says by itself. `title` names the map to those who cannot see it. */
export const mapWords = (title: string): MapOptions['locale'] => ({
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
