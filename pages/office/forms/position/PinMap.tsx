import cssUrl from 'maplibre-gl/dist/maplibre-gl.css?url'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import styles from './PinMap.module.css'
import { type PinMapHandle, pinMap } from './pin-map.ts'

type Props = {
  latName: string
  lngName: string
  onPut: (position: { lat: number; lng: number }) => void
}

const isPosition = (lat: unknown, lng: unknown): boolean =>
  typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** A map with one pin: moved by dragging, clicking or arrow keys. Follows typed coordinates. */
export function PinMap({ latName, lngName, onPut }: Props) {
  const { control } = useFormContext()
  const [lat, lng] = useWatch({ control, name: [latName, lngName] })
  const canvas = useRef<HTMLDivElement>(null)
  const map = useRef<PinMapHandle>(null)
  const put = useRef(onPut)
  put.current = onPut
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    map.current = pinMap(canvas.current, {
      onPut: (position) => put.current(position),
      onError: () => setMissing(true),
    })
    return () => map.current?.remove()
  }, [])
  useEffect(() => {
    if (isPosition(lat, lng)) map.current?.show({ lat, lng })
  }, [lat, lng])
  return (
    <div className="grid gap-8">
      <link rel="stylesheet" href={cssUrl} precedence="map" />
      {isMissing && (
        <p className="text-13 text-usuzumi" role="status">
          地図を読み込めませんでした。緯度と経度を書いてください。
        </p>
      )}
      <div
        className={`${styles.canvas} h-[20rem] border border-rule-strong bg-rule [&[hidden]]:hidden`}
        ref={canvas}
        hidden={isMissing}
      />
      <p className="text-13 text-usuzumi">
        地図を押すか、印を引いて動かします。印を選んで矢印キーでも動かせます。
      </p>
    </div>
  )
}
