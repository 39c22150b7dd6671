import { lazy, Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#renderer/form/Button.tsx'
import fields from '#renderer/form/Field.module.css'
import { silent } from '#renderer/shell/errors/silent.ts'
import { placeOfAddress } from '../position/place-of-address.ts'
import { NumberControl } from './NumberControl.tsx'

const PinMap = lazy(async () => ({ default: (await import('../position/PinMap.tsx')).PinMap }))

/** The longitude's field next to the latitude's. */
const besides = (name: string) => name.replace(/lat$/, 'lng')

/** A position: geocoded from the address, placed on a map, or typed. */
export function PositionControl({ name }: { name: string }) {
  const { getValues, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [announcement, announce] = useState('')
  const [isLoading, setIsLoading] = useState(false)
  const put = ({ lat, lng }: { lat: number; lng: number }) => {
    for (const [field, value] of [
      [name, lat],
      [besides(name), lng],
    ] as const)
      setValue(field, Math.round(value * 1e6) / 1e6, { shouldDirty: true, shouldValidate: true })
  }
  const lookUp = async () => {
    const address = getValues('address')
    if (!address) return announce('先に住所を書いてください。')
    setIsLoading(true)
    announce('住所から場所をさがしています。')
    const found = await silent(() => placeOfAddress(address))
    setIsLoading(false)
    if (!found) return announce('住所からは見つかりませんでした。地図で選ぶか、緯度と経度を書いてください。')
    put(found)
    setOpen(true)
    announce(`「${found.title}」の位置を入れました。地図で確かめてください。`)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports grid layout on a fieldset
    <div className="grid gap-8" role="group" aria-label="地図の位置">
      <span className={fields.label}>地図の位置</span>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),14rem))] gap-x-24 gap-y-12">
        <NumberControl name={name} />
        <NumberControl name={besides(name)} />
      </div>
      <div className="flex flex-wrap gap-8">
        <Button onClick={lookUp} aria-disabled={isLoading || undefined}>
          住所からさがす
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '地図を閉じる' : '地図で選ぶ'}
        </Button>
      </div>
      <p className="min-h-[1.6em] text-13 text-usuzumi" role="status">
        {announcement}
      </p>
      {isOpen && (
        <Suspense fallback={<p className="text-usuzumi">地図を準備しています。</p>}>
          <PinMap latName={name} lngName={besides(name)} onPut={put} />
        </Suspense>
      )}
    </div>
  )
}
